import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountField } from '@/components/fields/number-field'
import { binding } from '@/components/tool-form/binding'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { amount } from '@/lib/inputs/quantities'

const inputs = { principal: amount({ initial: 10_00_000, max: 1_00_00_000 }) }

function Loan() {
  const { field } = useToolInputs(inputs)
  return <AmountField field={field('principal')} label="Loan amount" slider={[1_00_000, 50_00_000, 50_000]} />
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' })
const slider = () => screen.getByRole('slider', { name: 'Loan amount, slider' })

function open(link = '') {
  history.replaceState(null, '', `/tool${link}`)
  render(<Loan />)
  return userEvent.setup({ delay: null })
}

/** Puts the caret somewhere and types there, as the browser would report it. */
function typeAt(caret: number, typed: string) {
  const { value } = box()
  fireEvent.change(box(), { target: { value: value.slice(0, caret) + typed + value.slice(caret) } })
}

test('digits are grouped the Indian way while they are typed', async () => {
  const user = open()
  await user.clear(box())
  for (const [key, shown] of [
    ['1', '1'],
    ['5', '15'],
    ['0', '150'],
    ['0', '1,500'],
    ['0', '15,000'],
    ['0', '1,50,000'],
    ['.', '1,50,000.'],
    ['5', '1,50,000.5'],
  ] as const) {
    await user.keyboard(key)
    expect(box()).toHaveValue(shown)
  }
})

test('the caret stays behind the digit that was typed', async () => {
  const user = open()
  box().focus()
  box().setSelectionRange(2, 2)
  await user.type(box(), '5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(box()).toHaveValue('1,05,00,000')
  expect(box().selectionStart).toBe(4)
})

test('the caret stays when a digit in the middle is deleted', async () => {
  const user = open()
  await user.type(box(), '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(box()).toHaveValue('1,00,000')
  expect(box().selectionStart).toBe(4)
})

test('the first digit can be replaced without losing the zeros behind it', async () => {
  const user = open('#principal=100000')
  await user.type(box(), '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  await user.keyboard('5')
  expect(box()).toHaveValue('5,00,000')
})

test.each([
  ['10 lakh', 'Ten lakh rupees'],
  ['१०,०००', 'Ten thousand rupees'],
  ['1.2', 'One rupee and twenty paise'],
  ['1 cr', 'One crore rupees'],
])('%s has the message: %s', async (text, words) => {
  const user = open()
  await user.clear(box())
  await user.type(box(), text)
  expect(box()).toHaveAccessibleDescription(words)
  expect(box()).toBeValid()
})

test.each([
  ['abc', 'Enter a number, such as 10,00,000 or 10 lakh.'],
  ['0', 'Enter more than ₹0.'],
  ['2 cr', 'Enter ₹1,00,00,000 or less.'],
])('%s gets a message in place of the words: %s', async (text, message) => {
  const user = open()
  await user.clear(box())
  await user.type(box(), text)
  await user.tab()
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription(message)
})

test('a problem shows after a pause too, and not while one types', () => {
  jest.useFakeTimers()
  open()
  fireEvent.change(box(), { target: { value: 'ab' } })
  act(() => jest.advanceTimersByTime(999))
  fireEvent.change(box(), { target: { value: 'abc' } })
  act(() => jest.advanceTimersByTime(999))
  expect(box()).toBeValid()
  act(() => jest.advanceTimersByTime(1))
  expect(box()).toBeInvalid()
  fireEvent.change(box(), { target: { value: 'abcd' } })
  expect(box()).toBeInvalid()
  fireEvent.change(box(), { target: { value: '5' } })
  expect(box()).toBeValid()
  jest.useRealTimers()
})

test('an emptied field asks for a value', async () => {
  const user = open()
  await user.clear(box())
  await user.tab()
  expect(box()).toHaveAccessibleDescription('Enter a number, such as 10,00,000 or 10 lakh.')
})

test('a text pasted in the middle is grouped as well', () => {
  open()
  typeAt(0, '25')
  expect(box()).toHaveValue('25,10,00,000')
})

test('the slider sets the field, and follows it within its own bounds', () => {
  open()
  fireEvent.change(slider(), { target: { value: '2500000' } })
  expect(box()).toHaveValue('25,00,000')
  fireEvent.change(box(), { target: { value: '90 lakh' } })
  expect(slider()).toHaveValue('5000000')
  expect(box()).toHaveValue('90 lakh')
  fireEvent.change(box(), { target: { value: '' } })
  expect(slider()).toHaveValue('100000')
})

test('the slider shows where it begins and ends', () => {
  open()
  expect(screen.getByText('₹1 L')).toBeVisible()
  expect(screen.getByText('₹50 L')).toBeVisible()
})

test('a tap into the filled field selects the number, so that typing replaces it; a second tap puts the caret', async () => {
  const user = open()
  await user.click(box())
  expect([box().selectionStart, box().selectionEnd]).toEqual([0, '10,00,000'.length])
  await user.keyboard('35 lakh')
  expect(box()).toHaveValue('35 lakh')
  await user.click(box())
  expect(box().selectionStart).toBe(box().selectionEnd)
})

test.each([
  ['Loan amount', '₹'],
  ['Monthly Investment (₹)', ''],
])('the field %s has the sign %j before it, once in label and field', (label, sign) => {
  render(<AmountField field={binding('amount', '5,000', () => {})} label={label} />)
  expect(screen.getByRole('textbox', { name: label }).previousSibling?.textContent ?? '').toBe(sign)
})
