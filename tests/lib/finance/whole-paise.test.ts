/** @jest-environment node */
import fc from 'fast-check'
import { wholePaise } from '@/lib/finance/whole-paise'

it.each([
  [0.29 * 100 * 50.5, 1_465],
  [1.005 * 100, 101],
  [1_464.49, 1_464],
  [10_00_00_00_000.5, 10_00_00_00_001],
])('%d paise are %d whole ones', (paise, whole) => {
  expect(wholePaise(paise)).toBe(whole)
})

it('leaves whole paise as they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      expect(wholePaise(paise)).toBe(paise)
    }),
  )
})
