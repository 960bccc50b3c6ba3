import fc from 'fast-check'
import { cheapestCombination, type Recharge } from '@/lib/recharge/cheapest-combination'
import { operatorCombinations } from '@/lib/recharge/operator-combinations'
import { planList } from '@/lib/recharge/plan-list'

const plan = (rupees: number, validityDays: number): Recharge => ({
  id: `${rupees}-${validityDays}`,
  validityDays,
  pricePaise: rupees * 100,
})
const JIO = [plan(299, 28), plan(579, 56), plan(799, 84), plan(3_599, 365)]
const bought = (plans: Recharge[], days: number) => {
  const found = cheapestCombination(plans, days)!
  return {
    rupees: found.pricePaise / 100,
    days: found.daysCovered,
    parts: found.parts.map(({ plan: { id }, times }) => `${times} × ${id}`),
  }
}

it.each([
  ['one day needs the cheapest plan', 1, { rupees: 299, days: 28, parts: ['1 × 299-28'] }],
  ['84 days: 799, and not 3 × 299 = 897', 84, { rupees: 799, days: 84, parts: ['1 × 799-84'] }],
  ['85 days: 799 + 299', 85, { rupees: 1_098, days: 112, parts: ['1 × 799-84', '1 × 299-28'] }],
  ['336 days: 4 × 799 = 3,196', 336, { rupees: 3_196, days: 336, parts: ['4 × 799-84'] }],
  [
    '365 days: 4 × 799 + 579 = 3,775, 4 × 799 + 299 = 3,495 for 364; the year at 3,599',
    365,
    { rupees: 3_599, days: 365, parts: ['1 × 3599-365'] },
  ],
])('%s', (_, days, expected) => {
  expect(bought(JIO, days)).toEqual(expected)
})

it('of two ways at one price it takes the one with fewer recharges', () => {
  expect(bought([plan(100, 10), plan(200, 20)], 20).parts).toEqual(['1 × 200-20'])
})

it('the price decides where a cheaper plan is also the longer one', () => {
  expect(bought([plan(100, 10), plan(90, 30)], 25)).toEqual({ rupees: 90, days: 30, parts: ['1 × 90-30'] })
})

it('without a plan there is no combination', () => {
  expect(cheapestCombination([], 28)).toBeNull()
})

/** Every multiset of plans that covers the days and would not without its last one. */
function bruteForce(plans: readonly Recharge[], days: number): { pricePaise: number; recharges: number } {
  let best = { pricePaise: Infinity, recharges: Infinity }
  const buy = (from: number, left: number, pricePaise: number, recharges: number) => {
    if (left <= 0) {
      const cheaper = pricePaise < best.pricePaise
      if (cheaper || (pricePaise === best.pricePaise && recharges < best.recharges))
        best = { pricePaise, recharges }
      return
    }
    for (let place = from; place < plans.length; place += 1) {
      const { validityDays, pricePaise: price } = plans[place]!
      buy(place, left - validityDays, pricePaise + price, recharges + 1)
    }
  }
  buy(0, days, 0, 0)
  return best
}

const anyPlans = fc.array(
  fc.record({
    id: fc.uuid(),
    validityDays: fc.integer({ min: 3, max: 40 }),
    pricePaise: fc.integer({ min: 1, max: 200 }),
  }),
  { minLength: 1, maxLength: 5 },
)

test('is as cheap, with as few recharges, as the best of all combinations', () => {
  fc.assert(
    fc.property(anyPlans, fc.integer({ min: 1, max: 40 }), (plans, days) => {
      const { pricePaise, recharges } = cheapestCombination(plans, days)!
      expect({ pricePaise, recharges }).toEqual(bruteForce(plans, days))
    }),
    { numRuns: 500 },
  )
})

test('operators are compared, the cheapest first, and never mixed', () => {
  const all = { operator: 'all', type: 'all', validity: 0, data: 0 } as const
  const found = operatorCombinations(planList(all, 'price', {}), 84)
  // BSNL 4 × 107, for its ₹197 gives calls and data in its first days only; Vi 509; Jio 3 × 189; Airtel 3 × 199
  expect(found.map(({ operator, pricePaise }) => [operator, pricePaise / 100])).toEqual([
    ['BSNL', 428],
    ['VI', 509],
    ['JIO', 567],
    ['AIRTEL', 597],
  ])
  for (const { operator, parts } of found)
    expect(parts.every((part) => part.plan.priced.plan.operator === operator)).toBe(true)
})
