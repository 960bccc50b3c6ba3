import { buildDay, dayOfYear } from '@/content/figures/wording'
import { age, dayOfAge } from '@/lib/age/age'
import { addMonths } from '@/lib/calendar/calendar-day'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { daysBetween } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'

/** The examples: days of birth, and the days to which ages are counted. */
const BORN = '1998-08-15'
const ON = '2026-11-21'
const CUT_OFF = '2026-08-01'
const BORN_FIRST = '2000-01-01'
const MONTH_END = '2000-01-31'
const AFTER_MONTH_END = '2026-03-01'
const WEEK = 7

/** What the words of the age calculator name. */
export const ageCalculatorFigures = () => ({ ...ofAges(), ...ofDays(), ...ofTax() })

function ofAges() {
  const { years, months, days } = age(BORN, ON)
  const birthday = dayOfAge(BORN, years)
  const atCutOff = age(BORN, CUT_OFF)
  return {
    born: dayInWords(BORN),
    on: dayInWords(ON),
    years: String(years),
    months: String(months),
    days: String(days),
    birthday: dayInWords(birthday),
    lastMonthDay: dayOfYear(addMonths(birthday, months)),
    cutOff: dayInWords(CUT_OFF),
    cutOffOfYear: dayOfYear(CUT_OFF),
    yearsAtCutOff: String(atCutOff.years),
    monthsAtCutOff: String(atCutOff.months),
    daysAtCutOff: String(atCutOff.days),
    monthEnd: dayInWords(MONTH_END),
    monthEndOfYear: dayOfYear(MONTH_END),
    afterMonthEnd: dayInWords(AFTER_MONTH_END),
    afterMonthEndOfYear: dayOfYear(AFTER_MONTH_END),
  }
}

function ofDays() {
  const daysOld = daysBetween(BORN, ON)
  return {
    bornFirst: dayInWords(BORN_FIRST),
    daysOld: grouped(daysOld),
    weeksOld: grouped(daysOld / WEEK),
    daysOldFirst: grouped(daysBetween(BORN_FIRST, ON)),
  }
}

/** The slabs without tax in the old regime. */
function ofTax() {
  const { below60, senior, superSenior } = inForce(incomeTaxLaw).value.old.slabs
  return {
    taxYear: yearName(yearOfDay(buildDay())),
    nilBelow60: rupees(below60[1]!.above),
    nilFrom60: rupees(senior[1]!.above),
    nilFrom80: rupees(superSenior[1]!.above),
  }
}
