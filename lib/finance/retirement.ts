import { annuityDue, growthFactor } from '@/lib/finance/annuity'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { instalmentForGoal, sip } from '@/lib/finance/sip'
import { choice } from '@/lib/inputs/choices'
import { amount, number, percent } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'

const ageInput = (initial: number) =>
  number({ initial, min: 18, max: 110, whole: true, unit: 'years', example: String(initial) })

/** Amounts in rupees, rates in per cent a year. */
export const retirementInputs = {
  age: ageInput(35),
  retireAge: ageInput(60),
  /** The age until which the money is to last. */
  lifeUntil: ageInput(85),
  /** A month today. */
  expenses: amount({ initial: 50_000 }),
  inflation: percent({ initial: 6, min: 0, max: 30 }),
  rateBefore: percent({ initial: 10, min: 0, max: 30 }),
  rateAfter: percent({ initial: 7, min: 0, max: 30 }),
  /** Whether withdrawals rise with inflation each year, or stay what they were at first. */
  withdrawals: choice(['rising', 'fixed'], 'rising'),
  saved: amount({ initial: 5_00_000, min: 0 }),
  /** At the start of each month until retirement, and the per cent by which it rises each year. */
  sip: amount({ initial: 15_000, min: 0 }),
  stepUp: percent({ initial: 0, min: 0, max: 50 }),
  /** Sums that come at retirement. */
  epf: amount({ initial: 0, min: 0 }),
  nps: amount({ initial: 0, min: 0 }),
  /** A month from retirement on, always the same. */
  pension: amount({ initial: 0, min: 0 }),
  /** Percentage points by which the cautious and the hopeful case differ. */
  spread: percent({ initial: 2, min: 0, max: 10 }),
}

export type RetirementPlan = Values<typeof retirementInputs>

/** The plan of the fields; null where the ages do not follow each other. */
export const retirementFrom = (values: Values<typeof retirementInputs>): RetirementPlan | null =>
  values.age <= values.retireAge && values.retireAge < values.lifeUntil ? values : null

/** More than this is for ever: nobody plans longer. */
const MOST_MONTHS = 1_200
const LEAST_LEFT = 0.005

/** Rupees a month that today's expenses have become by retirement: expenses × (1 + inflation)^years. */
export const expensesThen = ({ expenses, inflation, age, retireAge }: RetirementPlan) =>
  expenses * growthFactor(inflation / 100, retireAge - age)

/** Rupees taken out each month of a year of retirement, counted from 0, for so much a month in its first year. */
function withdrawalIn({ withdrawals, inflation, pension }: RetirementPlan, first: number, year: number) {
  const spent = withdrawals === 'rising' ? first * growthFactor(inflation / 100, year) : first
  return Math.max(0, spent - pension)
}

/**
 * The corpus, in rupees at retirement, that pays so much a month, at the start of each, until the age planned
 * for: the sum over years y of W(y) × ((1+r)^12 − 1) ÷ r × (1+r) ÷ (1+r)^(12(y+1)), r a twelfth of the rate.
 */
function corpusFor(plan: RetirementPlan, first: number): number {
  const r = monthlyRate(plan.rateAfter)
  const years = Array.from({ length: plan.lifeUntil - plan.retireAge }, (_, year) => year)
  return years.reduce(
    (sum, year) =>
      sum + (withdrawalIn(plan, first, year) * annuityDue(r, 12)) / growthFactor(r, 12 * (year + 1)),
    0,
  )
}

/** Rupees at an age before retirement: what is saved and the monthly investments, with their growth. */
function savedAt({ age, saved, sip: monthly, stepUp, rateBefore }: RetirementPlan, at: number): number {
  if (at <= age || saved + monthly === 0) return saved
  return sip({ amount: monthly, stepUp, lumpSum: saved, years: at - age }, monthlyRate(rateBefore))
    .futureValue
}

/** The whole months for which a corpus pays the withdrawals; Infinity beyond 100 years. */
export function monthsCorpusLasts(plan: RetirementPlan, corpus: number, first: number): number {
  const r = monthlyRate(plan.rateAfter)
  let left = corpus
  for (let month = 0; month < MOST_MONTHS; month += 1) {
    const withdrawal = withdrawalIn(plan, first, Math.floor(month / 12))
    if (left + LEAST_LEFT < withdrawal) return month
    left = Math.max(0, left - withdrawal) * (1 + r)
  }
  return Infinity
}

const HALVINGS = 100

