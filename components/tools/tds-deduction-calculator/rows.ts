import { SIMPLIFIED, type RuleId, yearOfRules } from '@/lib/tax/rule-ids'
import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { taxYearName } from '@/components/tool-form/tax-year-name'
import { counted, rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { asksRentPeriod } from '@/lib/tax/rent-period'
import type { TdsAnswer } from '@/lib/tax/tds'
import { t } from '@/lib/language/words'

/** The year whose law is shown: 'FY 2026-27'. */
export const yearName = (rules: RuleId) => taxYearName(yearOfRules(rules))

const NAMES = { tds: 'tds', net: 'netPayment', limit: 'tdsLimit', rate: 'tdsRate' }
const NAMES_BESIDE_SAMPLE = { tds: 'lawTds', net: 'lawNetPayment', limit: 'lawLimit', rate: 'lawRate' }

/** The deduction by law with what led to it. What has no rate of its own has no figure either. */
export function tdsRows({ question: { rules }, sections, deduction }: TdsAnswer): ResultRows {
  const sectionRows = [
    textRow('section1961', t('Section, 1961 Act'), sections.section1961),
    textRow('section2025', t('Section, 2025 Act'), sections.section2025, sectionText(sections.section2025)),
  ]
  if (!deduction) return [textRow('tds', 'TDS', 'N/A', t('N/A*'), { primary: true }), ...sectionRows]
  const names = rules === SIMPLIFIED ? NAMES_BESIDE_SAMPLE : NAMES
  const { terms, result } = deduction
  return [
    row(names.tds, 'TDS', 'rupeesAndPaise', result.tds, {
      primary: true,
      ...(rules === SIMPLIFIED && { basis: t('{0} law', yearName(rules)) }),
    }),
    row(names.net, t('Payment after TDS'), 'rupeesAndPaise', result.netPayment, { short: t('After TDS') }),
    terms && textRow(names.limit, t('Limit'), result.limit, limitText(terms, result.limit)),
    terms && row(names.rate, t('Rate'), 'percent', result.ratePercent),
    ...sectionRows,
  ]
}

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
 * What a rent is for and how much it is: 'Rent for the month, ₹60,000.00'. Null for other payments. From a tenancy the rent of all
 * its months is taxed, and the limit is that of one.
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
export function verdict(answer: TdsAnswer): string | null {
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
