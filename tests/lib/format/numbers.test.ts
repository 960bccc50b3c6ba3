import fc from 'fast-check'
import { counted, groupDigits, grouped, lakhsAndCrores, rupees, rupeesFromPaise } from '@/lib/format/numbers'

describe('rupees', () => {
  it.each([
    [-0, 0, '₹0'],
    [999, 0, '₹999'],
    [99_999, 0, '₹99,999'],
    [1_00_000, 0, '₹1,00,000'],
    [1_23_45_67_890, 0, '₹1,23,45,67,890'],
    [12_34_567.891, 2, '₹12,34,567.89'],
    [-1_50_000, 0, '-₹1,50,000'],
  ])('%d with %d decimals: %s', (amount, decimals, text) => {
    expect(rupees(amount, decimals)).toBe(text)
  })

  it.each([
    [1, '₹0.01'],
    [8_685_23, '₹8,685.23'],
  ])('of %d paise: %s', (paise, text) => {
    expect(rupeesFromPaise(paise)).toBe(text)
  })
})

describe('a plain number', () => {
  it.each([
    [12_34_567.5, 2, '12,34,567.5'],
    [0.00708333, 8, '0.00708333'],
    [1 / 3, 2, '0.33'],
    [-0, 2, '0'],
  ])('%d with at most %d decimals: %s', (number, decimals, text) => {
    expect(grouped(number, decimals)).toBe(text)
  })
})

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2_500, '2,500 days'],
])('%d counted', (count, words) => {
  expect(counted(count, 'day')).toBe(words)
})

test('a noun with a plural of its own is counted too', () => {
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})

describe('digits in groups', () => {
  it.each([
    ['', ''],
    ['123', '123'],
    ['1234', '1,234'],
    ['12345678901', '12,34,56,78,901'],
    ['000000', '0,00,000'],
  ])('%j: %j', (digits, text) => {
    expect(groupDigits(digits)).toBe(text)
  })

  it('are those of the platform’s own Indian format', () => {
    const platform = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (number) => {
        expect(groupDigits(String(number))).toBe(platform.format(number))
      }),
    )
  })
})

describe('an amount on a chart’s axis', () => {
  it.each([
    [0, '₹0'],
    [1_000, '₹1\u00a0k'],
    [1_00_000, '₹1\u00a0L'],
    [1_00_00_000, '₹1\u00a0cr'],
    [1_20_00_000, '₹1.2\u00a0cr'],
    [12_34_56_78_900, '₹1,234.57\u00a0cr'],
  ])('%d: %s', (amount, text) => {
    expect(lakhsAndCrores(amount)).toBe(text)
  })
})
