import type { WorkingContent } from '@/components/results/working'
import { expensesThen, type Retirement, type RetirementPlan } from '@/lib/finance/retirement'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

export function retirementWorking(plan: RetirementPlan, result: Retirement): WorkingContent {
  const years = plan.retireAge - plan.age
  const lasting = plan.lifeUntil - plan.retireAge
  const first = Math.max(0, expensesThen(plan) - plan.pension)
  return {
    formula: t('Corpus = Σ withdrawals of a year × value of 12 payments ÷ (1 + r)^(12 × years)'),
    steps: {
      [t('Monthly expenses at {0}', plan.retireAge)]:
        `${rupees(plan.expenses)} × ${grouped(1 + plan.inflation / 100, 4)}^${years} = ${rupees(result.expensesThen, 2)}`,
      [t('Less the pension, in the first year')]: plan.pension > 0 && rupees(first, 2),
      [t('r, the return for a month after retirement')]:
        `${grouped(plan.rateAfter)}% ÷ 12 = ${grouped(plan.rateAfter / 12, 6)}%`,
      [t('Years of withdrawals')]: `${plan.lifeUntil} − ${plan.retireAge} = ${lasting}`,
      [t('Corpus needed at {0}', plan.retireAge)]: rupees(result.corpusNeeded, 2),
      [t('Saved so far, with its growth and the monthly investments')]: rupees(
        result.corpusExpected - plan.epf - plan.nps,
        2,
      ),
      [t('EPF and NPS')]: plan.epf + plan.nps > 0 && rupees(plan.epf + plan.nps, 2),
      [t('Corpus of your plan')]: rupees(result.corpusExpected, 2),
    },
  }
}
