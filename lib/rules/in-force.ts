import { indianDay, isClockWrong } from '@/lib/calendar/today'
import type { RuleRow } from '@/lib/rules/rule'

/**
 * The row in force today in India, for what has no day of its own. A row that begins later does not count
 * yet, and one of a bill never. On a device whose clock was never set it is the newest that had begun when it
 * was compared; on a day before all rows, the first.
 */
export function inForce<Row extends Pick<RuleRow<unknown>, 'from' | 'announced'>>(
  { values }: { values: readonly Row[] },
  today = indianDay(Date.now()),
): Row {
  const isUnset = isClockWrong(today)
  return (
    values.findLast(({ from, announced }) =>
      isUnset ? !announced : from <= today && announced !== 'bill',
    ) ?? values[0]!
  )
}

/** The rows that are law, those to come too unless they are asked for up to a day; what a bill proposes is none. */
export const lawRows = <Row extends Pick<RuleRow<unknown>, 'from' | 'announced'>>(
  { values }: { values: readonly Row[] },
  until?: string,
): Row[] =>
  values.filter(({ from, announced }) => announced !== 'bill' && (until === undefined || from <= until))

/** The day on which the row in force was compared with its sources. @param checkedOn that of its rule */
export const comparedOn = (
  rule: { values: readonly Pick<RuleRow<unknown>, 'from' | 'announced' | 'checkedOn'>[] },
  checkedOn: string,
  today?: string,
): string => inForce(rule, today).checkedOn ?? checkedOn

/** The day whose law is shown: today in India, or that of the last comparison where the device's clock is before it. */
export const lawDay = (checkedOn: string, today = indianDay(Date.now())): string =>
  today > checkedOn ? today : checkedOn
