import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { saveFile } from '@/components/share/save-file'
import { IndianFestivalCalendar } from '@/components/tools/indian-festival-calendar/screen'
import { festivalsOf } from '@/lib/panchang/festivals/festivals'
import { WorkerInPage } from '@/tests/worker-in-page'

jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))
// Each year is really computed, on machines of any speed.
jest.setTimeout(30_000)

const prerendered = { question: { subject: 'year', year: 2026 }, answer: festivalsOf(2026) } as const

afterEach(() => {
  jest.useRealTimers()
})

function open(link = '', now = new Date(2026, 10, 22, 12)) {
  jest.useFakeTimers({ now, advanceTimers: true })
  history.replaceState(null, '', `/indian-festival-calendar${link}`)
  render(<IndianFestivalCalendar prerendered={prerendered} />)
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

const list = () => screen.getByText(/^Festivals and holidays of/).closest('section')!
const rowOf = (name: string) => within(list()).getByText(name, { selector: 'summary > b' }).closest('li')!
/** Once the festivals of a year are there. */
const shows = (year: number) =>
  waitFor(() => expect(list()).toHaveTextContent(`Festivals and holidays of ${year}`), { timeout: 20_000 })

test('a fresh page has this year, counts to the next festival, and gives the rule of each', () => {
  open()
  expect(screen.getByLabelText('Year')).toHaveValue('2026')
  const result = screen.getByRole('region', { name: 'Result' })
  expect(result).toHaveTextContent(/Next festival.*Guru Nanak Jayanti.*24 November 2026, in 2 days/)
  expect(rowOf('Republic Day')).toHaveTextContent(/26 Mon.*National holiday · Central government holiday/)
  expect(rowOf('Eid-ul-Fitr')).toHaveTextContent('Depends on the sighting of the moon')
  expect(rowOf('Holi')).not.toHaveTextContent('moon')
  const rule = within(rowOf('Diwali (Lakshmi Puja)'))
    .getByText(/Why this day/)
    .closest('details')!
  fireEvent(rule, new Event('toggle'))
  expect(rule).toHaveTextContent(/Amavasya in the evening.*The tithi lasts from 11:28 am to 12:32 pm, 9 Nov/)
})

test('the next festival is one of the whole country, or of the chosen state', () => {
  const december = new Date(2026, 11, 10, 12)
  open('', december)
  const result = screen.getByRole('region', { name: 'Result' })
  expect(result).toHaveTextContent(/Next festival.*Christmas.*25 December 2026/)
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'GA' } })
  expect(result).toHaveTextContent(/Next festival.*Goa Liberation Day.*19 December 2026, in 9 days/)
})

test('the month of today is open, of another year the first; a short list is shown whole', async () => {
  open()
  const opened = () =>
    [...list().querySelectorAll('.festival-month[open] > summary h3')].map((one) => one.textContent)
  expect(opened()).toEqual(['November 2026'])
  expect(rowOf('Republic Day')).not.toBeVisible()
  // What is over is folded: the months of the year, and the days of the month.
  expect(screen.getByText('Earlier in the year')).toBeVisible()
  expect(screen.getByText('January 2026')).not.toBeVisible()
  expect(rowOf('Diwali (Lakshmi Puja)')).not.toBeVisible()
  expect(rowOf('Guru Nanak Jayanti')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'national' } })
  expect(opened()).toEqual(['January 2026', 'August 2026', 'October 2026'])
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'all' } })
  fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2025' } })
  await shows(2025)
  expect(opened()).toEqual(['January 2025'])
})

test('the sample of 2025: twelve main festivals, Diwali on both days with the reason', async () => {
  open('#year=2025')
  await shows(2025)
  const main = screen.getByText('Main festivals of the year').closest('table')!
  expect(main.querySelectorAll('tr')).toHaveLength(12)
  const days = [...main.querySelectorAll('time')].map((time) => time.dateTime)
  expect(days).toEqual(expect.arrayContaining(['2025-01-26', '2025-10-20', '2025-10-21', '2025-12-25']))
  expect(rowOf('Diwali (Lakshmi Puja)')).toHaveTextContent(/Or 21 October 2025: Maharashtra’s Laxmi Pujan/)
})

