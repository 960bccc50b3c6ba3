import fc from 'fast-check'
import { toPaise, wholePaise } from '@/lib/money/paise'

it.each([
  [0.29 * 100 * 50.5, 1_465],
  [1.005 * 100, 101],
  [10_00_00_00_000.5, 10_00_00_00_001],
])('%d paise are %d whole ones', (paise, whole) => {
  expect(wholePaise(paise)).toBe(whole)
})

it.each([
  [1.005, 101],
  [0.285, 29],
  [-1.005, -100],
  [1_00_00_00_00_000.01, 1_00_00_00_00_000_01],
])('₹%d is %d paise, half a paisa rounded up', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise)
})

it('agrees with the decimal that was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (thousandths) => {
      const half = Math.floor((thousandths + 5) / 10)
      expect(toPaise(Number((thousandths / 1000).toFixed(3)))).toBe(half)
    }),
  )
})
