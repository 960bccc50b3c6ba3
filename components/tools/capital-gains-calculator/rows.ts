import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { type GainSale, longTermFrom, type UnknownSale } from '@/lib/capital-gains/gain-sale'
import { saleFigures } from '@/lib/capital-gains/sale-answer'
import { equityFreeOn, type GainWay, type SaleGain } from '@/lib/capital-gains/sale-gain'
import { BASE_DAY, EQUITY_COST_SPLIT } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'

const TERMS = { long: t('Long-term'), short: t('Short-term'), none: t('No term') }

const nameOfWay = ({ isIndexed, ratePercent }: GainWay) =>
  t(isIndexed ? '{0}% with index' : '{0}% without index', ratePercent)

export const saleGainRows = (sale: GainSale, result: SaleGain): ResultRows =>
  wordedRows(saleFigures(sale, result), {
    taxWithCess: t('Tax with cess'),
    gain: { label: result.way.gain < 0 ? t('Loss') : t('Capital gain'), short: t('Gain') },
    term: { label: t('Holding'), text: TERMS[result.term] },
    taxableGain: t('Taxable gain'),
    ratePct: t('Rate of tax'),
    tax: t('Tax before cess'),
    costUsed: t('Cost that counts'),
    fullValue: t('Sale value that counts'),
    way: { label: t('Lower tax'), text: nameOfWay(result.way) },
    gainWithoutIndex: t('Gain without indexing'),
    taxWithoutIndex: t('Tax at {0}% without indexing', result.ways[0]!.ratePercent),
    gainWithIndex: t('Gain with indexing'),
    taxWithIndex: t('Tax at {0}% with indexing', result.ways.at(-1)!.ratePercent),
    indexedCost: t('Indexed cost'),
    indexedImprovement: t('Indexed improvements'),
  })

/** Conditions of the law on a sale, in whole sentences. */
export function saleGainNotes(sale: GainSale, result: SaleGain) {
  const { term, way } = result
  const longFrom = term === 'short' ? longTermFrom(sale) : null
  return [
    longFrom !== null && t('Long-term if sold on or after {0}.', dayInWords(longFrom)),
    ...(sale.asset === 'equity' ? equityNotes(sale, result) : []),
    ...(sale.asset === 'property' ? propertyNotes(sale, result) : []),
    lossNote(result),
    way.tax > 0 && t('Before surcharge. “Whole year” counts surcharge, rebate and losses with your income.'),
  ]
}

type Notes = (string | false)[]

const equityNotes = ({ bought, sold, fmv31Jan2018 }: GainSale, { term }: SaleGain): Notes => [
  term === 'long' &&
    t('{0} is free: one limit for all such gains of a financial year.', rupees(equityFreeOn(sold))),
  bought < EQUITY_COST_SPLIT &&
    fmv31Jan2018 === null &&
    t('Enter the value on 31 January 2018: it may reduce the gain.'),
]

const propertyNotes = ({ bought, value1Apr2001 }: GainSale, { term, gainWithIndex }: SaleGain): Notes => [
  bought < BASE_DAY &&
    value1Apr2001 === null &&
    t('Enter the value on 1 April 2001: it may reduce the gain.'),
  term === 'long' &&
    gainWithIndex === null &&
    t('The cost inflation index of the year of sale is not notified yet: indexing is left out.'),
]

function lossNote({ term, way, gainWithoutIndex }: SaleGain): string | false {
  if (way.gain >= 0) return false
  if (term === 'none') return t('A loss on virtual digital assets cannot be set off or carried forward.')
  if (way.isIndexed && gainWithoutIndex >= 0) return t('A loss that only indexing makes cannot be set off.')
  return t(
    term === 'long'
      ? 'The loss can be set off against long-term gains, and carried forward for eight years if the return is filed in time.'
      : 'The loss can be set off against any capital gain, and carried forward for eight years if the return is filed in time.',
  )
}

export const UNKNOWN_SALE: Record<UnknownSale, string> = {
  soldBeforeBought: t('The sale is before the purchase. Check the two days.'),
  unlistedBondBefore: t('Unlisted bonds are covered here if sold from 23 July 2024.'),
  goldEtfBefore: t(
    'Gold ETFs are covered here if bought from 1 April 2025. Those bought from April 2023 to March 2025 may count as specified funds.',
  ),
  vdaBefore: t('Virtual digital assets are covered here if sold from 1 April 2022.'),
}
