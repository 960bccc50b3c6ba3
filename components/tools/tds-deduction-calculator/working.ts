import type { WorkingContent } from '@/components/results/working'
import { rupees } from '@/lib/format/numbers'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { limitForPeriod } from '@/lib/tax/rent-period'
import { taxOnParts, type TdsAnswer } from '@/lib/tax/tds'
import type { TdsValues } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'
import { sectionText } from './rows'

const inPaise = (amount: number) => rupees(amount, 2)

export function tdsWorking({ question, sections, deduction }: TdsAnswer): WorkingContent | null {
  if (!deduction?.terms) return null
  const { terms, result } = deduction
  const { base, parts, tds, capped } = result
  const limit = limitForPeriod({ ...terms, limit: result.limit }, question)
  const whole = taxOnParts(parts)
  const sums = parts.map(({ amount, ratePercent }) => `${inPaise(amount)} × ${ratePercent}%`)
  return {
    formula:
      terms.taxed === 'excess' ? t('TDS = (amount − limit) × rate ÷ 100') : t('TDS = amount × rate ÷ 100'),
    steps: {
      [t('Income-tax Act, 1961')]: t('section {0}', sections.section1961),
      [t('Income-tax Act, 2025, from 1 April 2026')]: t('section {0}', sectionText(sections.section2025)),
      [t('Limit for the year')]: limit > result.limit && `${rupees(result.limit)} × 12 = ${rupees(limit)}`,
      [t('Limit for the month')]: limit < result.limit && `${rupees(result.limit)} ÷ 12 = ${rupees(limit)}`,
      [t('Compared with the limit')]: countedWords(question, terms, limit),
      TDS: base === 0 && inPaise(tds),
      [t('TDS applies to')]: base > 0 && inPaise(base),
      [t('At the rate')]: base > 0 && `${sums.join(' + ')} = ${inPaise(whole)}`,
      [t('At most the last month’s rent')]: capped && inPaise(tds),
      [t('Less TDS deducted earlier')]: !capped && tds < whole && inPaise(tds),
    },
  }
}

/** The amount that is compared with the limit, and the result. */
function countedWords(question: TdsValues, terms: TdsTerms, limit: number): string {
  const earlier = terms.counted === 'year' ? question.earlier : 0
  const counted = terms.atStampValue
    ? Math.max(question.amount, question.stampValue)
    : question.amount + earlier
  const sum = earlier
    ? `${inPaise(question.amount)} + ${inPaise(earlier)} = ${inPaise(counted)}`
    : inPaise(counted)
  if (limit === 0) return t('{0}: no limit', sum)
  const passes = terms.starts === 'at' ? counted >= limit : counted > limit
  if (passes) return `${sum} ${terms.starts === 'at' ? '≥' : '>'} ${rupees(limit)}`
  if (terms.singleLimit !== undefined && question.amount > terms.singleLimit)
    return t('{0} > {1} in one payment', inPaise(question.amount), rupees(terms.singleLimit))
  return t('{0} {1} {2}: nothing is deducted', sum, terms.starts === 'at' ? '<' : '≤', rupees(limit))
}
