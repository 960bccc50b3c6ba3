import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { type GainSale, longTermFrom, type UnknownSale } from '@/lib/capital-gains/gain-sale'
import { equityFreeOn, type GainWay, type SaleGain } from '@/lib/capital-gains/sale-gain'
import { toPaise } from '@/lib/money/paise'
import { BASE_DAY, EQUITY_COST_SPLIT } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'

/** An amount in rupees, to the paisa. */
export const money = (name: string, label: string, amount: number, more?: Parameters<typeof row>[4]) =>
  row(name, label, 'paiseIfAny', toPaise(amount), more)

const TERMS = { long: t('Long-term'), short: t('Short-term'), none: t('No term') }

const nameOfWay = ({ isIndexed, ratePercent }: GainWay) =>
  t(isIndexed ? '{0}% with index' : '{0}% without index', ratePercent)

export function saleGainRows(sale: GainSale, result: SaleGain): ResultRows {
  const { term, way } = result
  return [
    money('taxWithCess', t('Tax with cess'), result.taxWithCess, { primary: true }),
    money('gain', way.gain < 0 ? t('Loss') : t('Capital gain'), way.gain, {
      primary: true,
      short: t('Gain'),
    }),
    textRow('term', t('Holding'), term, TERMS[term]),
    money('taxableGain', t('Taxable gain'), result.taxableGain),
    row('ratePct', t('Rate of tax'), 'percent', way.ratePercent),
    money('tax', t('Tax before cess'), result.tax),
    sale.asset === 'equity' && money('costUsed', t('Cost that counts'), result.costUsed),
    ...(sale.asset === 'property' ? propertyRows(result) : []),
  ]
}

function propertyRows({ term, ways, way, ...result }: SaleGain): ResultRows {
  const { indexedCost, indexedImprovement, gainWithIndex } = result
  const choice = ways.length > 1
  return [
    money('fullValue', t('Sale value that counts'), result.fullValue),
    term === 'long' && textRow('way', t('Lower tax'), nameOfWay(way)),
    money('gainWithoutIndex', t('Gain without indexing'), result.gainWithoutIndex),
    choice && money('taxWithoutIndex', t('Tax at {0}% without indexing', ways[0]!.ratePercent), ways[0]!.tax),
    gainWithIndex !== null && money('gainWithIndex', t('Gain with indexing'), gainWithIndex),
    choice && money('taxWithIndex', t('Tax at {0}% with indexing', ways[1]!.ratePercent), ways[1]!.tax),
    indexedCost !== null && money('indexedCost', t('Indexed cost'), indexedCost),
    indexedImprovement !== null && money('indexedImprovement', t('Indexed improvements'), indexedImprovement),
  ]
}

/** Conditions of the law on a sale, in whole sentences. */
export function saleGainNotes(sale: GainSale, result: SaleGain): string[] {
  const { term, way } = result
  const longFrom = term === 'short' ? longTermFrom(sale) : null
  return [
    longFrom !== null && t('Long-term if sold on or after {0}.', dayInWords(longFrom)),
    ...(sale.asset === 'equity' ? equityNotes(sale, result) : []),
    ...(sale.asset === 'property' ? propertyNotes(sale, result) : []),
    lossNote(result),
    way.tax > 0 && t('Before surcharge. “Whole year” counts surcharge, rebate and losses with your income.'),
  ].filter((sentence) => sentence !== false)
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
