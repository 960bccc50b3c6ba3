import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { WorkingContent } from '@/components/results/working'
import { yearName } from '@/lib/calendar/financial-year'
import { yearFigures } from '@/lib/capital-gains/gains-answer'
import type { Harvest } from '@/lib/capital-gains/harvest'
import { withCess } from '@/lib/capital-gains/sale-gain'
import type { UnknownYear, YearGains } from '@/lib/capital-gains/year-gains'
import { grouped, rupees } from '@/lib/format/numbers'
import type { IncomeTax } from '@/lib/tax/slab-tax'
import type { SpecialShare } from '@/lib/tax/special-tax'
import { t } from '@/lib/language/words'
import { inForce } from '@/lib/rules/in-force'
import { gainRateValues } from '@/lib/rules/capital-gains/gain-rates'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { dayInWords } from '@/lib/format/days'
import { UNKNOWN_SALE } from './rows'
import { cessSum } from './working'

const LAW = inForce(incomeTaxLaw).value
const GAINS = inForce(gainRateValues).value

export function unknownYearReason(unknown: UnknownYear): string {
  if (unknown.kind === 'sale') return t('Sale {0}: {1}', unknown.row, UNKNOWN_SALE[unknown.reason])
  return unknown.kind === 'severalYears'
    ? t('Enter sales of one financial year, April to March.')
    : t('A whole year is worked out for sales from 1 April 2025.')
}

/** The year, and what of its tax-free gain is left with the units to sell for it. */
export const yearRows = (year: YearGains, plan: Harvest): ResultRows =>
  wordedRows(yearFigures(year, plan), {
    taxWithCess: t('Tax on gains with cess'),
    taxOfGains: t('Tax because of the gains'),
    totalTax: { label: t('Total tax of {0}', yearName(year.firstYear)), short: t('Total tax') },
    totalIncome: t('Total income'),
    slabTax: t('Tax by slabs'),
    rebate: t('Rebate'),
    specialTax: t('Tax on gains at special rates'),
    tax: year.whole ? t('Tax after rebate') : t('Tax before cess'),
    surcharge: t('Surcharge, at most {0}% on gains', LAW.special.gainsSurchargePercent),
    cess: t('Cess'),
    leftSlab: t('Short-term at slab rates, after losses'),
    leftShort20: t('Short-term equity, after losses'),
    leftLong125: t('Long-term besides equity, after losses'),
    leftEquityLong: t('Long-term equity, after losses'),
    equityLongTaxable: t('Long-term equity above {0}', rupees(year.equityFree)),
    ignoredTax: t('Saved by indexing land and buildings'),
    crypto: t('Virtual digital assets'),
    carryForwardShort: t('Short-term loss carried forward'),
    carryForwardLong: t('Long-term loss carried forward'),
    freeLeft: t('Long-term equity gain still free this year'),
    gainWithoutTax: t('Long-term equity gain still possible without more tax'),
    sellNow: {
      label: t('Sell and buy back'),
      text: plan.sales
        .map(({ row, units }) => t('{0} units of purchase {1}', grouped(units, 3), row))
        .join(', '),
    },
    harvestGain: t('Gain taken by it without tax'),
  })

export function yearNotes({ flatTax, whole, sales }: YearGains) {
  return [
    whole !== null && t('New regime, resident below 60. The rebate does not cover tax at special rates.'),
    flatTax !== null && flatTax > 0 && t('Before surcharge and rebate: enter your other income for both.'),
    sales.some(({ sale }) => sale.asset === 'property') &&
      GAINS.indexedChoice !== null &&
      t(
        'Land and buildings of residents bought before {0}: {1}%, or {2}% with the cost indexed if that is less. Take improvements off the price; only “One sale” indexes them.',
        dayInWords(GAINS.indexedChoice.boughtBefore),
        GAINS.otherLongPercent,
        GAINS.indexedChoice.ratePercent,
      ),
  ]
}

export function yearWorking({
  gains,
  losses,
  setOff,
  equityLongTaxable,
  ...year
}: YearGains): WorkingContent {
  const { left } = setOff
  const used = setOff.uses.reduce((sum, { amount }) => sum + amount, 0)
  const parts = [gains.slab, gains.short20, gains.long125, gains.equityLong]
  const all = [losses.long, losses.short, losses.broughtLong, losses.broughtShort]
  return {
    formula: t(
      'Tax = gains after losses, each at its rate; of long-term equity the part above the free limit',
    ),
    steps: {
      [t('Gains: slab, short equity, long, long equity')]:
        `${parts.map((part) => grouped(part)).join(' + ')} = ${rupees(sum(parts))}`,
      [t('Losses: long, short, brought forward long, short')]:
        `${all.map((part) => grouped(part)).join(' + ')} = ${rupees(sum(all))}`,
      [t('Set off against gains')]: used > 0 && rupees(used),
      [t('Long-term equity above the free limit')]:
        left.equityLong > 0 &&
        `${grouped(left.equityLong)} − ${grouped(year.equityFree)} → ${rupees(equityLongTaxable)}`,
      [t(
        'Land and buildings: what {0}% is above {1}% with indexing, not charged',
        GAINS.otherLongPercent,
        GAINS.indexedChoice?.ratePercent ?? GAINS.otherLongPercent,
      )]: year.ignoredTax > 0 && rupees(year.ignoredTax, 2),
      ...(year.whole ? wholeSteps(year.whole.tax) : flatSteps(year.flatTax!)),
    },
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const flatSteps = (tax: number) => ({ [t('With cess')]: cessSum(tax, withCess(tax)) })

const shareInWords = ({ taxed, ratePercent, ignoredTax }: SpecialShare) =>
  `${grouped(taxed)} × ${grouped(ratePercent)}%${ignoredTax > 0 ? ` − ${grouped(ignoredTax)}` : ''}`

function wholeSteps(tax: IncomeTax) {
  const { slabIncome, slabTax, rebate, specialShares, specialTax, surcharge, cess, totalTax } = tax
  return {
    [t('Tax by slabs')]: t('on {0}: {1}', grouped(slabIncome), rupees(slabTax)),
    [t('Special rates, after the unused basic exemption and the free part')]:
      specialShares.length > 0 && `${specialShares.map(shareInWords).join(' + ')} = ${rupees(specialTax)}`,
    [t('Total: slabs − rebate + special rates + surcharge + cess, to ten rupees')]:
      `${grouped(slabTax)} − ${grouped(rebate)} + ${grouped(specialTax)} + ${grouped(surcharge)} + ${grouped(cess)} = ${rupees(totalTax)}`,
  }
}
