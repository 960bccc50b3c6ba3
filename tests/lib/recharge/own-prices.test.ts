import fc from 'fast-check'
import { readOwnPrices, withOwnPrice, writeOwnPrices } from '@/lib/recharge/own-prices'

const own = { rupees: 319, on: '2026-11-21' }

it.each([
  ['no JSON', undefined],
  ['a list', []],
  ['nothing', null],
  ['of a later page', { version: 2, prices: {} }],
  ['without prices', { version: 1 }],
])('what is %s is unreadable', (_, stored) => {
  expect(readOwnPrices(stored)).toBeNull()
})

it.each([0, -1, '319', null, 1_00_001])('of two prices that of %p is dropped, and reported', (rupees) => {
  const stored = { version: 1, prices: { good: own, bad: { ...own, rupees } } }
  expect(readOwnPrices(stored)).toEqual({ value: { good: own }, complete: false })
})

it('a price comes, changes and goes; the others stay', () => {
  const one = withOwnPrice({ other: own }, 'mine', own)
  expect(one).toEqual({ other: own, mine: own })
  expect(withOwnPrice(one, 'mine', { ...own, rupees: 5 }).mine!.rupees).toBe(5)
  expect(withOwnPrice(one, 'mine', null)).toEqual({ other: own })
})

test('what is written is read back', () => {
  const prices = fc.dictionary(
    fc.string().filter((id) => id !== '__proto__'),
    fc.record({
      rupees: fc.double({ min: 0.01, max: 1_00_000, noNaN: true }),
      on: fc.constantFrom('2026-11-21', '2027-01-01'),
    }),
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(prices, (given) => {
      expect(readOwnPrices(JSON.parse(writeOwnPrices(given)))).toEqual({ value: given, complete: true })
    }),
  )
})
