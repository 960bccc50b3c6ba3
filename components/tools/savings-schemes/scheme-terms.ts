import { inForce } from '@/lib/rules/in-force'
import { earlyClosingValues } from '@/lib/rules/savings/early-closing'
import type { SavingsScheme } from '@/lib/rules/savings/small-savings-limits'
import { t } from '@/lib/language/words'

/** When each scheme pays its interest. */
export const PAID: Record<SavingsScheme, string> = {
  nsc: t('paid at maturity'),
  scss: t('paid each quarter'),
  ssy: t('paid at maturity'),
  kvp: t('paid at maturity'),
  mis: t('paid each month'),
  'time-deposit': t('paid each year'),
  'recurring-deposit': t('paid at maturity'),
}

const CLOSED = inForce(earlyClosingValues).value

/** What of each scheme may be taken out before its end. */
export const CLOSING: Record<SavingsScheme, string> = {
  nsc: t('Only on death, forfeiture by a pledgee or a court’s order'),
  scss: t(
    'Any time: interest taken back within 12 months, {0}% off before 24 months, then {1}%',
    CLOSED.scss.before24,
    CLOSED.scss.after,
  ),
  ssy: t(
    'For her marriage from 18, on death, on compassionate grounds after 5 years; half may be withdrawn for education from 18 or class 10',
  ),
  kvp: t('After 2 years 6 months, by the table of the day of purchase'),
  mis: t('Not within 12 months, {0}% off before 3 years, then {1}%', CLOSED.mis.before36, CLOSED.mis.after),
  'time-deposit': t(
    'Not within 6 months, savings rate up to 12 months, then {0} points less; 5-year deposits not before 4 years, at the savings rate',
    CLOSED.timeDeposit.pointsLess,
  ),
  'recurring-deposit': t('After 3 years, at the savings account’s rate'),
}
