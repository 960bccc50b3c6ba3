import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { watchBrowser } from '@/components/site/offline-keeper'
import { toastStore } from '@/components/ui/toast-store'
import { Toaster } from '@/components/ui/toaster'
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
      <Toaster />
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

test('installing is offered after a result of the second visit', async () => {
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

  const second = await visit()
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

test('nothing is offered while there is no result', async () => {
  firstTime()
  const first = await visit()
  first.unmount()
  await visit({ result: '' })
  await use()
  expect(offer()).not.toBeInTheDocument()
})

const newVersion = () => screen.queryByRole('complementary', { name: 'New version' })

test('a new version is offered, and not pressed on anybody', async () => {
  const change = withWorker({})
  render(<Toaster />)
  await change()
  expect(newVersion()).toHaveTextContent('A new version is ready.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await user().click(screen.getByRole('button', { name: 'Later' }))
  expect(newVersion()).not.toBeInTheDocument()
})

test('the first worker of a page is no new version', async () => {
  const change = withWorker(null)
  render(<Toaster />)
  await change()
  expect(newVersion()).not.toBeInTheDocument()
})
