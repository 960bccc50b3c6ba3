import fc from 'fast-check'
import { readOwnPrices, withOwnPrice, writeOwnPrices } from '@/lib/recharge/own-prices'

const own = { rupees: 319, on: '2026-11-21' }

it('nothing kept is nothing wrong', () => {
  expect(readOwnPrices(null)).toEqual({ prices: {}, unreadable: false })
})

it.each([
  ['cut short', '{"version":1,"pri'],
  ['empty', ''],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['of a later page', '{"version":2,"prices":{}}'],
  ['without prices', '{"version":1}'],
])('what is %s is unreadable', (_, text) => {
  expect(readOwnPrices(text)).toEqual({ prices: {}, unreadable: true })
})

it.each([0, -1, '319', null, 1_00_001])('of two prices that of %p is left, and said', (rupees) => {
  const text = JSON.stringify({ version: 1, prices: { good: own, bad: { ...own, rupees } } })
  expect(readOwnPrices(text)).toEqual({ prices: { good: own }, unreadable: true })
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
      expect(readOwnPrices(writeOwnPrices(given))).toEqual({ prices: given, unreadable: false })
    }),
  )
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readOwnPrices(text).prices).toBeDefined()
    }),
  )
})
