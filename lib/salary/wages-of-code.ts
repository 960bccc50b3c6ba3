import { toRupees } from '@/lib/money/paise'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'
import { ruleOn } from '@/lib/rules/rule'

/**
 * The wages of a month by the labour codes, on which provident fund, ESI and gratuity are reckoned, to the rupee:
 * max(basic, half of basic and allowances).
 * @param basic rupees a month: basic pay, dearness allowance and retaining allowance
 * @param allowances rupees a month: every other regular payment
 * @throws RuleNotKnown before 21 November 2025
 * Source: lib/rules/salary/wages-of-code.ts.
 */
export function wagesOfCode(basic: number, allowances: number, date: string): number {
  const { leastPercent } = ruleOn(wageLawValues, date).value
  return toRupees(Math.max(basic, ((basic + allowances) * leastPercent) / 100))
}
