import fc from 'fast-check'
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountField } from '@/components/fields/number-field'
import { binding } from '@/components/tool-form/binding'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { amount } from '@/lib/inputs/quantities'

const inputs = { principal: amount({ initial: 10_00_000, max: 1_00_00_000 }) }

function Loan() {
  const { field } = useToolInputs(inputs)
  return <AmountField field={field('principal')} label="Loan amount" slider={[1_00_000, 50_00_000, 50_000]} />
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Loan amount' })
const slider = () => screen.getByRole('slider', { name: 'Loan amount, slider' })

/** How much of the slider is filled, from 0 to 1. */
const filled = () => Number(slider().style.getPropertyValue('--filled'))

it.each([
  ['100000', 0],
  ['2550000', 0.5],
  // Past its end the slider is full.
  ['9000000', 1],
])('the slider of ₹%s is filled up to its thumb', (principal, share) => {
  open(`#principal=${principal}`)
  expect(filled()).toBe(share)
})

function open(link = '') {
  history.replaceState(null, '', `/tool${link}`)
  render(<Loan />)
  return userEvent.setup({ delay: null })
}

test('digits are grouped the Indian way while they are typed', async () => {
  const user = open()
  await user.clear(box())
  await user.keyboard('1500')
  expect(box()).toHaveValue('1,500')
  await user.keyboard('00.5')
  expect(box()).toHaveValue('1,50,000.5')
})

test.each([
  ['10 lakh', 'Ten lakh rupees'],
  ['१०,०००', 'Ten thousand rupees'],
])('%s has the message: %s', async (text, words) => {
  const user = open()
  await user.clear(box())
  await user.type(box(), text)
  expect(box()).toHaveAccessibleDescription(words)
  expect(box()).toBeValid()
})

test.each([
  ['', 'Enter a number, such as 10,00,000 or 10 lakh.'],
  ['0', 'Enter more than ₹0.'],
  ['2 cr', 'Enter ₹1,00,00,000 or less.'],
])('%s gets a message in place of the words: %s', async (text, message) => {
  const user = open()
  await user.clear(box())
  if (text) await user.type(box(), text)
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

test('the slider sets the field, and follows it within its own bounds, which are in sight', () => {
  open()
  expect(screen.getByText('₹1 L')).toBeVisible()
  expect(screen.getByText('₹50 L')).toBeVisible()
  fireEvent.change(slider(), { target: { value: '2500000' } })
  expect(box()).toHaveValue('25,00,000')
  fireEvent.change(box(), { target: { value: '90 lakh' } })
  expect(slider()).toHaveValue('5000000')
  expect(box()).toHaveValue('90 lakh')
  fireEvent.change(box(), { target: { value: '' } })
  expect(slider()).toHaveValue('100000')
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

describe('a grouped field edits as a plain one', () => {
  /** The text with a bar at the caret, or around what is selected, without the commas. */
  const state = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    [value.slice(0, selectionStart!), value.slice(selectionStart!, selectionEnd!), value.slice(selectionEnd!)]
      .map((part) => part.replaceAll(',', ''))
      .join('|')

  /** Selects the digits from one place to another; where a comma is next to it, on one of its two sides. */
  function select(input: HTMLInputElement, from: number, to: number, beyond: boolean) {
    const placeOf = (digits: number) => {
      let place = 0
      for (let passed = 0; passed < digits; place += 1) if (input.value[place] !== ',') passed += 1
      return beyond && input.value[place] === ',' ? place + 1 : place
    }
    input.setSelectionRange(placeOf(from), placeOf(to))
  }

  const keys = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('1', '2', '7', '9') },
    { weight: 5, arbitrary: fc.constantFrom('{Backspace}', '{Delete}') },
    { weight: 1, arbitrary: fc.constantFrom('.', '{Control>}z{/Control}', '{Control>}y{/Control}') },
    {
      weight: 4,
      arbitrary: fc.record({ from: fc.nat(9), length: fc.constantFrom(0, 0, 0, 1, 3), beyond: fc.boolean() }),
    },
  )

  it('with any keys, places, selections, undo and redo', async () => {
    function Both() {
      const [text, setText] = useState('12,34,567')
      return (
        <>
          <AmountField field={binding('grouped', text, setText)} label="Grouped" />
          <input aria-label="Plain" defaultValue="1234567" />
        </>
      )
    }
    await fc.assert(
      fc.asyncProperty(fc.array(keys, { maxLength: 25 }), async (played) => {
        cleanup()
        render(<Both />)
        const user = userEvent.setup({ delay: null })
        const [grouped, plain] = ['Grouped', 'Plain'].map((name) =>
          screen.getByRole<HTMLInputElement>('textbox', { name }),
        ) as [HTMLInputElement, HTMLInputElement]
        for (const input of [grouped, plain]) input.setSelectionRange(input.value.length, input.value.length)
        // What a plain field undoes: one key at a time.
        const past: [string, number][] = []
        const undone: [string, number][] = []
        for (const key of played) {
          if (typeof key === 'object') {
            const from = Math.min(key.from, plain.value.length)
            const to = Math.min(from + key.length, plain.value.length)
            plain.setSelectionRange(from, to)
            select(grouped, from, to, key.beyond)
          } else {
            grouped.focus()
            await user.keyboard(key)
            const isBack = key.includes('z')
            if (isBack || key.includes('}y')) {
              const [taken, given] = isBack ? [past, undone] : [undone, past]
              const moment = taken.pop()
              if (moment) {
                given.push([plain.value, plain.selectionStart!])
                plain.value = moment[0]
                plain.setSelectionRange(moment[1], moment[1])
              }
            } else {
              const moment: [string, number] = [plain.value, plain.selectionStart!]
              plain.focus()
              await user.keyboard(key)
              if (plain.value !== moment[0]) {
                past.push(moment)
                undone.length = 0
              }
            }
          }
          expect([key, state(grouped)]).toEqual([key, state(plain)])
        }
        expect(grouped.value).toBe(groupAmount(grouped.value))
      }),
      { numRuns: 60 },
    )
  })
})
