import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyButton } from '@/components/share/copy-button'
import { toastStore } from '@/components/ui/toast-store'

const button = () => screen.getByRole('button', { name: 'Copy Monthly EMI' })

function open(copyButton = <CopyButton value="₹8,678" label="Copy Monthly EMI" />) {
  jest.useFakeTimers()
  toastStore.setState({ toast: null })
  render(copyButton)
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

/** The clipboard answers a moment after the click. */
async function copy(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button())
  await act(async () => jest.advanceTimersByTimeAsync(0))
}

test('copies the value, confirms it with the value, and shows a check for a second and a half', async () => {
  const user = open()
  expect(button()).not.toHaveAttribute('data-copied')
  await copy(user)
  expect(await navigator.clipboard.readText()).toBe('₹8,678')
  expect(toastStore.getState().toast).toMatchObject({ title: 'Copied to clipboard!', description: '₹8,678' })
  expect(button()).toHaveAttribute('data-copied')
  act(() => jest.advanceTimersByTime(1_499))
  expect(button()).toHaveAttribute('data-copied')
  act(() => jest.advanceTimersByTime(1))
  expect(button()).not.toHaveAttribute('data-copied')
})

test('a second copy starts the time again', async () => {
  const user = open()
  await copy(user)
  act(() => jest.advanceTimersByTime(1_000))
  await copy(user)
  act(() => jest.advanceTimersByTime(1_000))
  expect(button()).toHaveAttribute('data-copied')
  act(() => jest.advanceTimersByTime(500))
  expect(button()).not.toHaveAttribute('data-copied')
})

test('a refused clipboard is reported as an error, without a check', async () => {
  const user = open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await copy(user)
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Error',
    description: 'Could not copy value.',
    variant: 'destructive',
  })
  expect(button()).not.toHaveAttribute('data-copied')
})

test('what is long is named in the toast, and copied in full', async () => {
  const user = open(
    <CopyButton value="https://jantar.in/emi-calculator#rate=9" label="Copy link" named="Link" />,
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await act(async () => jest.advanceTimersByTimeAsync(0))
  expect(await navigator.clipboard.readText()).toBe('https://jantar.in/emi-calculator#rate=9')
  expect(toastStore.getState().toast).toMatchObject({ title: 'Copied to clipboard!', description: 'Link' })
})
