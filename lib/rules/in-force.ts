import { indianDay, isClockWrong } from '@/lib/calendar/today'
import { type RuleRow, ruleOn } from '@/lib/rules/rule'

/**
 * The row in force today in India, for what has no day of its own. A row that begins later does not count yet. On a device whose
 * clock was never set, the newest that has begun on the day of its comparison.
 * @throws RuleNotKnown before the first row
 */
export function inForce<Row extends Pick<RuleRow<unknown>, 'from' | 'announced'>>(
  rule: { label: string; values: readonly Row[] },
  today = indianDay(Date.now()),
): Row {
  return (
    (isClockWrong(today) && rule.values.findLast(({ announced }) => !announced)) ||
    ruleOn(rule, today < rule.values[0]!.from ? rule.values[0]!.from : today)
  )
}

/** The day whose law is shown: today in India, or that of the last comparison where the device's clock is before it. */
export const lawDay = (checkedOn: string, today = indianDay(Date.now())): string =>
  today > checkedOn ? today : checkedOn
