import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askForVersions, watchBrowser } from '@/components/site/offline-keeper'
import { toastStore } from '@/components/ui/toast-store'
import { PageServices } from '@/components/site/page-services'
import { installOffer } from '@/lib/storage/install-offer'

const user = () => userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime })

/** The service worker of the browser, which jsdom has none of. */
function withWorker(controller: object | null) {
  const worker = Object.assign(new EventTarget(), { controller, oncontrollerchange: (_: Event) => {} })
  act(() => toastStore.setState({ notice: undefined }))
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  watchBrowser()
  return async () => {
    await act(async () => {
      worker.oncontrollerchange(new Event('controllerchange'))
      await new Promise((loaded) => setTimeout(loaded))
    })
  }
}

/** A page with a result, on which the browser offers to install the site. */
async function visit({ isNew = true, result = '21694' } = {}) {
  if (isNew) sessionStorage.clear()
  withWorker(null)
  jest.useFakeTimers()
  const prompt = jest.fn(() => Promise.resolve())
  const shown = render(
    <main>
      <input aria-label="Amount" />
      <output data-value={result} />
      <PageServices />
    </main>,
  )
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  await act(async () => {
    dispatchEvent(event)
    await jest.advanceTimersByTimeAsync(0)
  })
  return { ...shown, prompt, event }
}

/** The visitor changes a field and reads the result. */
async function use() {
  await user().type(screen.getByLabelText('Amount'), '5')
  await user().tab()
  await act(() => jest.advanceTimersByTimeAsync(3_000))
}

const offer = () => screen.queryByRole('complementary', { name: 'Install' })

function firstTime() {
  sessionStorage.clear()
  act(() => installOffer.erase())
}

afterEach(() => jest.useRealTimers())

test('installing is offered after a result of the second visit, and not without one', async () => {
  firstTime()
  const first = await visit()
  expect(first.event.defaultPrevented).toBe(true)
  await use()
  expect(offer()).not.toBeInTheDocument()
  first.unmount()

  // Another page of the same visit.
  const next = await visit({ isNew: false })
  await use()
  expect(offer()).not.toBeInTheDocument()
  next.unmount()

  const withoutResult = await visit({ result: '' })
  await use()
  expect(offer()).not.toBeInTheDocument()
  withoutResult.unmount()

  const second = await visit({ isNew: false })
  expect(offer()).not.toBeInTheDocument()
  await use()
  await user().click(screen.getByRole('button', { name: 'Install' }))
  expect(second.prompt).toHaveBeenCalledTimes(1)
  expect(offer()).not.toBeInTheDocument()
})

test('a refusal is once and for all', async () => {
  firstTime()
  const first = await visit()
  first.unmount()
  const second = await visit()
  await use()
  await user().click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(offer()).not.toBeInTheDocument()
  second.unmount()
  const third = await visit()
  await use()
  expect(offer()).not.toBeInTheDocument()
  expect(third.prompt).not.toHaveBeenCalled()
})

const newVersion = () => screen.queryByRole('complementary', { name: 'New version' })

test('a new version is offered, and not pressed on anybody', async () => {
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError('offline')) })
  const change = withWorker({})
  render(<PageServices />)
  await change()
  expect(newVersion()).toHaveTextContent('A new version is ready.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await user().click(screen.getByRole('button', { name: 'Later' }))
  expect(newVersion()).not.toBeInTheDocument()
})

test.each([
  ['2026-11-27', '2026-11-20', /with the law as checked on 27 November 2026/],
  ['2026-11-20', '2026-11-20', /^A new version is ready\. Calculators/],
  ['x', '2026-11-20', /^A new version is ready\. Calculators/],
])('where its law is of %s and the page’s of %s, the notice has that', async (law, own, words) => {
  document.head.innerHTML = `<meta name="jantar-build" content="abc ${own}">`
  const answer = { json: () => Promise.resolve({ build: 'def', law }) }
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(answer) })
  const change = withWorker({})
  render(<PageServices />)
  await change()
  expect(await screen.findByText(words)).toBeVisible()
  expect(fetch).toHaveBeenCalledWith('/version.json', expect.objectContaining({ cache: 'no-store' }))
})

describe('a page that stays open', () => {
  const HOUR_MS = 3_600_000
  const see = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  function openPage(update = jest.fn(() => Promise.resolve())) {
    jest.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') })
    see('visible')
    askForVersions({ update } as unknown as ServiceWorkerRegistration)
    return update
  }

  test('asks for a new version when it is seen again, at most once an hour', () => {
    const update = openPage()
    for (const minutes of [10, 20, 25]) {
      jest.advanceTimersByTime(minutes * 60_000)
      see('hidden')
      see('visible')
    }
    expect(update).not.toHaveBeenCalled()
    jest.advanceTimersByTime(10 * 60_000)
    see('hidden')
    expect(update).not.toHaveBeenCalled()
    see('visible')
    see('hidden')
    see('visible')
    expect(update).toHaveBeenCalledTimes(1)
  })

  test('asks once a day while it is seen, and not while it is hidden', () => {
    const update = openPage()
    jest.advanceTimersByTime(23 * HOUR_MS)
    expect(update).not.toHaveBeenCalled()
    jest.advanceTimersByTime(49 * HOUR_MS)
    expect(update).toHaveBeenCalledTimes(3)
    see('hidden')
    jest.advanceTimersByTime(72 * HOUR_MS)
    expect(update).toHaveBeenCalledTimes(3)
  })

  test('goes on without a network, and after the clock was set back', async () => {
    const update = openPage(jest.fn(() => Promise.reject(new TypeError('offline'))))
    jest.setSystemTime(new Date('2026-11-20T09:00:00Z'))
    see('visible')
    expect(update).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(24 * HOUR_MS)
    expect(update).toHaveBeenCalledTimes(2)
  })
})

test('the first worker of a page is no new version', async () => {
  const change = withWorker(null)
  render(<PageServices />)
  await change()
  expect(newVersion()).not.toBeInTheDocument()
})
