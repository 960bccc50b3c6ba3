import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { rupees } from '@/lib/format/numbers'
import { exitRuleOf, npsLaw } from '@/lib/savings/nps'
import type { NpsAnswer } from '@/lib/savings/nps-answer'
import { t } from '@/lib/language/words'

const BANDS = {
  full: t('Whole corpus'),
  middle: t('Part now, rest over years'),
  normal: t('Lump sum and annuity'),
}

export const npsRows = (answer: NpsAnswer): ResultRows =>
  wordedRows(answer, {
    corpus: t('Corpus'),
    rest: t('Rest of the corpus'),
    lumpSum: t('Lump sum'),
    monthlyPension: {
      label: answer.figures.rest ? t('Monthly pension from the rest') : t('Monthly pension before tax'),
      short: t('Pension'),
    },
    taxFreeLumpSum: t('Tax-free lump sum'),
    taxableLumpSum: t('Taxable lump sum'),
    annuity: t('Buys the annuity'),
    maxLumpSum: { label: t('Highest lump sum allowed'), short: t('Lump sum') },
    band: { label: t('Exit rule'), text: BANDS[answer.result.band] },
    invested: t('Total contributions'),
  })

/** What must be known of an answer, in whole sentences. */
export function npsNotes({ plan, result }: NpsAnswer) {
  const { fullUpTo, middle, annuityMinPercent } = exitRuleOf(plan)
  const { taxFreePercent } = npsLaw()
  if (result.band === 'full')
    return [
      t(
        'Up to {0} the whole corpus may be taken. The Income-tax Act exempts {1}% of the corpus; how the rest is taxed is in dispute, so no tax is shown.',
        rupees(fullUpTo),
        taxFreePercent,
      ),
    ]
  if (result.band === 'middle')
    return [
      t(
        'Up to {0} at most {1} may be taken at once, the rest over at least {2} years or as an annuity. The Income-tax Act exempts {3}% of the corpus.',
        rupees(middle!.upTo),
        rupees(middle!.maxLumpSum),
        middle!.overYears,
        taxFreePercent,
      ),
    ]
  return [
    plan.annuityPercent < annuityMinPercent &&
      t('At least {0}% of this corpus must buy an annuity, so {0}% is counted.', annuityMinPercent),
    result.taxableLumpSum > 0 &&
      t(
        'Above {0}% of the corpus the lump sum is income of that year. The pension is income too.',
        taxFreePercent,
      ),
  ]
}
