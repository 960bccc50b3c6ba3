import { buildDay, dayOfYear, inLakhs, percent } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { monthInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import {
  annualReturnExemption,
  annualReturnLateFee,
  compositionLateFee,
  gstInterest,
  type LateFeeBand,
  monthlyReturnLateFee,
} from '@/lib/rules/gst/late-fees'
import { inForce } from '@/lib/rules/in-force'
import { gstLateFee, type GstForm, lastDueDay } from '@/lib/tax/gst/gst-late-fee'

/** The examples: days late, tax in cash, and a turnover with its days. */
const DAYS = 10
const CASH = 50_000
const ANNUAL_TURNOVER = 4_00_00_000
const ANNUAL_DAYS = 45

const fee = (
  form: GstForm,
  { days, turnover, cashTax = 0 }: { days: number; turnover: number; cashTax?: number },
) => {
  const due = lastDueDay(form, buildDay())
  return gstLateFee({
    ...{ form, due, filed: addDays(due, days), nil: false },
    ...{ turnover, stateTurnover: turnover, cashTax },
  })
}

const most = ({ cap }: LateFeeBand): string =>
  'rupees' in cap ? rupees(cap.rupees) : percent(cap.percentOfStateTurnover)

/** What the words of the GST late-fee calculator name. */
export function gstLateFeeCalculatorFigures() {
  const monthly = inForce(monthlyReturnLateFee)
  const [small, middle, large] = monthly.value.bands
  const nil = monthly.value.nil!
  const tenDays = fee('GSTR-3B', { days: DAYS, turnover: small!.upTo, cashTax: CASH })
  const [composition] = inForce(compositionLateFee).value.bands
  return {
    ...ofYear(),
    perDay: rupees(small!.perDay),
    most: most(small!),
    upTo: inLakhs(small!.upTo),
    middleMost: most(middle!),
    middleUpTo: inLakhs(middle!.upTo),
    largeMost: most(large!),
    nilPerDay: rupees(nil.perDay),
    nilMost: most(nil),
    tenDays: rupees(tenDays.lateFee),
    since: monthInWords(monthly.from.slice(0, 'YYYY-MM'.length)),
    interestRate: percent(inForce(gstInterest).value),
    cash: rupees(CASH),
    interest: rupees(tenDays.interest, 2),
    compositionPerDay: rupees(composition!.perDay),
    compositionMost: most(composition!),
  }
}

function ofYear() {
  const [small, middle, large] = inForce(annualReturnLateFee).value.bands
  const late = fee('GSTR-9', { days: ANNUAL_DAYS, turnover: ANNUAL_TURNOVER })
  return {
    yearPerDay: rupees(small!.perDay),
    yearUpTo: inLakhs(small!.upTo),
    yearMost: most(small!),
    yearMiddlePerDay: rupees(middle!.perDay),
    yearMiddleUpTo: inLakhs(middle!.upTo),
    yearLargePerDay: rupees(large!.perDay),
    yearLargeMost: most(large!),
    yearTurnover: inLakhs(ANNUAL_TURNOVER),
    yearFee: rupees(late.lateFee),
    yearCap: rupees(late.cap),
    yearExempt: inLakhs(inForce(annualReturnExemption).value.upTo),
    compositionDue: dayOfYear(lastDueDay('GSTR-4', buildDay())),
    yearDue: dayOfYear(lastDueDay('GSTR-9', buildDay())),
  }
}
