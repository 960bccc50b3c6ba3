import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { WorkingContent } from '@/components/results/working'
import type { ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { exemption, exemptionLaw, type ExemptionQuestion } from '@/lib/capital-gains/exemption'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import {
  exemptionFigures,
  exemptionFrom,
  propertyTdsFigures,
  propertyTdsOf,
  yearOf,
} from '@/lib/capital-gains/gains-answer'
import type { Harvest } from '@/lib/capital-gains/harvest'
import type { PropertySaleTds } from '@/lib/capital-gains/property-sale-tds'
import type { UnknownYear, YearGains } from '@/lib/capital-gains/year-gains'
import { grouped, rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { harvestNotes } from './harvest-answer'
import { OtherFields } from './other-fields'
import { PropertyFields } from './property-fields'
import { cessSum } from './working'
import { unknownYearReason, yearNotes, yearRows, yearWorking } from './year-answer'

// What most sales do not need comes in one part: fields, and the calculations behind them.
export { OtherFields, PropertyFields }

/** What the page shows for a question: the answer, or why it is missing. */
export interface GainAnswer {
  rows: ResultRows | null
  working: WorkingContent | null
  notes: readonly (string | false)[]
  placeholder?: string
  /** The sales of a year, for their table. */
  year: YearGains | null
  /** The sales of holdings that the year still leaves free of tax, for their table. */
  plan?: Harvest
}

const NONE: GainAnswer = { rows: null, working: null, notes: [], year: null }

/** The answer to all questions but that of one sale. */
export function otherAnswer(read: ReadGains): GainAnswer {
  switch (read('question')?.question) {
    case 'year':
      return yearAnswer(read)
    case 'exemption':
      return exemptionAnswer(read)
    case 'propertyTds':
      return tdsAnswer(read)
    default:
      return NONE
  }
}

function yearAnswer(read: ReadGains): GainAnswer {
  const found = yearOf(read)
  if (!found) return NONE
  if (!found.year) return { ...NONE, placeholder: missingReason(found.missing) }
  const { year, plan } = found
  return {
    rows: yearRows(year, plan),
    working: yearWorking(year),
    notes: [...yearNotes(year), ...harvestNotes(plan, year)],
    year,
    plan,
  }
}

function missingReason(missing: 'saleDay' | 'purchaseDay' | UnknownYear): string {
  if (missing === 'saleDay') return t('Choose both days of each sale.')
  return missing === 'purchaseDay' ? t('Choose the day of each purchase.') : unknownYearReason(missing)
}

function exemptionAnswer(read: ReadGains): GainAnswer {
  const asked = exemptionFrom(read)
  if (!asked) return NONE
  const { keepYears, most } = exemptionLaw(asked.section, asked.sold)
  const { isIndexed, equityLongPercent } = gainLawOn(asked.sold)
  return {
    rows: exemptionRows(asked),
    working: exemptionWorking(asked),
    notes: [
      asked.section === '54EC' && most !== null
        ? t(
            'At most {0} in the year of sale and the next together. Keep the bonds for {1} years.',
            rupees(most),
            keepYears,
          )
        : t(
            'Keep the new house for {0} years. Money not yet spent goes to the Capital Gains Account Scheme by the due date of the return.',
            keepYears,
          ),
      asked.section === '54F' && t('Not if you own more than one other house on the day of sale.'),
      isIndexed && t('By the law of the day of sale. Enter the gain with its cost indexed.'),
      isIndexed &&
        asked.section === '54F' &&
        t('Listed shares and equity funds were taxed at {0}% then.', equityLongPercent),
    ],
    year: null,
  }
}

export const exemptionRows = (asked: ExemptionQuestion): ResultRows =>
  wordedRows(exemptionFigures(asked), {
    exempt: t('Exempt'),
    taxWithCess: t('Tax with cess'),
    taxable: t('Taxable gain'),
    tax: t('Tax at {0}%', grouped(exemption(asked).ratePercent)),
    bondsBy: t('Buy the bonds by'),
    buyFrom: t('House bought from'),
    buyBy: t('House bought by'),
    buildBy: t('or built by'),
  })

function exemptionWorking(asked: ExemptionQuestion): WorkingContent {
  const { section, gain, invested, netConsideration, sold } = asked
  const { counted, exempt, taxable, ratePercent, tax, taxWithCess } = exemption(asked)
  const { most, isByShare } = exemptionLaw(section, sold)
  return {
    formula: isByShare
      ? t('Exempt = gain × cost of the new house ÷ sale price less expenses, at most the gain')
      : t('Exempt = the lower of gain and investment'),
    steps: {
      [t('Investment that counts')]:
        most !== null && `${t('min({0}, {1})', grouped(invested), grouped(most))} = ${rupees(counted)}`,
      [t('Exempt')]: isByShare
        ? `${grouped(gain)} × ${t('min({0}, {1})', '1', `${grouped(counted)} ÷ ${grouped(netConsideration)}`)} = ${rupees(exempt)}`
        : `${t('min({0}, {1})', grouped(gain), grouped(counted))} = ${rupees(exempt)}`,
      [t('Tax')]: `(${grouped(gain)} − ${grouped(exempt)}) × ${grouped(ratePercent)}% = ${rupees(tax)}`,
      [t('With cess')]: taxable > 0 && cessSum(tax, taxWithCess),
    },
  }
}

export const propertyTdsRows = (result: PropertySaleTds): ResultRows =>
  wordedRows(propertyTdsFigures(result), {
    tds: t('TDS that the buyer deducts'),
    due: { label: t('TDS due'), text: result.due ? t('Yes') : t('No') },
    base: t('Price or stamp value, the higher'),
  })

function tdsAnswer(read: ReadGains): GainAnswer {
  const result = propertyTdsOf(read)
  if (!result) return NONE
  const { due, base, ratePercent, limit, tds } = result
  return {
    ...NONE,
    rows: propertyTdsRows(result),
    working: {
      formula: t('TDS = {0}% of the higher of price and stamp value, from {1}', ratePercent, rupees(limit)),
      steps: {
        [t('TDS')]: due
          ? `${grouped(base)} × ${ratePercent}% = ${rupees(tds)}`
          : t('{0} is below {1}: none', grouped(base), rupees(limit)),
      },
    },
    notes: [
      t(
        'Seller resident in India; not for rural farm land. The buyer pays it with Form 26QB or its successor.',
      ),
    ],
  }
}