test('the state’s own day leads, also in the calendar file; a weak source is shown only with the reasons', async () => {
  const save = jest.mocked(saveFile)
  const user = open('#state=TN')
  expect(rowOf('Thai Pongal').querySelector('time')).toHaveAttribute('datetime', '2026-01-15')
  await user.click(screen.getByRole('button', { name: 'Save 2026 as calendar file' }))
  const [name, , content] = save.mock.calls.at(-1)!
  expect(name).toBe('festivals-2026.ics')
  expect(content).toContain('UID:pongal-2026-01-15')
  expect(content).toContain('DTSTART;VALUE=DATE:20260815')
  expect(rowOf('Ram Navami').querySelector('summary')).not.toHaveTextContent('27 March')
  expect(rowOf('Ram Navami')).toHaveTextContent(/Less certain: .* has 27 March 2026/)
})

test('filters of type, religion and state narrow the list, and an empty list is reported', async () => {
  const user = open()
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'national' } })
  expect(list().querySelectorAll('li')).toHaveLength(3)
  fireEvent.change(screen.getByLabelText('Religion'), { target: { value: 'parsi' } })
  expect(list()).toHaveTextContent('No festivals match these filters.')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'KL' } })
  expect(rowOf('Onam (Thiruvonam)')).toHaveTextContent('Regional')
  expect(within(list()).queryByText(/Bihu/)).not.toBeInTheDocument()
})

test('another year is computed; without its list the holidays are the usual ones', async () => {
  open('#year=2028')
  await shows(2028)
  expect(list()).toHaveTextContent('We do not have the government’s list for 2028 yet')
  expect(rowOf('Holi')).toHaveTextContent('Usually a central government holiday')
})

test('the year after this has its list of July 2026: Holi on 23 March, by Purnima the 22nd', async () => {
  open('#year=2027')
  await shows(2027)
  expect(list()).toHaveTextContent('Central government holidays are those of the official list.')
  expect(rowOf('Holi')).toHaveTextContent(/^23 Tue.*Central government holiday.*Or 22 March 2027/)
  expect(rowOf('Holika Dahan')).toHaveTextContent(/^21 Sun.*Or 22 March 2027/)
  expect(rowOf('Diwali (Lakshmi Puja)')).toHaveTextContent(/^29 Fri.*Central government holiday/)
  expect(rowOf('Makar Sankranti')).toHaveTextContent('Or 14 January 2027')
})

test('months show each festival below its month', async () => {
  open('#view=month')
  const november = (await screen.findByText('November 2026', { selector: 'caption' })).closest('section')!
  expect(november).toHaveTextContent('Guru Nanak Jayanti')
  expect(november).not.toHaveTextContent('Christmas')
})

test('long weekends are found with and without a day of leave', async () => {
  const user = open()
  const section = screen.getByText('Long weekends of 2026').closest('section')!
  expect(section).toHaveTextContent(
    /Saturday, 24 January 2026 to Monday, 26 January 2026.*Republic Day.*3 days/,
  )
  expect(section).toHaveTextContent('with leave on Friday, 27 March 2026')
  // Those that are still to come are in sight, the others folded.
  const days = (items: Element[]) => items.map((item) => item.querySelector('b')!.textContent)
  const items = [...section.querySelectorAll('li')]
  const inSight = days(items.filter((item) => !item.closest('details')))
  expect(inSight.length).toBeGreaterThan(0)
  expect(inSight.length).toBeLessThanOrEqual(2)
  expect(inSight.join()).not.toMatch(/January|March|August/)
  expect(days(items.filter((item) => item.closest('details'))).join()).toContain('24 January 2026')
  await user.click(within(section).getByRole('checkbox'))
  expect(section).not.toHaveTextContent('with leave')
})

test('computations that do not load are reported', async () => {
  WorkerInPage.fails = true
  open('#year=2030')
  expect(await screen.findByText(/a part of this page did not load/)).toBeVisible()
  WorkerInPage.fails = false
})

test('the page as built has the year’s list', () => {
  const html = renderToString(<IndianFestivalCalendar prerendered={prerendered} />)
  expect(html).toContain('2026-11-08')
  expect(html).toContain('Guru Nanak Jayanti')
})
