import { percent } from '@/content/figures/wording'
import { monthsInWords } from '@/lib/format/durations'
import { rupees } from '@/lib/format/numbers'
import { freshInputs, readValues } from '@/lib/inputs/tool-inputs'
import {
  planIn,
  retirement,
  type RetirementCase,
  retirementInputs,
  type RetirementPlan,
} from '@/lib/finance/retirement'

/** The plan with which the page opens. */
const PLAN: RetirementPlan = readValues(
  freshInputs(retirementInputs),
  Object.keys(retirementInputs) as (keyof RetirementPlan)[],
)!

const lastsIn = (name: RetirementCase) => monthsInWords(retirement(planIn(PLAN, name)).lastsMonths)

/** What the words of the retirement calculator name. */
export function retirementCalculatorFigures() {
  const plan = retirement(PLAN)
  return {
    expenses: rupees(PLAN.expenses),
    inflation: percent(PLAN.inflation),
    expensesThen: rupees(plan.expensesThen),
    rateAfter: percent(PLAN.rateAfter),
    corpus: rupees(plan.corpusNeeded),
    saved: rupees(PLAN.saved),
    rateBefore: percent(PLAN.rateBefore),
    monthlyNeeded: rupees(plan.sipNeeded!),
    sip: rupees(PLAN.sip),
    corpusExpected: rupees(plan.corpusExpected),
    lasts: lastsIn('expected'),
    lastsAtLower: lastsIn('cautious'),
    lastsAtHigher: lastsIn('hopeful'),
    corpusIfFixed: rupees(retirement({ ...PLAN, withdrawals: 'fixed' }).corpusNeeded),
  }
}
