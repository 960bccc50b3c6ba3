import type { ComparedTool } from '@/lib/comparison/compared-tools'

export type Better = 'lower' | 'higher'

/** What is better of the answers of a tool. */
export interface Measure {
  is: Better
  /** The results that decide; of several the first that an answer has. */
  by: readonly string[]
  /** Other results of which the same holds. */
  also?: readonly string[]
  /** Controls that are the same in what can be compared: of a smaller loan less interest is not better. */
  same: readonly string[]
  /** Results that compare an answer with itself, without an extra: they come last. */
  last?: readonly string[]
}

const TERM = ['tenureIn', 'years', 'days']

export const measures: Readonly<Partial<Record<ComparedTool, Measure>>> = {
  'emi-calculator': {
    is: 'lower',
    by: ['interestWithPrepayments', 'totalInterest'],
    also: ['totalPayment', 'paymentWithPrepayments'],
    same: ['principal'],
    last: ['interestSaved', 'monthsSaved', 'emiAfter'],
  },
  'credit-card-payoff-calculator': {
    is: 'lower',
    by: ['totalInterest'],
    also: ['totalPaid'],
    same: ['balance'],
    last: ['interestSaved', 'monthsSaved'],
  },
  'fd-calculator': {
    is: 'higher',
    by: ['totalInterest'],
    also: ['maturityAmount', 'effectiveYield'],
    same: ['principal', ...TERM],
  },
  'rd-calculator': {
    is: 'higher',
    by: ['maturityAmount'],
    also: ['totalInterest'],
    same: ['amount', 'months'],
  },
  'income-tax-calculator': {
    is: 'lower',
    by: ['lawTotalTax', 'totalTax'],
    same: ['income', 'source', 'otherIncome'],
  },
  'salary-calculator': { is: 'higher', by: ['inHandYear'], same: ['startFrom', 'ctc', 'monthlyGross'] },
  'electricity-bill-estimator': { is: 'lower', by: ['publishedBill', 'totalBill'], same: ['units'] },
}

/** The places of the best and of the next of some numbers; null where two are the best, or only one is a number. */
export function bestOf(
  numbers: readonly (number | null)[],
  is: Better,
): { best: number; next: number } | null {
  const order = numbers
    .flatMap((number, place) => (number === null ? [] : { number: is === 'lower' ? number : -number, place }))
    .toSorted((a, b) => a.number - b.number)
  const [first, second] = order
  return first && second && first.number < second.number ? { best: first.place, next: second.place } : null
}
