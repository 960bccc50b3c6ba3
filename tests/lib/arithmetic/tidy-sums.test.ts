import fc from 'fast-check'
import { add, divide, multiply, subtract } from '@/lib/arithmetic/tidy-sums'

it.each([
  [add(0.1, 0.2), 0.3, '0.1 + 0.2'],
  [subtract(0.3, 0.1), 0.2, '0.3 − 0.1'],
  [subtract(add(0.1, 0.2), 0.3), 0, '0.1 + 0.2 − 0.3'],
  [divide(8.1, 3), 2.7, '8.1 ÷ 3'],
  [divide(1_180, 1.18), 1_000, '1,180 ÷ 1.18'],
  [multiply(divide(1, 3), 3), 1, '1 ÷ 3 × 3'],
  [add(1e-7, 2e-7), 3e-7, 'small numbers'],
  [add(1e21, 1), 1e21, 'large numbers'],
  [divide(1, 0), Infinity, '1 ÷ 0'],
])('%d is %d: %s', (result, expected) => {
  expect(result).toBe(expected)
})

it('sums of rupees and paise are exact', () => {
  const paise = fc.integer({ min: -1e13, max: 1e13 })
  fc.assert(
    fc.property(paise, paise, (one, other) => {
      expect(add(one / 100, other / 100)).toBe((one + other) / 100 + 0)
      expect(subtract(one / 100, other / 100)).toBe((one - other) / 100 + 0)
    }),
  )
})

it('stays within the last digits of plain arithmetic, and multiplies back', () => {
  const number = fc.double({ min: 1e-100, max: 1e100, noNaN: true })
  const close = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * 1e-14
  fc.assert(
    fc.property(number, number, (one, other) => {
      expect(close(add(one, other), one + other)).toBe(true)
      expect(close(multiply(one, other), one * other)).toBe(true)
      expect(close(divide(one, other), one / other)).toBe(true)
      expect(close(multiply(divide(one, other), other), one)).toBe(true)
    }),
  )
})
