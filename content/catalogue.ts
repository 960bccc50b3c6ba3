import { advanceTaxCalculator } from '@/content/tools/advance-tax-calculator'
import { ageCalculator } from '@/content/tools/age-calculator'
import { allInOneCalculator } from '@/content/tools/all-in-one-calculator'
import { bmiCalculator } from '@/content/tools/bmi-calculator'
import { capitalGainsCalculator } from '@/content/tools/capital-gains-calculator'
import { countdownTimerCreator } from '@/content/tools/countdown-timer-creator'
import { creditCardPayoffCalculator } from '@/content/tools/credit-card-payoff-calculator'
import { currencyConverter } from '@/content/tools/currency-converter'
import { dailyExpenseTracker } from '@/content/tools/daily-expense-tracker'
import { dailyPanchangMuhurat } from '@/content/tools/daily-panchang-muhurat'
import { dateCalculator } from '@/content/tools/date-calculator'
import { digitalVisitingCardMaker } from '@/content/tools/digital-visiting-card-maker'
import { eStampDutyCalculator } from '@/content/tools/e-stamp-duty-calculator'
import { electricityBillEstimator } from '@/content/tools/electricity-bill-estimator'
import { emiCalculator } from '@/content/tools/emi-calculator'
import { epfCalculator } from '@/content/tools/epf-calculator'
import { examResultCheckerGuide } from '@/content/tools/exam-result-checker-guide'
import { fdCalculator } from '@/content/tools/fd-calculator'
import { goldCalculator } from '@/content/tools/gold-calculator'
import { gratuityCalculator } from '@/content/tools/gratuity-calculator'
import { gstCalculator } from '@/content/tools/gst-calculator'
import { gstLateFeeCalculator } from '@/content/tools/gst-late-fee-calculator'
import { hraCalculator } from '@/content/tools/hra-calculator'
import { ifscCodeFinder } from '@/content/tools/ifsc-code-finder'
import { incomeTaxCalculator } from '@/content/tools/income-tax-calculator'
import { indianFestivalCalendar } from '@/content/tools/indian-festival-calendar'
import { investmentReturnsCalculator } from '@/content/tools/investment-returns-calculator'
import { invoiceGenerator } from '@/content/tools/invoice-generator'
import { loanEligibilityCalculator } from '@/content/tools/loan-eligibility-calculator'
import { loveCalculator } from '@/content/tools/love-calculator'
import { marginCalculator } from '@/content/tools/margin-calculator'
import { mobileRechargePlanFinder } from '@/content/tools/mobile-recharge-plan-finder'
import { npsCalculator } from '@/content/tools/nps-calculator'
import { panCardVerificationGuide } from '@/content/tools/pan-card-verification-guide'
import { pdfTools } from '@/content/tools/pdf-tools'
import { percentageCalculator } from '@/content/tools/percentage-calculator'
import { photoResizer } from '@/content/tools/photo-resizer'
import { pincodeFinder } from '@/content/tools/pincode-finder'
import { ppfCalculator } from '@/content/tools/ppf-calculator'
import { qrCodeGenerator } from '@/content/tools/qr-code-generator'
import { quotationGenerator } from '@/content/tools/quotation-generator'
import { randomQuoteGenerator } from '@/content/tools/random-quote-generator'
import { rdCalculator } from '@/content/tools/rd-calculator'
import { receiptGenerator } from '@/content/tools/receipt-generator'
import { retirementCalculator } from '@/content/tools/retirement-calculator'
import { salaryCalculator } from '@/content/tools/salary-calculator'
import { savingsSchemes } from '@/content/tools/savings-schemes'
import { sipCalculator } from '@/content/tools/sip-calculator'
import { tdsDeductionCalculator } from '@/content/tools/tds-deduction-calculator'
import { unitConverter } from '@/content/tools/unit-converter'
import { vehicleRcChecker } from '@/content/tools/vehicle-rc-checker'
import { weatherForecast } from '@/content/tools/weather-forecast'
import { categories } from '@/content/categories'
import { inBuiltLanguage } from '@/content/translated-tool'
import type { Category, CategorySlug, Tool } from '@/lib/catalogue/tool'

/** Every tool of the site, in the order in which it is shown. All else derives from this list. */
export const tools: readonly Tool[] = [
  allInOneCalculator,
  emiCalculator,
  incomeTaxCalculator,
  gstCalculator,
  sipCalculator,
  fdCalculator,
  rdCalculator,
  investmentReturnsCalculator,
  creditCardPayoffCalculator,
  tdsDeductionCalculator,
  bmiCalculator,
  ageCalculator,
  percentageCalculator,
  salaryCalculator,
  ppfCalculator,
  savingsSchemes,
  npsCalculator,
  gstLateFeeCalculator,
  advanceTaxCalculator,
  epfCalculator,
  gratuityCalculator,
  hraCalculator,
  loanEligibilityCalculator,
  capitalGainsCalculator,
  retirementCalculator,
  invoiceGenerator,
  quotationGenerator,
  receiptGenerator,
  digitalVisitingCardMaker,
  eStampDutyCalculator,
  marginCalculator,
  currencyConverter,
  unitConverter,
  dailyExpenseTracker,
  countdownTimerCreator,
  qrCodeGenerator,
  randomQuoteGenerator,
  loveCalculator,
  dateCalculator,
  photoResizer,
  goldCalculator,
  pdfTools,
  pincodeFinder,
  ifscCodeFinder,
  vehicleRcChecker,
  panCardVerificationGuide,
  electricityBillEstimator,
  mobileRechargePlanFinder,
  dailyPanchangMuhurat,
  indianFestivalCalendar,
  examResultCheckerGuide,
  weatherForecast,
].map(inBuiltLanguage)

export const liveTools = tools.filter(({ status }) => status === 'live')

export function toolsIn(category: CategorySlug): Tool[] {
  return tools.filter((tool) => tool.category === category)
}

/** A category's tools as its page shows them: planned ones last. */
export function toolsShownIn(category: CategorySlug): Tool[] {
  return toolsIn(category).toSorted((one, other) => one.status.localeCompare(other.status))
}

/** @throws when no tool has the slug: a related tool was misspelt. */
export function toolBySlug(slug: string): Tool {
  const found = tools.find((tool) => tool.slug === slug)
  if (!found) throw new Error(`No tool has the slug '${slug}'`)
  return found
}

/** @throws when no category has the slug. */
export function categoryBySlug(slug: string): Category {
  const found = categories.find((category) => category.slug === slug)
  if (!found) throw new Error(`No category has the slug '${slug}'`)
  return found
}
