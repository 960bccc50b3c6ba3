import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import type { Deduction, TdsAnswer } from '@/lib/tax/tds'
import { SIMPLIFIED, type TdsRuleId, tdsYearOf } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'

export const ruleNames: Record<TdsRuleId, string> = {
  'ay-2025-26-simplified': t('FY 2026-27 with sample'),
  'fy-2024-25': t('FY 2024-25'),
  'fy-2025-26': t('FY 2025-26'),
  'fy-2026-27': t('FY 2026-27'),
}

/** The year whose law is shown: 'FY 2026-27'. */
export const yearName = (rules: TdsRuleId) => ruleNames[tdsYearOf(rules)]

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
export function limitText({ counted, starts, singleLimit, ...terms }: TdsTerms, limit = terms.limit): string {
  if (limit === 0) return t('None')
  if (singleLimit) return t('{0} a payment or {1} a year', rupees(singleLimit), rupees(limit))
  const amount = rupees(limit)
  if (starts === 'at')
    return t(
      counted === 'year'
        ? 'From {0} a year'
        : counted === 'payment'
          ? 'From {0} a payment'
          : 'From {0} a month',
      amount,
    )
  return t(
    counted === 'year' ? '{0} a year' : counted === 'payment' ? '{0} a payment' : '{0} a month',
    amount,
  )
}

/** A place in the 2025 Act as it is shown: '393(1), Sl. 5(ii)'. */
export const sectionText = (section: string) =>
  section === 'None' ? t('None') : section.replace('Sl.', t('Sl.'))

/** The payer's duty, in a sentence; null where `exempt` is worded elsewhere. */
export function verdict({ terms, result }: Deduction): string | null {
  if (!terms) return null
  if (result.base > 0)
    return t('Deduct {0} and pay {1}.', rupees(result.tds, 2), rupees(result.netPayment, 2))
  return t('Nothing to deduct: the amount is within the limit.')
}
