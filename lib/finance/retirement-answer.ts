import { figure, worded } from '@/lib/answers/figure'
import { retirement, retirementFrom, retirementInputs } from '@/lib/finance/retirement'
import { type ReadValues, readAll } from '@/lib/inputs/tool-inputs'

export type RetirementAnswer = NonNullable<ReturnType<typeof retirementAnswer>>

/** What retirement costs, what the plan brings for it, and how long that lasts. */
export function retirementAnswer(read: ReadValues<typeof retirementInputs>) {
  const values = readAll(retirementInputs, read)
  const plan = values && retirementFrom(values)
  if (!plan) return null
  const result = retirement(plan)
  const { sipNeeded, missing, lastsMonths, goalOfSip } = result
  const rupees = (value: number) => figure('rupees', value)
  return {
    plan,
    result,
    primary: ['corpusNeeded', 'sipNeeded'],
    figures: {
      corpusNeeded: rupees(result.corpusNeeded),
      sipNeeded: sipNeeded !== null && rupees(sipNeeded),
      expensesThen: rupees(result.expensesThen),
      corpusExpected: rupees(result.corpusExpected),
      missing: missing > 0 && rupees(missing),
      surplus: missing <= 0 && rupees(-missing),
      lastsMonths: Number.isFinite(lastsMonths) ? figure('months', lastsMonths) : worded(''),
      spending: rupees(result.spending),
      spendingToday: rupees(result.spendingToday),
      goalOfSip: goalOfSip > 0 && rupees(goalOfSip),
      yearsToRetirement: figure('number', result.yearsToRetirement),
    },
  }
}

export const retirementTool = {
  slug: 'retirement-calculator',
  inputs: retirementInputs,
  answer: retirementAnswer,
} as const
