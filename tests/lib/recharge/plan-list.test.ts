import { plansOf, planList, pricedPlan } from '@/lib/recharge/plan-list'
import { rechargeOperators, rechargePlans } from '@/lib/recharge/recharge-plans'
import { RuleNotKnown, ruleOn } from '@/lib/rules/rule'
import { sharedFact } from '@/tests/shared-facts'

const everyPlan = rechargeOperators.flatMap(plansOf)
const planCalled = (id: string) => everyPlan.find((plan) => plan.id === id)!
const any = { operator: 'all', type: 'all', validity: 0, data: 0 } as const
const ids = (plans: ReturnType<typeof planList>) => plans.map(({ plan }) => plan.id)

describe('what a price comes to', () => {
  it.each([
    ['299 for 28 days at 1.5 GB: 10.68 a day, 299 ÷ 42 a GB', 'jio-299-28', 10.68, 7.12],
    ['a total counts once: 199 ÷ 2', 'airtel-199-28', 7.11, 99.5],
    ['107 for 22 days', 'bsnl-107-22', 4.86, 35.67],
  ])('%s', (_, id, perDay, perGb) => {
    const priced = pricedPlan(planCalled(id), {})
    expect(priced.perDay).toBeCloseTo(perDay, 2)
    expect(priced.perGb).toBeCloseTo(perGb, 2)
  })

  it('no data named, no cost of a GB', () => {
    expect(pricedPlan(planCalled('bsnl-197-42'), {})).toMatchObject({ gbInAll: null, perGb: null })
  })

  it('a price of the visitor’s own takes the place of the published one', () => {
    const own = { 'jio-299-28': { rupees: 336, on: '2026-11-21' } }
    expect(pricedPlan(planCalled('jio-299-28'), own)).toMatchObject({
      price: 336,
      perDay: 12,
      perGb: 8,
      ownSince: '2026-11-21',
    })
  })
})

describe('the list', () => {
  it('of one operator, by price', () => {
    expect(ids(planList({ ...any, operator: 'BSNL' }, 'price', {}))).toEqual([
      'bsnl-107-22',
      'bsnl-197-42',
      'bsnl-1499-300',
      'bsnl-2399-395',
    ])
  })

  it('by cost a day', () => {
    expect(ids(planList({ ...any, operator: 'BSNL' }, 'day', {}))).toEqual([
      // 4.86, 5.00, 6.07, and 197 ÷ 42 = 4.69 of a pack whose calls and data end in its first days.
      'bsnl-107-22',
      'bsnl-1499-300',
      'bsnl-2399-395',
      'bsnl-197-42',
    ])
  })

  it('by cost a GB, those that name none last', () => {
    expect(ids(planList({ ...any, operator: 'BSNL' }, 'gb', {}))).toEqual([
      'bsnl-2399-395',
      'bsnl-107-22',
      'bsnl-1499-300',
      'bsnl-197-42',
    ])
  })

  it('by type, validity and data at once', () => {
    expect(ids(planList({ operator: 'all', type: 'data', validity: 84, data: 2 }, 'price', {}))).toEqual([
      'jio-859-84',
      'airtel-979-84',
      'vi-979-84',
    ])
    expect(ids(planList({ ...any, type: 'annual' }, 'price', {}))).toEqual([
      'bsnl-2399-395',
      'vi-3499-365',
      'jio-3599-365',
      'airtel-3599-365',
    ])
    expect(planList({ ...any, validity: 396 }, 'price', {})).toEqual([])
  })
})

test('each operator has four plans or more, all with ids of their own', () => {
  for (const operator of rechargeOperators) expect(plansOf(operator).length).toBeGreaterThanOrEqual(4)
  const all = everyPlan.map(({ id }) => id)
  expect(new Set(all).size).toBe(all.length)
})

test('every list is dated and cited, and unknown before its first day', () => {
  for (const rule of Object.values(rechargePlans)) {
    const [row] = rule.values
    expect(row!.source.href).toMatch(/^https:\/\//)
    expect(row!.value.every(({ pricedIn }) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(pricedIn))).toBe(true)
    expect(() => ruleOn(rule, '2024-07-02')).toThrow(RuleNotKnown)
  }
})

test('Airtel’s two packs with data until January 2025 are of their day alone', () => {
  const idsOn = (day: string) => ruleOn(rechargePlans.AIRTEL, day).value.map(({ id }) => id)
  const withdrawn = ['airtel-509-84', 'airtel-1999-365']
  expect(idsOn('2025-01-22')).toEqual(expect.arrayContaining(withdrawn))
  expect(idsOn('2025-01-23').filter((id) => withdrawn.includes(id))).toEqual([])
})

interface Fact {
  operator: string
  price: number
  validityDays: number
  data: string
  confidence: string
  withdrawn?: string
}
const isShown = ({ confidence, withdrawn }: Fact) => confidence !== 'low' && withdrawn === undefined
const facts = sharedFact<{ plans: Fact[] }>('plans')
if (facts) {
  it('holds the researched plans of medium confidence or better, and no other', () => {
    const sure = facts.plans.filter(isShown)
    expect(everyPlan.map(({ id }) => id).sort()).toEqual(
      sure
        .map(({ operator, price, validityDays }) => `${operator.toLowerCase()}-${price}-${validityDays}`)
        .sort(),
    )
  })

  it.each(facts.plans.filter(isShown))(
    '$operator $price has the researched data: $data',
    ({ operator, price, validityDays, data }) => {
      const found = planCalled(`${operator.toLowerCase()}-${price}-${validityDays}`).data
      const gb = Number.parseFloat(data)
      if (Number.isNaN(gb)) expect(found).toBeNull()
      else expect(found).toEqual(data.includes('/day') ? { gbADay: gb } : { gbInAll: gb })
    },
  )
} else {
  it.skip('holds the researched plans: ../shared/facts/plans.json is not there', () => {
    expect(facts).not.toBeNull()
  })
}
