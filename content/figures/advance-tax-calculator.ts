import { dayOfYear, inLakhs, percent } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { yearName } from '@/lib/calendar/financial-year'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { currentTaxYear, startOfTaxYear } from '@/lib/rules/years'
import { advanceTax, advanceTaxLawOf, returnDay } from '@/lib/tax/advance-tax'

/** The example: the tax of a year with nothing paid, and the income that it is of. */
const TAX = 2_00_000
const INCOME = 15_00_000

const thisYear = () => startOfTaxYear(currentTaxYear())

/** The example with the return filed on its last day, or so many days later. */
function unpaid(daysLate: number) {
  const firstYear = thisYear()
  const dueDate = returnDay(firstYear, 'noBusiness')
  return advanceTax({
    ...{ firstYear, dueDate, filedOn: addDays(dueDate, daysLate), paidFrom: null },
    ...{ taxOnReturnedIncome: TAX, tdsAndTcs: 0, advanceTax: [], totalIncome: INCOME },
    ...{ presumptive: false, residentSeniorWithoutBusiness: false },
  })
}

/** What the words of the advance-tax calculator name. */
export const advanceTaxCalculatorFigures = () => ({
  ...ofInstalments(),
  ...ofLateReturn(),
  ...ofReturnDays(),
  tax: rupees(TAX),
})

function ofInstalments() {
  const { instalments, deferment } = unpaid(0)
  const [june, september, december, march] = instalments
  const law = advanceTaxLawOf(thisYear())
  const lacking = (instalment: typeof june) => rupees(instalment!.required - instalment!.paid)
  return {
    threshold: rupees(law.threshold),
    junePercent: percent(june!.percent),
    june: dayOfYear(june!.dueOn),
    juneEnough: percent(june!.sufficientPercent),
    juneLacking: lacking(june),
    juneInterest: rupees(june!.interest),
    septemberPercent: percent(september!.percent),
    september: dayOfYear(september!.dueOn),
    septemberEnough: percent(september!.sufficientPercent),
    septemberLacking: lacking(september),
    septemberInterest: rupees(september!.interest),
    decemberPercent: percent(december!.percent),
    december: dayOfYear(december!.dueOn),
    decemberLacking: lacking(december),
    decemberInterest: rupees(december!.interest),
    marchPercent: percent(march!.percent),
    march: dayOfYear(march!.dueOn),
    marchInterest: rupees(march!.interest),
    instalmentRate: percent(june!.interestPercent),
    marchRate: percent(march!.interestPercent),
    deferment: rupees(deferment),
  }
}

function ofLateReturn() {
  const law = advanceTaxLawOf(thisYear())
  const [inTime, late] = [unpaid(0), unpaid(1)]
  const dueDate = returnDay(thisYear(), 'noBusiness')
  return {
    yearPercent: percent(law.yearPercent),
    monthlyRate: percent(law.monthlyPercent),
    shortfall: rupees(inTime.shortfall),
    returnDue: dayOfYear(dueDate),
    dayAfter: dayOfYear(addDays(dueDate, 1)),
    late: rupees(late.late),
    moreShortfall: rupees(late.shortfall - inTime.shortfall),
    fee: rupees(law.fee.high),
    lowFee: rupees(law.fee.low),
    lowFeeUpTo: inLakhs(law.fee.upTo),
    exemptUpTo: rupees(law.exemptUpTo.new),
  }
}

/** The days of returns of this tax year, and those of the one before that are still to come. */
function ofReturnDays() {
  const [year, before] = [thisYear(), thisYear() - 1]
  const { fee, sections } = advanceTaxLawOf(before)
  return {
    year: yearName(year),
    returnDay: dayInWords(returnDay(year, 'noBusiness')),
    businessDay: dayInWords(returnDay(year, 'business')),
    auditDay: dayInWords(returnDay(year, 'audit')),
    belatedDay: dayInWords(returnDay(year, 'belated')),
    revisedDay: dayInWords(returnDay(year, 'revised')),
    yearBefore: yearName(before),
    revisedDayBefore: dayInWords(returnDay(before, 'revised')),
    belatedDayBefore: dayInWords(returnDay(before, 'belated')),
    feeFrom: dayInWords(addDays(returnDay(before, 'belated'), 1)),
    feeSection: sections.revisedFee,
    feeBefore: rupees(fee.high),
    lowFeeBefore: rupees(fee.low),
    lowFeeUpToBefore: inLakhs(fee.upTo),
  }
}
