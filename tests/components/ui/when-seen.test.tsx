import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { printPage } from '@/components/ui/print-page'
import { WhenSeen } from '@/components/ui/when-seen'
import { comeIntoSight, SightWatcher } from '@/tests/in-sight'

const Words = ({ words }: { words: string }) => <p>{words}</p>
type Load = () => Promise<{ default: typeof Words }>

function open(load: jest.Mock<ReturnType<Load>>, of: { words: string } | null = { words: 'Here it is' }) {
  return render(<WhenSeen heading="Year by year" load={load} props={of} className="min-h-96" />)
}

const loads = () => jest.fn<ReturnType<Load>, []>().mockResolvedValue({ default: Words })

test('nothing is fetched before the place comes into sight', async () => {
  const load = loads()
  open(load)
  await act(async () => comeIntoSight(false))
  expect(screen.getByRole('region', { name: 'Year by year' })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('in sight the part is fetched, once, and shown', async () => {
  const load = loads()
  open(load)
  await act(async () => comeIntoSight())
  await act(async () => comeIntoSight())
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Here it is')).toBeVisible()
})

test('while there is nothing to show the place stays empty', async () => {
  const { rerender } = open(loads(), null)
  await act(async () => comeIntoSight())
  expect(screen.queryByText('Here it is')).not.toBeInTheDocument()
  rerender(
    <WhenSeen heading="Year by year" load={loads()} props={{ words: 'Now there is' }} className="min-h-96" />,
  )
  expect(screen.getByText('Now there is')).toBeVisible()
})

test('a part that did not load can be tried again', async () => {
  const user = userEvent.setup({ delay: null })
  const load = loads().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open(load)
  await act(async () => comeIntoSight())
  expect(screen.getByText(/This part did not load\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is')).toBeVisible()
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument()
})

test('a place just below the window is fetched from the first scrolling on', async () => {
  const load = loads()
  open(load)
  const margins = () => [...SightWatcher.watching].map(({ rootMargin }) => rootMargin)
  expect(margins()).toEqual(['0px'])
  act(() => void dispatchEvent(new Event('scroll')))
  expect(margins()).toEqual(['400px'])
  await act(async () => comeIntoSight())
  expect(load).toHaveBeenCalledTimes(1)
  expect(margins()).toEqual([])
})

describe('printing', () => {
  const pointerLeaves = (clientY: number) =>
    void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }))
  const pressPrint = () =>
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true }) ? 'browser' : 'intercepted'

  test('Ctrl+P loads what was never scrolled to, and then prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getByText('Here it is')).toBeVisible()
    })
    open(loads())
    let by = ''
    await act(async () => void (by = pressPrint()))
    expect(by).toBe('intercepted')
    expect(print).toHaveBeenCalledTimes(1)
    expect(pressPrint()).toBe('browser')
    print.mockRestore()
  })

  test('a part that cannot be loaded does not keep the page from printing, and its heading does not print', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    open(loads().mockRejectedValueOnce(new TypeError('Failed to fetch')))
    await act(async () => void pressPrint())
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('region', { name: 'Year by year' })).toHaveClass('print:hidden')
    print.mockRestore()
  })

  test('a button of the page loads what was never scrolled to, and then prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getByText('Here it is')).toBeVisible()
    })
    open(loads())
    await act(async () => printPage())
    expect(print).toHaveBeenCalledTimes(1)
    printPage()
    expect(print).toHaveBeenCalledTimes(2)
    print.mockRestore()
  })

  test.each<[string, () => void, boolean]>([
    ['the pointer leaves by the upper edge', () => pointerLeaves(-1), true],
    ['it leaves by another edge', () => pointerLeaves(300), false],
    ['the menu takes the focus', () => void dispatchEvent(new Event('blur')), true],
  ])('on the way to the menu of the browser, %s: the part is loaded', async (_, happens, isLoaded) => {
    jest.useFakeTimers()
    open(loads())
    await act(async () => happens())
    await act(() => jest.advanceTimersByTimeAsync(1))
    jest.useRealTimers()
    expect(screen.queryAllByText('Here it is')).toHaveLength(isLoaded ? 1 : 0)
  })

  test('another tab takes the focus, and nothing is loaded', async () => {
    jest.useFakeTimers()
    open(loads())
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await act(async () => void dispatchEvent(new Event('blur')))
    await act(() => jest.advanceTimersByTimeAsync(1))
    jest.restoreAllMocks()
    jest.useRealTimers()
    expect(screen.queryByText('Here it is')).not.toBeInTheDocument()
  })

  test('the print of the menu starts the loading; the heading prints from then on', async () => {
    open(loads())
    const place = screen.getByRole('region', { name: 'Year by year' })
    expect(place).toHaveClass('print:hidden')
    await act(async () => void dispatchEvent(new Event('beforeprint')))
    expect(screen.getByText('Here it is')).toBeVisible()
    expect(place).not.toHaveClass('print:hidden')
  })
})
