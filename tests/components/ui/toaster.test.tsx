import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster } from '@/components/ui/toaster'
import { showToast, toastStore } from '@/components/ui/toast-store'

const titles = () => screen.queryAllByText(/^Title/).map((title) => title.textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function open() {
  jest.useFakeTimers()
  toastStore.setState({ toast: null })
  render(<Toaster />)
  await pass(0)
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

/** Shows a toast and waits for its part of the script. */
async function show(...[message]: Parameters<typeof showToast>) {
  act(() => showToast(message))
  await pass(10)
}

test('a message shows its title and its description, and can be closed; there is nothing before it', async () => {
  const user = await open()
  expect(document.body).toHaveTextContent(/^$/)
  await show({ title: 'Title', description: 'And more of it' })
  expect(titles()).toEqual(['Title'])
  expect(screen.getByText('And more of it')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(titles()).toEqual([])
})

test('the next message takes the place of the one before, and goes after five seconds of its own', async () => {
  await open()
  await show({ title: 'Title one' })
  await pass(3_000)
  await show({ title: 'Title two' })
  expect(titles()).toEqual(['Title two'])
  await pass(4_900)
  expect(titles()).toEqual(['Title two'])
  await pass(200)
  expect(titles()).toEqual([])
})

test('the same message twice is two toasts', async () => {
  await open()
  await show({ title: 'Title' })
  await pass(4_000)
  await show({ title: 'Title' })
  await pass(4_000)
  expect(titles()).toEqual(['Title'])
})

test.each([
  ['destructive' as const, true],
  [undefined, false],
])('the variant %s is destructive: %s', async (variant, destructive) => {
  await open()
  await show({ title: 'Title', variant })
  const toast = screen.getByText('Title').closest('li')!
  expect(toast.classList.contains('toast-destructive')).toBe(destructive)
})
