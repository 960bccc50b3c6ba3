import { toRupees } from '@/lib/money/paise'
import { gratuityValues } from '@/lib/rules/salary/gratuity'
import { ruleOn } from '@/lib/rules/rule'

/**
 * What a year of service adds to a gratuity, in rupees: fifteen days of a month of twenty-six. Employers count it in the CTC.
 * @param wages rupees a month
 */
export function gratuityShare(wages: number, date: string): number {
  const { daysPerYear, daysOfMonth } = ruleOn(gratuityValues, date).value
  return toRupees((wages * daysPerYear) / daysOfMonth)
}
