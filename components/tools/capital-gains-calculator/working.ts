import type { WorkingContent } from '@/components/results/working'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { type GainSale, longTermFrom } from '@/lib/capital-gains/gain-sale'
import { inflationIndex } from '@/lib/capital-gains/inflation-index'
import type { GainWay, SaleGain } from '@/lib/capital-gains/sale-gain'
import { CESS_PERCENT } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'

const exact = (amount: number) => rupees(amount, Number.isInteger(amount) ? 0 : 2)

/** The tax with cess of a tax before it. */
export const cessSum = (tax: number, withCess: number): string =>
  `${grouped(tax)} × ${100 + CESS_PERCENT}% = ${exact(withCess)}`

export function saleGainWorking(sale: GainSale, result: SaleGain): WorkingContent {
  const { term, ways, taxableGain, tax, taxWithCess } = result
  const longFrom = longTermFrom(sale)
  const chosen = result.way
  return {
    formula: t('Tax = (sale price − expenses − cost) × rate, + {0}% cess', CESS_PERCENT),
    steps: {
      [t('Holding')]:
        longFrom !== null &&
        t(
          term === 'long'
            ? '{0} to {1}; long-term from {2}: long-term'
            : '{0} to {1}; long-term from {2}: short-term',
          dayInWords(sale.bought),
          dayInWords(sale.sold),
          dayInWords(longFrom),
        ),
      [t('Cost, or the value on 31 January 2018 up to the price if higher')]:
        sale.asset === 'equity' &&
        result.costUsed !== sale.cost &&
        `${t('max({0}, {1})', grouped(sale.cost), t('min({0}, {1})', grouped(sale.fmv31Jan2018!), grouped(sale.sale)))} = ${rupees(result.costUsed)}`,
      ...Object.fromEntries(ways.map((way) => gainStep(sale, result, way))),
      ...(ways.length > 1 && Object.fromEntries(ways.map(taxStep))),
      [t('Taxable gain')]: chosen.gain !== taxableGain && `${grouped(chosen.gain)} → ${exact(taxableGain)}`,
      [t('Tax, the lower of the two')]: ways.length > 1 && exact(tax),
      [t('Tax')]:
        ways.length === 1 && `${grouped(taxableGain)} × ${grouped(chosen.ratePercent)}% = ${exact(tax)}`,
      [t('With cess')]: cessSum(tax, taxWithCess),
    },
  }
}

function gainStep(sale: GainSale, result: SaleGain, { isIndexed, gain }: GainWay): [string, string] {
  const cost = isIndexed ? result.indexedCost! : result.costUsed
  const improvement = isIndexed ? result.indexedImprovement! : result.improvement
  const expenses = sale.asset === 'vda' ? 0 : sale.expenses
  const parts = [result.fullValue, expenses, cost, improvement].map((part) => grouped(part))
  const label = isIndexed
    ? t('Gain with indexing: cost × {0} ÷ {1}', indexOf(sale.sold), indexOf(sale.bought))
    : t('Gain: price − expenses − cost − improvements')
  return [label, `${parts.join(' − ')} = ${exact(gain)}`]
}

const indexOf = (day: string) =>
  `${inflationIndex(yearOfDay(day))} (${yearName(Math.max(2001, yearOfDay(day)))})`

const taxStep = ({ isIndexed, ratePercent, gain, tax }: GainWay): [string, string] => [
  t(isIndexed ? 'Tax with indexing' : 'Tax without indexing'),
  `${grouped(Math.max(0, gain))} × ${grouped(ratePercent)}% = ${exact(tax)}`,
]
