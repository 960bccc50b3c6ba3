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

test('once its place is in sight, and not before, the part is fetched, once, and shown', async () => {
  const load = loads()
  open(load)
  await act(async () => comeIntoSight(false))
  expect(screen.getByRole('region', { name: 'Year by year' })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
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
  /** @returns who prints: the browser by itself, or the page */
  const pressPrint = () =>
    fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true }) ? 'browser' : 'page'
  const pressButton = () => {
    printPage()
    return 'page'
  }

  test.each([
    ['Ctrl+P', pressPrint, 'browser'],
    ['a button of the page', pressButton, 'page'],
  ])('%s loads what was never scrolled to, and then prints', async (_, press, later) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getByText('Here it is')).toBeVisible()
    })
    open(loads())
    let by = ''
    await act(async () => void (by = press()))
    expect(by).toBe('page')
    expect(print).toHaveBeenCalledTimes(1)
    expect(press()).toBe(later)
    expect(print).toHaveBeenCalledTimes(later === 'page' ? 2 : 1)
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

  const loseFocus = () => void dispatchEvent(new Event('blur'))

  test.each<[string, () => void, DocumentVisibilityState, number]>([
    ['the pointer leaves by the upper edge', () => pointerLeaves(-1), 'visible', 1],
    ['it leaves by another edge', () => pointerLeaves(300), 'visible', 0],
    ['the menu takes the focus', loseFocus, 'visible', 1],
    ['another tab takes the focus', loseFocus, 'hidden', 0],
  ])('before the menu of the browser, %s: of a window that is then %s', async (_, happens, state, shown) => {
    jest.useFakeTimers()
    open(loads())
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    await act(async () => happens())
    await act(() => jest.advanceTimersByTimeAsync(1))
    jest.restoreAllMocks()
    jest.useRealTimers()
    expect(screen.queryAllByText('Here it is')).toHaveLength(shown)
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
