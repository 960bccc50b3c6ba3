import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoveCalculator } from '@/components/tools/love-calculator/screen'
import { toastStore } from '@/components/ui/toast-store'

const score = () => document.querySelector('output[name=score]')

function open(link = '') {
  jest.useFakeTimers()
  history.replaceState(null, '', `/love-calculator${link}`)
  render(<LoveCalculator />)
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

afterEach(() => jest.useRealTimers())

async function calculate(user: ReturnType<typeof userEvent.setup>, name1: string, name2: string) {
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), name1)
  await user.type(screen.getByRole('textbox', { name: 'The other name' }), name2)
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
}

test('the score comes after 0.7 seconds, with its message and its working', async () => {
  const user = open()
  expect(screen.getByRole('img', { name: 'Love score: not calculated' })).toBeVisible()
  await calculate(user, 'Asha', 'Ravi')
  expect(screen.getByText('Calculating…')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(690))
  expect(score()).toBeNull()
  act(() => jest.advanceTimersByTime(20))
  expect(score()).toHaveAttribute('data-value', '63')
  expect(screen.getByRole('img', { name: 'Love score: 63 out of 100' })).toBeVisible()
  expect(screen.getByText(/Good company/)).toBeInTheDocument()
  expect(screen.getByText(/a = 1 to z = 26: 79/)).toBeInTheDocument()
  expect(screen.getByText(/This is letter arithmetic for fun/)).toBeInTheDocument()
})

const MISSING = { title: 'Missing Names', description: 'Please enter both names.' }
const NO_LETTERS = {
  title: 'No Letters',
  description: 'Please enter names with letters. Digits and symbols are not counted.',
}

test.each([
  ['   ', 'Ravi', MISSING],
  ['Asha', ' ', MISSING],
  ['42', 'Ravi', NO_LETTERS],
  ['Asha', '😀', NO_LETTERS],
])('%j and %j have a message and no score', async (name1, name2, message) => {
  const user = open()
  await calculate(user, name1, name2)
  act(() => jest.advanceTimersByTime(1_000))
  expect(toastStore.getState().toast).toMatchObject(message)
  expect(score()).toBeNull()
})

test('the working names the rule for other scripts', async () => {
  // Asha 29; र 13, म 11 by code point mod 26 + 1.
  const user = open()
  await calculate(user, 'Asha', 'राम')
  act(() => jest.advanceTimersByTime(1_000))
  const step = screen.getByText(/^All 6 letters added up, .*: 53$/)
  expect(step).toHaveTextContent('any other letter by its Unicode number, divided by 26, remainder plus 1')
  expect(step).toHaveTextContent('vowel signs do not count')
})

test('a changed name puts the score aside, and Reset empties both', async () => {
  const user = open('#name1=Asha&name2=Ravi')
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  act(() => jest.advanceTimersByTime(1_000))
  expect(score()).toHaveTextContent('63%')
  await user.type(screen.getByRole('textbox', { name: 'The other name' }), 's')
  expect(score()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
})
