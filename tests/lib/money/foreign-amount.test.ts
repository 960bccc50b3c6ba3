import { foreignAmount, foreignNumber, wholeUnits } from '@/lib/money/foreign-amount'

// Decimals of ISO 4217, list one.
test.each<[currency: string, minor: number, text: string, whole: number]>([
  ['USD', 12_345_678, '123,456.78', 123_456.78],
  ['JPY', 12_345_678, '12,345,678', 12_345_678],
  ['KRW', 0, '0', 0],
  ['KWD', 12_345_678, '12,345.678', 12_345.678],
  ['BHD', 5, '0.005', 0.005],
])('%s: %d of its smallest units are %s', (currency, minor, text, whole) => {
  expect(foreignNumber(currency, minor)).toBe(text)
  expect(foreignAmount(currency, minor)).toBe(`${currency} ${text}`)
  expect(wholeUnits(currency, minor)).toBe(whole)
})
