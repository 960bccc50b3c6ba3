import { percent } from '@/content/figures/wording'
import { rupees } from '@/lib/format/numbers'

/** The examples, in rupees: a snack of each working day, and take-home pay split by shares. */
const SNACK = 120
const LESS_SNACK = 80
const WORKING_DAYS = 26
const MONTHS = 12
const PAY = 40_000
const SHARES = { needs: 50, wants: 30, savings: 20 }
const METRO_SHARES = { needs: 60, wants: 20, savings: 20 }

const ofPay = (share: number) => rupees((PAY * share) / 100)

/** What the words of the expense tracker name. */
export const dailyExpenseTrackerFigures = () => ({
  snack: rupees(SNACK),
  workingDays: String(WORKING_DAYS),
  snackMonth: rupees(SNACK * WORKING_DAYS),
  snackYear: rupees(SNACK * WORKING_DAYS * MONTHS),
  lessSnack: rupees(LESS_SNACK),
  snackSaved: rupees((SNACK - LESS_SNACK) * WORKING_DAYS * MONTHS),
  pay: rupees(PAY),
  wantsShare: percent(SHARES.wants),
  savingsShare: percent(SHARES.savings),
  needs: ofPay(SHARES.needs),
  wants: ofPay(SHARES.wants),
  savings: ofPay(SHARES.savings),
  metroNeeds: ofPay(METRO_SHARES.needs),
  metroWants: ofPay(METRO_SHARES.wants),
  metroSavings: ofPay(METRO_SHARES.savings),
})
