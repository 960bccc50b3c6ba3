import { type ResultRows, row } from '@/components/results/result-row'
import type { WorkingContent } from '@/components/results/working'
import { yearName } from '@/lib/calendar/financial-year'
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
import { money, UNKNOWN_SALE } from './rows'
import { cessSum } from './working'

const LAW = inForce(incomeTaxLaw).value
const GAINS = inForce(gainRateValues).value

export function unknownYearReason(unknown: UnknownYear): string {
  if (unknown.kind === 'sale') return t('Sale {0}: {1}', unknown.row, UNKNOWN_SALE[unknown.reason])
  return unknown.kind === 'severalYears'
    ? t('Enter sales of one financial year, April to March.')
    : t('A whole year is worked out for sales from 1 April 2025.')
}

export function yearRows(year: YearGains): ResultRows {
  const { left, carryForward } = year.setOff
  return [
    ...taxRows(year),
    money('leftSlab', t('Short-term at slab rates, after losses'), left.slab),
    money('leftShort20', t('Short-term equity, after losses'), left.short20),
    money('leftLong125', t('Long-term besides equity, after losses'), left.long125),
    money('leftEquityLong', t('Long-term equity, after losses'), left.equityLong),
    money(
      'equityLongTaxable',
      t('Long-term equity above {0}', rupees(year.equityFree)),
      year.equityLongTaxable,
    ),
    year.ignoredTax > 0 && money('ignoredTax', t('Saved by indexing land and buildings'), year.ignoredTax),
    year.crypto > 0 && money('crypto', t('Virtual digital assets'), year.crypto),
    money('carryForwardShort', t('Short-term loss carried forward'), carryForward.short),
    money('carryForwardLong', t('Long-term loss carried forward'), carryForward.long),
  ]
}

function taxRows({ flatTax, whole, firstYear }: YearGains): ResultRows {
  if (!whole) {
    return [
      money('taxWithCess', t('Tax on gains with cess'), withCess(flatTax!), { primary: true }),
      money('tax', t('Tax before cess'), flatTax!),
    ]
  }
  const { tax, without } = whole
  return [
    money('taxOfGains', t('Tax because of the gains'), tax.totalTax - without.totalTax, { primary: true }),
    money('totalTax', t('Total tax of {0}', yearName(firstYear)), tax.totalTax, {
      primary: true,
      short: t('Total tax'),
    }),
    row('totalIncome', t('Total income'), 'rupees', tax.totalIncome),
    money('slabTax', t('Tax by slabs'), tax.slabTax),
    money('rebate', t('Rebate'), tax.rebate),
    money('specialTax', t('Tax on gains at special rates'), tax.specialTax),
    money('tax', t('Tax after rebate'), tax.tax),
    tax.surcharge > 0 &&
      money(
        'surcharge',
        t('Surcharge, at most {0}% on gains', LAW.special.gainsSurchargePercent),
        tax.surcharge,
      ),
    money('cess', t('Cess'), tax.cess),
  ]
}

export function yearNotes({ flatTax, whole, sales }: YearGains): string[] {
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
  ].filter((sentence) => sentence !== false)
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
