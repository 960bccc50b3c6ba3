import { rupees } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'
import { inForce } from '@/lib/rules/in-force'
import { ppfRuleValues } from '@/lib/rules/savings/ppf-rules'
import { savingsLimitOn } from '@/lib/rules/savings/small-savings-limits'

const DEPOSIT_YEARS = 15

/** What a sum exceeds of the limits of the schemes. */
export function aboveLimits(sum: number, opened: string, senior: boolean): string[] {
  const most = {
    MIS: savingsLimitOn('mis', opened)?.max,
    ...(senior && { SCSS: savingsLimitOn('scss', opened)?.max }),
  }
  const yearly = inForce(ppfRuleValues).value.maxPerYear
  return [
    ...Object.entries(most).flatMap(([name, max]) =>
      max && sum > max ? [t('{0} takes at most {1} of a person.', name, rupees(max))] : [],
    ),
    ...(sum / DEPOSIT_YEARS > yearly
      ? [t('PPF and Sukanya take at most {0} a year each.', rupees(yearly))]
      : []),
  ]
}