/**
 * The spending a month, in the first year of retirement, that uses up a corpus at the age planned for; found
 * by halving.
 */
function spendingFor(plan: RetirementPlan, corpus: number): number {
  let [low, high] = [0, corpus + plan.pension]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (corpusFor(plan, middle) > corpus) high = middle
    else low = middle
  }
  return low
}

export interface Retirement {
  yearsToRetirement: number
  expensesThen: number
  corpusNeeded: number
  /** From what is saved, invested monthly, and comes from EPF and NPS. */
  corpusExpected: number
  /** Below nothing where there is more than needed. */
  missing: number
  /** Rupees a month, the whole of it, that lead to the corpus needed; null where no month is left. */
  sipNeeded: number | null
  /** What the monthly investments have to reach: the corpus without what is saved and comes at retirement. */
  goalOfSip: number
  lastsMonths: number
  /** Rupees a month that the corpus expected pays until the age planned for, then and in today's rupees. */
  spending: number
  spendingToday: number
}

/** What retirement costs and what the plan brings for it; rupees, unrounded. */
export function retirement(plan: RetirementPlan): Retirement {
  const years = plan.retireAge - plan.age
  const first = expensesThen(plan)
  const corpusNeeded = corpusFor(plan, first)
  const corpusExpected = savedAt(plan, plan.retireAge) + plan.epf + plan.nps
  const goal = Math.max(0, corpusNeeded - plan.epf - plan.nps)
  const r = monthlyRate(plan.rateBefore)
  const spending = spendingFor(plan, corpusExpected)
  return {
    yearsToRetirement: years,
    expensesThen: first,
    corpusNeeded,
    corpusExpected,
    missing: corpusNeeded - corpusExpected,
    sipNeeded:
      years > 0
        ? instalmentForGoal(goal, { amount: 0, stepUp: plan.stepUp, lumpSum: plan.saved, years }, r)
        : null,
    goalOfSip: Math.max(0, goal - plan.saved * growthFactor(r, 12 * years)),
    lastsMonths: monthsCorpusLasts(plan, corpusExpected, first),
    spending,
    spendingToday: spending / growthFactor(plan.inflation / 100, years),
  }
}

export const retirementCases = ['cautious', 'expected', 'hopeful'] as const
export type RetirementCase = (typeof retirementCases)[number]
const POINTS: Record<RetirementCase, number> = { cautious: -1, expected: 0, hopeful: 1 }

/** The plan with both returns lower or higher by the spread, and no lower than nothing. */
export function planIn(plan: RetirementPlan, name: RetirementCase): RetirementPlan {
  const less = POINTS[name] * plan.spread
  return {
    ...plan,
    rateBefore: Math.max(0, plan.rateBefore + less),
    rateAfter: Math.max(0, plan.rateAfter + less),
  }
}

export interface RetirementYear extends Record<RetirementCase, number> {
  /** On this birthday. */
  age: number
  /** Rupees a month in the year that begins; null before retirement. */
  withdrawal: number | null
}

/**
 * The money on a birthday; from retirement on before the withdrawals of the year that begins, and nothing
 * once it is gone.
 */
function valuesByAge(plan: RetirementPlan): number[] {
  const first = expensesThen(plan)
  const r = monthlyRate(plan.rateAfter)
  const values: number[] = []
  let left = 0
  for (let age = plan.age; age <= plan.lifeUntil; age += 1) {
    if (age < plan.retireAge) values.push(savedAt(plan, age))
    else {
      const year = age - plan.retireAge
      left =
        year === 0
          ? savedAt(plan, age) + plan.epf + plan.nps
          : left * growthFactor(r, 12) - withdrawalIn(plan, first, year - 1) * annuityDue(r, 12)
      if (left < LEAST_LEFT) left = 0
      values.push(left)
    }
  }
  return values
}

/** The course of the plan by age, in three cases of its returns. */
export function retirementYears(plan: RetirementPlan): RetirementYear[] {
  const [cautious, expected, hopeful] = retirementCases.map((name) => valuesByAge(planIn(plan, name))) as [
    number[],
    number[],
    number[],
  ]
  const first = expensesThen(plan)
  return expected.map((value, place) => {
    const age = plan.age + place
    const year = age - plan.retireAge
    return {
      age,
      cautious: cautious[place]!,
      expected: value,
      hopeful: hopeful[place]!,
      withdrawal: year >= 0 && age < plan.lifeUntil ? withdrawalIn(plan, first, year) : null,
    }
  })
}
