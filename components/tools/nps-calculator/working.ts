import type { WorkingContent } from '@/components/results/working'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'
import { exitRuleOf, type Nps, npsLaw, type NpsPlan, npsYears } from '@/lib/savings/nps'

export function npsWorking(plan: NpsPlan, result: Nps): WorkingContent {
  const [first, second] = npsYears(plan)
  const i = grouped(monthlyRate(plan.returnPercent), 6)
  const opening = plan.openingBalance > 0 ? `${rupees(plan.openingBalance)} × (1 + i)^12 + ` : ''
  return {
    formula: 'Year’s end = balance × (1 + i)^12 + contribution × ((1 + i)^12 − 1) ÷ i × (1 + i)',
    steps: {
      'i, the return of a month': `${grouped(plan.returnPercent)}% ÷ 12 = ${i}`,
      'After 1 year': `${opening}${rupees(plan.monthly)} × ((1 + i)^12 − 1) ÷ i × (1 + i) = ${rupees(first!.closing, 2)}`,
      'After 2 years':
        second !== undefined &&
        `${rupees(first!.closing, 2)} × (1 + i)^12 + ${rupees(second.contributed / 12, 2)} × … = ${rupees(second.closing, 2)}`,
      [`Corpus after ${grouped(plan.years)} years`]: rupees(result.corpus),
      ...exitSteps(plan, result),
    },
  }
}

function exitSteps(plan: NpsPlan, result: Nps): Record<string, string> {
  const { corpus } = result
  const rate = `${grouped(plan.annuityRatePercent)}% ÷ 12`
  if (result.band === 'full') return { 'Whole corpus as lump sum': rupees(result.maxLumpSum) }
  if (result.band === 'middle')
    return {
      'Rest after the lump sum': `${rupees(corpus)} − ${rupees(result.maxLumpSum)} = ${rupees(result.rest)}`,
      'Pension if it buys an annuity': `${rupees(result.rest)} × ${rate} = ${rupees(result.monthlyPension)}`,
    }
  const { annuityMinPercent } = exitRuleOf(plan)
  const { taxFreePercent } = npsLaw()
  return {
    'Highest lump sum': `${rupees(corpus)} × ${100 - annuityMinPercent}% = ${rupees(result.maxLumpSum)}`,
    'Annuity, to the next rupee': `${rupees(corpus)} × ${grouped(result.annuityPercent)}% = ${rupees(result.annuity)}`,
    'Lump sum': `${rupees(corpus)} − ${rupees(result.annuity)} = ${rupees(result.lumpSum)}`,
    'Tax-free, the lower of it and': `${rupees(corpus)} × ${taxFreePercent}% → ${rupees(result.taxFreeLumpSum)}`,
    'Pension a month': `${rupees(result.annuity)} × ${rate} = ${rupees(result.monthlyPension)}`,
  }
}
