import { percent } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import { nameOf } from '@/lib/language/words'
import { landlordPanAbove } from '@/lib/rules/gst/invoice-fields'
import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
import { ruleOn } from '@/lib/rules/rule'
import { revenueStamp } from '@/lib/rules/stamp-duty/revenue-stamp'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import { hraExemption, type HraPeriod } from '@/lib/salary/hra'
import { taxRules } from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'

const DAY = '2026-11-24'
const MONTHS = 12
const BASIC = 60_000
const ALLOWANCE = 30_000
const RENT = 32_000
const OTHER_RENT = 20_000
const GROSS = 14_40_000
const SAVINGS = 1_50_000

const period = (city: string, rent = RENT, months = MONTHS): HraPeriod => ({
  months,
  salary: BASIC,
  hra: ALLOWANCE,
  rent,
  city,
})
const exemption = (periods: HraPeriod[], year = '2026-27') => hraExemption({ year, periods })

const bengaluru = exemption([period('Bengaluru')])
const before = exemption([period('Bengaluru')], '2025-26')
const moved = exemption([period('Pune', OTHER_RENT, 6), period('Bengaluru', RENT, 6)])
const limits = bengaluru.periods[0]!

const byCity = ['Bengaluru', 'Mumbai', 'Gurugram'].map((city) => [
  nameOf('cities', city),
  rupees(exemption([period(city)], '2025-26').exempt),
  rupees(exemption([period(city)]).exempt),
])
const byRent = [6_000, 15_000, 20_000, 25_000, 32_000, 40_000].map((rent) => {
  const { exempt, taxable } = exemption([period('Bengaluru', rent)])
  return [rupees(rent), rupees(exempt), rupees(taxable)]
})

const { law } = taxRules('fy-2026-27')
const taxWith = (regime: 'new' | 'old', deductions: number) =>
  incomeTax(law, { salary: GROSS, deductions, regime, age: 'below60' }).totalTax
const [oldWith, oldWithout, newRegime] = [
  taxWith('old', SAVINGS + bengaluru.exempt),
  taxWith('old', SAVINGS),
  taxWith('new', 0),
]

const { limit, ratePercent } = ruleOn(tdsKinds.houseRent.terms, DAY).value
const TAXED_RENT = 55_000

const rents = ruleOn(rentAllowance, DAY)
const stamp = ruleOn(revenueStamp, DAY).value

/** What the words of the article quote; see content/blog/rent-receipts-and-hra.mdx. */
export const figures = {
  newActFrom: dayInWords(rents.from),
  ownShare: percent(rents.value.ownSharePercent),
  metroShare: percent(rents.value.metroPercent),
  otherShare: percent(rents.value.elsewherePercent),
  basic: rupees(BASIC),
  basicNumber: grouped(BASIC),
  rent: rupees(RENT),
  rentNumber: grouped(RENT),
  ownNumber: grouped((BASIC * rents.value.ownSharePercent) / 100),
  otherRent: rupees(OTHER_RENT),
  gross: rupees(GROSS),
  savings: rupees(SAVINGS),
  stampAbove: rupees(stamp.above),
  stamp: rupees(stamp.stamp),
  taxedRent: rupees(TAXED_RENT),
  allowance: rupees(ALLOWANCE),
  rentBeyond: rupees(limits.rentBeyond),
  salaryShare: rupees(limits.salaryShare),
  exemptMonth: rupees(bengaluru.exempt / MONTHS),
  exempt: rupees(bengaluru.exempt),
  taxable: rupees(bengaluru.taxable),
  gainOfCity: rupees(bengaluru.exempt - before.exempt),
  movedExempt: rupees(moved.exempt),
  movedFirst: rupees(moved.periods[0]!.exempt),
  movedSecond: rupees(moved.periods[1]!.exempt),
  oldWith: rupees(oldWith),
  oldWithout: rupees(oldWithout),
  newRegime: rupees(newRegime),
  saved: rupees(oldWithout - oldWith),
  newCheaperBy: rupees(oldWith - newRegime),
  panAbove: rupees(ruleOn(landlordPanAbove, DAY).value),
  tdsAbove: rupees(limit),
  tdsPercent: percent(ratePercent),
  tdsOfYear: rupees((TAXED_RENT * MONTHS * ratePercent) / 100),
}

export const tables = { byCity, byRent }
