import fc from 'fast-check'
import {
  planIn,
  retirement,
  retirementFrom,
  retirementInputs,
  type RetirementPlan,
  retirementYears,
} from '@/lib/finance/retirement'
import { readLinked } from '@/lib/questions/read-linked'
import vectors from './retirement-vectors.json'

const names = Object.keys(retirementInputs) as (keyof typeof retirementInputs)[]
function planOf(set: Readonly<Record<string, string | number>>): RetirementPlan | null {
  const texts = Object.fromEntries(Object.entries(set).map(([name, value]) => [name, String(value)]))
  return retirementFrom(readLinked(retirementInputs, texts)(...names)!)
}
const plain = { inflation: 0, rateBefore: 0, rateAfter: 0, saved: 0 }

test.each<[string, Record<string, string | number>, Partial<ReturnType<typeof retirement>>]>([
  [
    'no growth: 10,000 × 12 × 25 years = 30,00,000; over 25 years of 12 months 10,000 a month',
    { ...plain, expenses: 10_000, sip: 10_000 },
    { corpusNeeded: 30_00_000, sipNeeded: 10_000, missing: 0, lastsMonths: 300, spending: 10_000 },
  ],
  [
    'a pension of 4,000 leaves 6,000 × 300 = 18,00,000, of which 6,00,000 are there: 12,00,000 ÷ 300',
    { ...plain, expenses: 10_000, pension: 4_000, saved: 6_00_000, sip: 0 },
    { corpusNeeded: 18_00_000, sipNeeded: 4_000, goalOfSip: 12_00_000, missing: 12_00_000, lastsMonths: 100 },
  ],
  [
    'already retired: no month is left to invest',
    { ...plain, age: 60, expenses: 10_000, saved: 12_00_000, sip: 9_000 },
    { sipNeeded: null, yearsToRetirement: 0, corpusExpected: 12_00_000, lastsMonths: 120 },
  ],
  [
    '1,00,00,000 at 12% a year pays 1% a month: 99,009.90 at the start of each month for ever, so 90,000 too',
    { ...plain, rateAfter: 12, saved: 1_00_00_000, expenses: 90_000, sip: 0 },
    { lastsMonths: Infinity },
  ],
  [
    'a pension above the expenses needs no corpus',
    { ...plain, expenses: 10_000, pension: 10_000 },
    { corpusNeeded: 0, sipNeeded: 0, lastsMonths: Infinity },
  ],
])('%s', (_working, set, expected) => {
  const result = retirement(planOf(set)!)
  for (const [name, value] of Object.entries(expected)) {
    const found = result[name as keyof typeof result]
    if (typeof value === 'number' && Number.isFinite(value)) expect(found).toBeCloseTo(value, 5)
    else expect(found).toBe(value)
  }
})

// Computed apart from this code: Python, decimals of 40 digits, forwards and backwards month by month.
test.each(vectors)(
  '$input.age to $input.retireAge to $input.lifeUntil, $input.withdrawals',
  ({ input, expected }) => {
    const result = retirement(planOf(input)!)
    for (const name of ['expensesThen', 'corpusNeeded', 'corpusExpected', 'spending'] as const)
      expect(Math.abs(result[name] - expected[name])).toBeLessThan(0.005 + expected[name] * 1e-11)
    if (expected.sipNeeded === null) expect(result.sipNeeded).toBeNull()
    else expect(result.sipNeeded).toBeCloseTo(expected.sipNeeded, 4)
    expect(Number.isFinite(result.lastsMonths) ? result.lastsMonths : null).toBe(expected.lastsMonths)
  },
)

const anyPlan = fc.record({
  age: fc.integer({ min: 18, max: 50 }),
  retireAge: fc.integer({ min: 51, max: 70 }),
  lifeUntil: fc.integer({ min: 71, max: 110 }),
  expenses: fc.integer({ min: 5_000, max: 5_00_000 }),
  inflation: fc.integer({ min: 0, max: 10 }),
  rateBefore: fc.integer({ min: 0, max: 15 }),
  rateAfter: fc.integer({ min: 0, max: 12 }),
  withdrawals: fc.constantFrom('rising' as const, 'fixed' as const),
  saved: fc.integer({ min: 0, max: 1e7 }),
  sip: fc.integer({ min: 0, max: 1e5 }),
  stepUp: fc.integer({ min: 0, max: 10 }),
  epf: fc.constant(0),
  nps: fc.constant(0),
  pension: fc.integer({ min: 0, max: 50_000 }),
  spread: fc.integer({ min: 0, max: 5 }),
})

test('the course has each birthday, ends with nothing where the money is just enough, and the cases keep their order', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const years = retirementYears(plan)
      expect(years).toHaveLength(plan.lifeUntil - plan.age + 1)
      for (const year of years) {
        expect(year.cautious).toBeLessThanOrEqual(year.expected + 0.01)
        expect(year.expected).toBeLessThanOrEqual(year.hopeful + 0.01)
      }
      const { corpusExpected } = retirement(plan)
      expect(years[plan.retireAge - plan.age]!.expected).toBeCloseTo(corpusExpected, 4)
      expect(years.at(-1)!.withdrawal).toBeNull()
    }),
    { numRuns: 60 },
  )
  const enough = planOf({ ...plain, expenses: 10_000, sip: 10_000, spread: 0 })!
  expect(
    retirementYears(enough)
      .map(({ age, expected }) => [age, expected])
      .slice(-2),
  ).toEqual([
    [84, 1_20_000],
    [85, 0],
  ])
})

test('ages that do not follow each other are no plan, and a case has no return below nothing', () => {
  expect(planOf({ age: 61 })).toBeNull()
  expect(planOf({ lifeUntil: 60 })).toBeNull()
  expect(planIn(planOf({ rateAfter: 1, spread: 3 })!, 'cautious')).toMatchObject({
    rateBefore: 7,
    rateAfter: 0,
  })
})
