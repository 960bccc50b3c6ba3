import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import { exitRuleOf, type Nps, npsLaw, type NpsPlan } from '@/lib/savings/nps'
import { t } from '@/lib/language/words'

const BANDS = {
  full: t('Whole corpus'),
  middle: t('Part now, rest over years'),
  normal: t('Lump sum and annuity'),
}

export const npsRows = (result: Nps): ResultRows => [
  row('corpus', t('Corpus'), 'rupees', result.corpus, { primary: true }),
  ...exitRows(result),
  row('maxLumpSum', t('Highest lump sum allowed'), 'rupees', result.maxLumpSum, { short: t('Lump sum') }),
  textRow('band', t('Exit rule'), result.band, BANDS[result.band]),
  row('invested', t('Total contributions'), 'rupees', result.invested),
]

function exitRows(result: Nps): ResultRow[] {
  if (result.band === 'full') return []
  const pension = (label: string) =>
    row('monthlyPension', label, 'rupees', result.monthlyPension, { short: t('Pension') })
  if (result.band === 'middle')
    return [
      row('rest', t('Rest of the corpus'), 'rupees', result.rest),
      pension(t('Monthly pension from the rest')),
    ]
  return [
    row('lumpSum', t('Lump sum'), 'rupees', result.lumpSum),
    pension(t('Monthly pension before tax')),
    row('taxFreeLumpSum', t('Tax-free lump sum'), 'rupees', result.taxFreeLumpSum),
    row('taxableLumpSum', t('Taxable lump sum'), 'rupees', result.taxableLumpSum),
    row('annuity', t('Buys the annuity'), 'rupees', result.annuity),
  ]
}

/** What must be known of an answer, in whole sentences. */
export function npsNotes(plan: NpsPlan, result: Nps): string[] {
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
  ].filter((sentence) => sentence !== false)
}
