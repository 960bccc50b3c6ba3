import fc from 'fast-check'
import { problemText } from '@/components/fields/problem-text'
import type { Kind } from '@/lib/inputs/kind'
import { amount, months, percent, years } from '@/lib/inputs/quantities'

/** The value, or the message, whichever reading gives. */
function read<Value>(kind: Kind<Value>, text: string): Value | string {
  const reading = kind.read(text)
  return reading.ok ? reading.value : problemText(reading.problem)
}

describe('an amount of rupees', () => {
  const loan = amount({ initial: 10_00_000 })
  it.each([
    ['10 lakh', 10_00_000],
    ['10,000 crore', 1_00_00_00_00_000],
    ['0', 'Enter more than ₹0.'],
    ['10,001 crore', 'Enter ₹1,00,00,00,00,000 or less.'],
    ['', 'Enter a number, such as 10,00,000 or 10 lakh.'],
  ])('%j reads as %j', (text, expected) => {
    expect(read(loan, text)).toBe(expected)
  })

  it.each<[string, number | string, string]>([
    ['0', 0, 'a least value that is given may itself be taken'],
    ['-1', 'Enter ₹0 or more.', 'and is named'],
    ['1,00,001', 'Enter ₹1,00,000 or less.', 'as is the greatest'],
  ])('with bounds of its own: %j reads as %j: %s', (text, expected) => {
    expect(read(amount({ initial: 0, min: 0, max: 1_00_000 }), text)).toBe(expected)
  })

  it('is shown grouped and written plain', () => {
    expect(loan.show(12_34_567.5)).toBe('12,34,567.5')
    expect(loan.write(12_34_567.5)).toBe('1234567.5')
  })
})

describe('a rate in per cent', () => {
  it.each([
    ['8.5%', 8.5],
    ['8.5 per cent', 8.5],
    ['8.5% p.a.', 8.5],
    ['8,5', 'Enter a number, such as 8.5.'],
    ['8,5%', 'Enter a number, such as 8.5.'],
    ['100', 100],
    ['0', 'Enter more than 0%.'],
    ['0.000000001', 1e-9],
    ['5e-324', 'Enter more than 0%.'],
    ['100.01', 'Enter 100% or less.'],
  ])('%j reads as %j', (text, expected) => {
    expect(read(percent({ initial: 8.5 }), text)).toBe(expected)
  })

  it('may be nothing where that is allowed', () => {
    expect(read(percent({ initial: 0, min: 0 }), '0')).toBe(0)
  })
})

describe('years', () => {
  it.each([
    ['20 years', 20],
    ['18 months', 1.5],
    ['5 lakh years', 'Enter a number, such as 20.'],
    ['0', 'Enter more than 0 years.'],
    ['101', 'Enter 100 years or less.'],
  ])('%j reads as %j', (text, expected) => {
    expect(read(years({ initial: 20 }), text)).toBe(expected)
  })
})

describe('months', () => {
  it.each([
    ['240 months', 240],
    ['6 mths', 6],
    ['2 years', 24],
    ['1.5 yrs', 18],
    ['0', 'Enter 1 month or more.'],
    ['1,201', 'Enter 1,200 months or less.'],
    ['12.5', 'Enter a whole number.'],
    ['', 'Enter a number, such as 240.'],
  ])('%j reads as %j', (text, expected) => {
    expect(read(months({ initial: 240 }), text)).toBe(expected)
  })
})

it.each([
  ['amount', amount({ initial: 1 }), 1e11],
  ['percent', percent({ initial: 1 }), 100],
  ['years', years({ initial: 1 }), 100],
])('%s: what is written or shown reads as the same number', (_name, kind, max) => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max, noNaN: true }), (number) => {
      expect(read(kind, kind.write(number))).toBe(number)
      expect(read(kind, kind.show(number))).toBe(number)
    }),
  )
})
