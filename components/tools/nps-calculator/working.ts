import type { WorkingContent } from '@/components/results/working'
import { monthlyRate } from '@/lib/finance/monthly-rate'
import { grouped, rupees } from '@/lib/format/numbers'
import { exitRuleOf, type Nps, npsLaw, type NpsPlan, npsYears } from '@/lib/savings/nps'
import { t } from '@/lib/language/words'

export function npsWorking(plan: NpsPlan, result: Nps): WorkingContent {
  const [first, second] = npsYears(plan)
  const i = grouped(monthlyRate(plan.returnPercent), 6)
  const opening = plan.openingBalance > 0 ? `${rupees(plan.openingBalance)} × (1 + i)^12 + ` : ''
  return {
    formula: t('Year’s end = balance × (1 + i)^12 + contribution × ((1 + i)^12 − 1) ÷ i × (1 + i)'),
    steps: {
      [t('i, the return of a month')]: `${grouped(plan.returnPercent)}% ÷ 12 = ${i}`,
      [t('After 1 year')]:
        `${opening}${rupees(plan.monthly)} × ((1 + i)^12 − 1) ÷ i × (1 + i) = ${rupees(first!.closing, 2)}`,
      [t('After 2 years')]:
        second !== undefined &&
        `${rupees(first!.closing, 2)} × (1 + i)^12 + ${rupees(second.contributed / 12, 2)} × … = ${rupees(second.closing, 2)}`,
      [t('Corpus after {0} years', grouped(plan.years))]: rupees(result.corpus),
      ...exitSteps(plan, result),
    },
  }
}

function exitSteps(plan: NpsPlan, result: Nps): Record<string, string> {
  const { corpus } = result
  const rate = `${grouped(plan.annuityRatePercent)}% ÷ 12`
  if (result.band === 'full') return { [t('Whole corpus as lump sum')]: rupees(result.maxLumpSum) }
  if (result.band === 'middle')
    return {
      [t('Rest after the lump sum')]:
        `${rupees(corpus)} − ${rupees(result.maxLumpSum)} = ${rupees(result.rest)}`,
      [t('Pension if it buys an annuity')]:
        `${rupees(result.rest)} × ${rate} = ${rupees(result.monthlyPension)}`,
    }
  const { annuityMinPercent } = exitRuleOf(plan)
  const { taxFreePercent } = npsLaw()
  return {
    [t('Highest lump sum')]: `${rupees(corpus)} × ${100 - annuityMinPercent}% = ${rupees(result.maxLumpSum)}`,
    [t('Annuity, to the next rupee')]:
      `${rupees(corpus)} × ${grouped(result.annuityPercent)}% = ${rupees(result.annuity)}`,
    [t('Lump sum')]: `${rupees(corpus)} − ${rupees(result.annuity)} = ${rupees(result.lumpSum)}`,
    [t('Tax-free, the lower of it and')]:
      `${rupees(corpus)} × ${taxFreePercent}% → ${rupees(result.taxFreeLumpSum)}`,
    [t('Pension a month')]: `${rupees(result.annuity)} × ${rate} = ${rupees(result.monthlyPension)}`,
  }
}
