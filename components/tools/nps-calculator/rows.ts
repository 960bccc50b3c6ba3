import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import { exitRuleOf, type Nps, npsLaw, type NpsPlan } from '@/lib/savings/nps'

const BANDS = { full: 'Whole corpus', middle: 'Part now, rest over years', normal: 'Lump sum and annuity' }

export const npsRows = (result: Nps): ResultRows => [
  row('corpus', 'Corpus', 'rupees', result.corpus, { primary: true }),
  ...exitRows(result),
  row('maxLumpSum', 'Highest lump sum allowed', 'rupees', result.maxLumpSum, { short: 'Lump sum' }),
  textRow('band', 'Exit rule', result.band, BANDS[result.band]),
  row('invested', 'Total contributions', 'rupees', result.invested),
]

function exitRows(result: Nps): ResultRow[] {
  if (result.band === 'full') return []
  const pension = (label: string) =>
    row('monthlyPension', label, 'rupees', result.monthlyPension, { short: 'Pension' })
  if (result.band === 'middle')
    return [
      row('rest', 'Rest of the corpus', 'rupees', result.rest),
      pension('Monthly pension from the rest'),
    ]
  return [
    row('lumpSum', 'Lump sum', 'rupees', result.lumpSum),
    pension('Monthly pension before tax'),
    row('taxFreeLumpSum', 'Tax-free lump sum', 'rupees', result.taxFreeLumpSum),
    row('taxableLumpSum', 'Taxable lump sum', 'rupees', result.taxableLumpSum),
    row('annuity', 'Buys the annuity', 'rupees', result.annuity),
  ]
}

/** What must be known of an answer, in whole sentences. */
export function npsNotes(plan: NpsPlan, result: Nps): string[] {
  const { fullUpTo, middle, annuityMinPercent } = exitRuleOf(plan)
  const { taxFreePercent } = npsLaw()
  const exempt = `The Income-tax Act exempts ${taxFreePercent}% of the corpus`
  if (result.band === 'full')
    return [
      `Up to ${rupees(fullUpTo)} the whole corpus may be taken. ${exempt}; how the rest is taxed is in dispute, so no tax is shown.`,
    ]
  if (result.band === 'middle')
    return [
      `Up to ${rupees(middle!.upTo)} at most ${rupees(middle!.maxLumpSum)} may be taken at once, the rest over at least ${middle!.overYears} years or as an annuity. ${exempt}.`,
    ]
  return [
    plan.annuityPercent < annuityMinPercent &&
      `At least ${annuityMinPercent}% of this corpus must buy an annuity, so ${annuityMinPercent}% is counted.`,
    result.taxableLumpSum > 0 &&
      `Above ${taxFreePercent}% of the corpus the lump sum is income of that year. The pension is income too.`,
  ].filter((sentence) => sentence !== false)
}
