import { addTo, tallyOf } from '@/lib/arithmetic/tally'

test('a tally begins at nothing, of any key, and adds up', () => {
  const tally = new Map<string, number>()
  expect(tallyOf(tally, 'constructor')).toBe(0)
  addTo(tally, 'tea', 2)
  addTo(tally, 'tea', -5)
  expect([tallyOf(tally, 'tea'), tallyOf(tally, 'milk'), tally.size]).toEqual([-3, 0, 1])
})
