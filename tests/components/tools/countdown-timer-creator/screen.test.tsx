import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveFile } from '@/components/share/save-file'
import { CountdownTimerCreator } from '@/components/tools/countdown-timer-creator/screen'

jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

const remaining = () => document.querySelector('output[name=remaining]')
const seconds = () => Number(remaining()?.getAttribute('data-value'))
const button = (name: string) => screen.getByRole('button', { name })

function open(link = '') {
  jest.useFakeTimers({ now: new Date('2026-12-31T18:29:00Z') })
  history.replaceState(null, '', `/countdown-timer-creator${link}`)
  render(<CountdownTimerCreator />)
  act(() => jest.advanceTimersByTime(1))
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

/** The device sleeps: the clock goes on and no timer runs. */
function sleep(ms: number) {
  jest.setSystemTime(Date.now() + ms)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

const NEW_YEAR = '#date=2027-01-01&zone=india&label=New+Year'

test('it counts by the second; while it runs the date is fixed; paused it holds; then it goes on towards the same moment', async () => {
  const user = open(NEW_YEAR)
  expect(screen.getByText('New Year')).toBeInTheDocument()
  expect(seconds()).toBe(60)
  pass(1_000)
  expect(seconds()).toBe(59)
  await user.click(button('Start'))
  expect(screen.getByLabelText('Target date')).toBeDisabled()
  pass(10_000)
  await user.click(button('Pause'))
  const held = seconds()
  pass(5_000)
  expect(seconds()).toBe(held)
  expect(screen.getByText('Paused')).toBeInTheDocument()
  await user.click(button('Resume'))
  pass(1)
  expect(seconds()).toBeLessThanOrEqual(held - 5)
})

test('it is right after sleep, and finished when the moment has passed in the meantime', async () => {
  const user = open(NEW_YEAR)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await user.click(button('Start'))
  sleep(30_000)
  expect(screen.getByRole('img', { name: /^Time elapsed: (?:4[89]|5[0-2])%$/ })).toBeVisible()
  expect(seconds()).toBeGreaterThanOrEqual(29)
  expect(seconds()).toBeLessThanOrEqual(30)
  sleep(3_600_000)
  expect(screen.getByText('Countdown Finished! 🎉')).toBeInTheDocument()
  expect(seconds()).toBe(0)
  expect(button('Start')).toBeDisabled()
  await user.click(button('Reset'))
  expect(remaining()).toBeNull()
})

test('a message goes once the target is another one, and only the new one is shown', async () => {
  const user = open()
  const date = screen.getByLabelText('Target date')
  await user.click(button('Start'))
  expect(screen.getByText('Please set a valid target date and time.')).toBeInTheDocument()
  fireEvent.change(date, { target: { value: '2026-12-30' } })
  expect(screen.queryByText('Please set a valid target date and time.')).not.toBeInTheDocument()
  await user.click(button('Start'))
  expect(screen.getByText('Target date and time must be in the future.')).toBeInTheDocument()
  fireEvent.change(date, { target: { value: '2027-01-05' } })
  expect(screen.queryByText('Target date and time must be in the future.')).not.toBeInTheDocument()
})

test('a countdown is an entry of an hour in a calendar; a saved one is listed, shown and deleted', async () => {
  const user = open(NEW_YEAR)
  await user.click(button('Add to calendar (.ics)'))
  const [name, type, content] = jest.mocked(saveFile).mock.calls[0]!
  expect([name, type]).toEqual(['countdown.ics', 'text/calendar;charset=utf-8'])
  // Midnight in India is 18:30 in Greenwich.
  expect(content).toContain('DTSTART:20261231T183000Z\r\nDTEND:20261231T193000Z')
  expect(content).toContain('SUMMARY:New Year')
  await user.click(button('Save'))
  await user.click(button('Reset'))
  await user.click(button('Show New Year'))
  expect(seconds()).toBeGreaterThan(0)
  expect(button('Pause')).toBeInTheDocument()
  await user.click(button('Delete New Year'))
  expect(screen.getByText(/No saved countdowns yet/)).toBeInTheDocument()
})

test('the end is heard and notified where the visitor wished so and the browser allows it', async () => {
  const shown: unknown[][] = []
  const requestPermission = jest.fn().mockResolvedValue('granted')
  const Notification = Object.assign(
    function (...words: unknown[]) {
      shown.push(words)
    },
    { requestPermission },
  )
  const param = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() }
  const tone = { frequency: {}, connect: () => ({ connect: jest.fn() }), start: jest.fn(), stop: jest.fn() }
  function AudioContext() {
    return { currentTime: 0, createOscillator: () => tone, createGain: () => ({ gain: param }) }
  }
  Object.assign(globalThis, { Notification, AudioContext })
  const user = open(NEW_YEAR)
  await user.click(screen.getByRole('checkbox', { name: 'Sound at the end' }))
  const notification = screen.getByRole('checkbox', { name: 'Notification at the end' })
  await user.click(notification)
  await waitFor(() => expect(notification).toBeChecked())
  await user.click(button('Start'))
  expect(tone.start).not.toHaveBeenCalled()
  sleep(61_000)
  expect(shown).toEqual([['New Year', { body: 'Countdown Finished! 🎉', tag: 'countdown' }]])
  expect(tone.start).toHaveBeenCalledTimes(3)
})

test('a refused notification is reported, and stays off', async () => {
  Object.assign(globalThis, { Notification: { requestPermission: jest.fn().mockResolvedValue('denied') } })
  const user = open(NEW_YEAR)
  const box = screen.getByRole('checkbox', { name: 'Notification at the end' })
  await user.click(box)
  expect(await screen.findByText('This browser does not allow notifications here.')).toBeInTheDocument()
  expect(box).not.toBeChecked()
})

test('full screen shows the digits alone, and leaves again', async () => {
  const requestFullscreen = jest.fn()
  Object.assign(document, { fullscreenEnabled: true })
  Object.assign(Element.prototype, { requestFullscreen })
  const user = open(NEW_YEAR)
  await user.click(button('Full screen'))
  expect(requestFullscreen.mock.contexts).toEqual([screen.getByRole('region', { name: 'Result' })])
})
