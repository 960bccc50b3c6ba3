import { SIMPLIFIED, type RuleId, yearOfRules } from '@/lib/tax/rule-ids'
import { type ResultRows, row } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import { taxYearName } from '@/components/tool-form/tax-year-name'
import { counted, rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { asksRentPeriod } from '@/lib/tax/rent-period'
import type { Tds, TdsAnswer } from '@/lib/tax/tds'
import { type TdsFigures, tdsFigures } from '@/lib/tax/tds-figures'
import { t } from '@/lib/language/words'

/** The year whose law is shown: 'FY 2026-27'. */
export const rulesYearName = (rules: RuleId) => taxYearName(yearOfRules(rules))

/** What the law's results are called next to the sample's, which have the names of the site's contract. */
const BESIDE_SAMPLE = { tds: 'lawTds', netPayment: 'lawNetPayment', tdsLimit: 'lawLimit', tdsRate: 'lawRate' }

function tdsWords({ question: { rules }, sections, deduction }: TdsAnswer): WordsOf<TdsFigures> {
  const besideSample = deduction !== null && rules === SIMPLIFIED
  const named = (name: keyof typeof BESIDE_SAMPLE, label: string) => ({
    label,
    ...(besideSample && { name: BESIDE_SAMPLE[name] }),
  })
  return {
    tds: {
      ...named('tds', 'TDS'),
      ...(besideSample && { basis: t('{0} law', rulesYearName(rules)) }),
      ...(!deduction && { text: t('N/A*') }),
    },
    netPayment: { ...named('netPayment', t('Payment after TDS')), short: t('After TDS') },
    tdsLimit: {
      ...named('tdsLimit', t('Limit')),
      ...(deduction?.terms && { text: limitText(deduction.terms, deduction.result.limit) }),
    },
    tdsRate: named('tdsRate', t('Rate')),
    section1961: t('Section, 1961 Act'),
    section2025: { label: t('Section, 2025 Act'), text: sectionText(sections.section2025) },
  }
}

/** The deduction by law with what led to it. */
export const tdsRows = (answer: TdsAnswer): ResultRows => wordedRows(tdsFigures(answer), tdsWords(answer))

/** What the specification's sample deducts. */
export const sampleRow = ({ tds }: Tds) =>
  row('tds', t('TDS by the AY 2025-26 sample'), 'rupeesAndPaise', tds)

export const NO_PAYMENT = t('Enter the payment to see its TDS.')
export const NO_SALE = t('Enter the amount to see its TCS.')

/** The limit of some terms: '₹50,000 a year', 'From ₹50,00,000 a payment'. */
export function limitText(
  { counted: span, starts, singleLimit, ...terms }: TdsTerms,
  limit = terms.limit,
): string {
  if (limit === 0) return t('None')
  if (singleLimit) return t('{0} a payment or {1} a year', rupees(singleLimit), rupees(limit))
  const amount = rupees(limit)
  if (starts === 'at')
    return t(
      span === 'year' ? 'From {0} a year' : span === 'payment' ? 'From {0} a payment' : 'From {0} a month',
      amount,
    )
  return t(span === 'year' ? '{0} a year' : span === 'payment' ? '{0} a payment' : '{0} a month', amount)
}

/** A place in the 2025 Act as it is shown: '393(1), Sl. 5(ii)'. */
export const sectionText = (section: string) =>
  section === 'None' ? t('None') : section.replace('Sl.', t('Sl.'))

/**
 * What a rent is for and how much it is: 'Rent for the month, ₹60,000.00'. Null for other payments. From a
 * tenancy the rent of all its months is taxed, and the limit is that of one.
 */
export function rentInWords({ question, deduction }: TdsAnswer): string | null {
  const { kind, rentPeriod, amount, months } = question
  const mayBeOfYear = asksRentPeriod(kind)
  if (!deduction?.terms || !(mayBeOfYear || kind === 'houseRent')) return null
  if (mayBeOfYear && rentPeriod === 'year') return t('Rent for the year, {0}', rupees(amount, 2))
  return deduction.terms.counted === 'tenancy' && deduction.result.base > 0
    ? t('Rent for {0}, {1}', counted(months, 'month'), rupees(amount * months, 2))
    : t('Rent for the month, {0}', rupees(amount, 2))
}

/** The payer's duty, in a sentence; null where `exempt` is worded elsewhere. */
export function tdsVerdict(answer: TdsAnswer): string | null {
  if (!answer.deduction?.terms) return null
  const { base, tds, netPayment } = answer.deduction.result
  const rent = rentInWords(answer)
  const amounts = [rupees(tds, 2), rupees(netPayment, 2)] as const
  if (base > 0)
    return rent
      ? t('{0}: deduct {1} and pay {2}.', rent, ...amounts)
      : t('Deduct {0} and pay {1}.', ...amounts)
  return rent
    ? t('{0}: nothing to deduct, it is within the limit.', rent)
    : t('Nothing to deduct: the amount is within the limit.')
}
