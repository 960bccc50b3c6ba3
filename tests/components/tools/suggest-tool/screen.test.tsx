import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SuggestTool } from '@/components/tools/suggest-tool/screen'
import { toastStore } from '@/components/ui/toast-store'

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Submit suggestion' })

function open(fragment = '', email: string | null = 'us@example.in') {
  jest.useFakeTimers()
  history.replaceState(null, '', `/suggest-tool${fragment}`)
  render(<SuggestTool email={email} />)
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/tool name/i), 'HRA calculator')
  await user.type(field(/description/i), 'Rent in, exemption out.')
}

test('an empty form shows what is missing, at the fields and in a toast, and goes to the first of them', async () => {
  const user = open()
  await user.click(submit())
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Missing Information',
    description: 'Please provide a tool name and description.',
    variant: 'destructive',
  })
  expect(field(/tool name/i)).toBeInvalid()
  expect(field(/tool name/i)).toHaveAccessibleDescription('Give the tool a name.')
  expect(field(/description/i)).toBeInvalid()
  expect(field(/tool name/i)).toHaveFocus()
})

test('a doubtful email address is pointed out; without it, after a second and a half the suggestion is ready as an email, and nothing has been sent', async () => {
  const user = open()
  await fillIn(user)
  await user.type(field(/email/i), 'asha at example')
  await user.click(submit())
  expect(field(/email/i)).toHaveAccessibleDescription(/does not look like an email address/)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  await user.clear(field(/email/i))
  await user.click(submit())
  expect(screen.getByRole('button', { name: 'Preparing' })).toBeDisabled()
  act(() => jest.advanceTimersByTime(1_499))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('heading', { name: /suggestion is ready/i })).toHaveFocus()
  expect(screen.getByText(/nothing has been sent/i)).toBeVisible()
  const letter = screen.getByRole('link', { name: 'Open as an email' }).getAttribute('href')!
  expect(letter).toMatch(/^mailto:us@example\.in\?/)
  expect(decodeURIComponent(letter)).toContain('Rent in, exemption out.')
  expect(field(/tool name/i)).toHaveValue('HRA calculator')
})

test('a link fills the form; where no email address is set, none is shown, and the text can still be copied', async () => {
  const user = open('#toolName=HRA+calculator&description=Rent', null)
  expect(field(/tool name/i)).toHaveValue('HRA calculator')
  expect(field(/description/i)).toHaveValue('Rent')
  await user.click(submit())
  act(() => jest.advanceTimersByTime(1_500))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText(/no email address set/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the text' })).toBeVisible()
})
