import { type ResultRow, type ResultRows, textRow } from '@/components/results/result-row'
import type { WorkingContent } from '@/components/results/working'
import { yearOfDay } from '@/lib/calendar/financial-year'
import type { ReadGains } from '@/lib/capital-gains/capital-gains-inputs'
import { exemption, exemptionDays, exemptionLaw, type ExemptionQuestion } from '@/lib/capital-gains/exemption'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import { propertySaleTds } from '@/lib/capital-gains/property-sale-tds'
import { type Harvest, harvest, holdingsFrom } from '@/lib/capital-gains/harvest'
import { type YearGains, yearGains } from '@/lib/capital-gains/year-gains'
import { yearFrom } from '@/lib/capital-gains/year-question'
import { grouped, rupees } from '@/lib/format/numbers'
import { numberOrNull } from '@/lib/inputs/optional'
import { inForce } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { t } from '@/lib/language/words'
import { harvestNotes, harvestRows } from './harvest-answer'
import { OtherFields } from './other-fields'
import { PropertyFields } from './property-fields'
import { money } from './rows'
import { cessSum } from './working'
import { unknownYearReason, yearNotes, yearRows, yearWorking } from './year-answer'

// What most sales do not need comes in one part: fields, and the calculations behind them.
export { OtherFields, PropertyFields }

/** What the page shows for a question: the answer, or why it is missing. */
export interface GainAnswer {
  rows: ResultRows | null
  working: WorkingContent | null
  notes: readonly string[]
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

/** The newest year whose income tax is known. */
const USUAL_YEAR = yearOfDay(inForce(incomeTaxLaw).from)

function yearAnswer(read: ReadGains): GainAnswer {
  const question = yearFrom(read)
  if (!question) return NONE
  if (question === 'dayMissing') return { ...NONE, placeholder: t('Choose both days of each sale.') }
  const found = yearGains(question, USUAL_YEAR)
  if ('kind' in found) return { ...NONE, placeholder: unknownYearReason(found) }
  const holdings = holdingsFrom(read)
  if (!holdings) return { ...NONE, placeholder: t('Choose the day of each purchase.') }
  const plan = harvest(question, found, holdings)
  return {
    rows: [...yearRows(found), ...harvestRows(plan)],
    working: yearWorking(found),
    notes: [...yearNotes(found), ...harvestNotes(plan, found)],
    year: found,
    plan,
  }
}

const dayRow = (name: string, label: string, value: string | null): ResultRow | false =>
  value !== null && { name, label, as: 'day', value }

function exemptionAnswer(read: ReadGains): GainAnswer {
  const basics = read('section', 'gain', 'invested', 'sold')
  const net = basics?.section === '54F' ? read('netConsideration') : { netConsideration: 1 }
  if (!basics || !net) return NONE
  const asked = { ...basics, ...net }
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
    ].filter((sentence) => sentence !== false),
    year: null,
  }
}

function exemptionRows(asked: ExemptionQuestion): ResultRows {
  const result = exemption(asked)
  const days = exemptionDays(asked.section, asked.sold)
  return [
    money('exempt', t('Exempt'), result.exempt, { primary: true }),
    money('taxWithCess', t('Tax with cess'), result.taxWithCess, { primary: true }),
    money('taxable', t('Taxable gain'), result.taxable),
    money('tax', t('Tax at {0}%', grouped(result.ratePercent)), result.tax),
    dayRow('bondsBy', t('Buy the bonds by'), days.bondsBy),
    dayRow('buyFrom', t('House bought from'), days.buyFrom),
    dayRow('buyBy', t('House bought by'), days.buyBy),
    dayRow('buildBy', t('or built by'), days.buildBy),
  ]
}

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

function tdsAnswer(read: ReadGains): GainAnswer {
  const asked = read('price', 'stampValue')
  if (!asked) return NONE
  const { due, base, ratePercent, limit, tds } = propertySaleTds(asked.price, numberOrNull(asked.stampValue))
  return {
    ...NONE,
    rows: [
      money('tds', t('TDS that the buyer deducts'), tds, { primary: true }),
      textRow('due', t('TDS due'), String(due), due ? t('Yes') : t('No')),
      money('base', t('Price or stamp value, the higher'), base),
    ],
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
