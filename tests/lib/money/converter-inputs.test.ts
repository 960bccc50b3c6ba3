import { converterProblemText } from '@/components/tools/currency-converter/fields'
import type { Reading } from '@/lib/inputs/kind'
import { type ConverterProblem, converterInputs } from '@/lib/money/converter-inputs'
import { commonCurrencies, currencyCodes } from '@/lib/money/currency-codes'

const { amount, from, markup } = converterInputs
const valueOrMessage = (reading: Reading<unknown, ConverterProblem>) =>
  reading.ok ? null : converterProblemText(reading.problem)
const wording = 'Enter digits with at most one decimal point, such as 1500.50.'

describe('the amount', () => {
  it.each([
    ['1500.50', 1500.5],
    [' 25 ', 25],
    ['0.000000001', 1e-9],
    ['.5', 0.5],
    ['5.', 5],
    ['1,00,000', 1_00_000],
    ['1,234,567.89', 1234567.89],
    ['5 lakh', 5_00_000],
    ['२ लाख', 2_00_000],
    ['10000000000000', 1e13],
  ])('%s is %d', (text, value) => expect(amount.read(text)).toEqual({ ok: true, value }))

  it.each(['', '.', '1.2.3', '-5', '1e5', 'ten', '₹100', '5 dozen', '1,,2', '1.234,50', 'NaN'])(
    '"%s" is no amount',
    (text) => expect(valueOrMessage(amount.read(text))).toBe(wording),
  )

  it.each([
    ['0', 'Enter more than 0.'],
    ['0.0000000001', 'Enter 0.000000001 or more.'],
    ['10000000000001', 'Enter 1,00,00,00,00,00,000 or less.'],
  ])('%s: %s', (text, problem) => expect(valueOrMessage(amount.read(text))).toBe(problem))

  it('is written for links and grouped in its field, and never has an exponent', () => {
    expect([1e-7, 1e-6, 1_50_000.5].map(amount.write)).toEqual(['0.0000001', '0.000001', '150000.5'])
    expect([1e-7, 1_50_000.5].map(amount.show)).toEqual(['0.0000001', '1,50,000.5'])
  })
})

describe('the mark-up', () => {
  it.each([
    ['3.5', 3.5],
    ['2 %', 2],
    ['0', 0],
    ['50', 50],
  ])('%s is %d', (text, value) => expect(markup.read(text)).toEqual({ ok: true, value }))

  it.each(['', '-1', '50.1', 'some', '1e1'])('"%s" is not one', (text) =>
    expect(valueOrMessage(markup.read(text))).toBe('Enter a number from 0 to 50, such as 3.5.'),
  )
})

describe('the currencies', () => {
  it.each([
    ['USD', 'USD'],
    ['inr', 'INR'],
    [' Thb ', 'THB'],
  ])('%s is %s', (text, value) => expect(from.read(text)).toEqual({ ok: true, value }))

  it.each(['', 'BTC', 'XAU', 'XDR', 'HRK', 'BGN', 'CNH', 'dollar', '__proto__', 'constructor'])(
    '%s is no money of today',
    (text) => expect(valueOrMessage(from.read(text))).toBe('Choose a currency from the list, such as USD.'),
  )

  it('are in alphabetical order, each once, with the ten of the specification', () => {
    expect([...new Set(currencyCodes)].sort()).toEqual(currencyCodes)
    expect(currencyCodes).toHaveLength(153)
    expect(currencyCodes).toEqual(expect.arrayContaining([...commonCurrencies]))
  })
})
