import { inLakhs, percent } from '@/content/figures/wording'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { type LoanApplicant, loanEligibility, loansBySlab } from '@/lib/finance/loan-eligibility'
import { homeLoanLimits, stampDutyCountedUpTo } from '@/lib/rules/banking/home-loan-limits'
import { inForce } from '@/lib/rules/in-force'

/** The examples: incomes and EMIs in rupees a month, a rate, shares of income, and prices of homes. */
const USUAL: LoanApplicant = {
  ...{ monthlyIncome: 1_00_000, otherEmis: 0, foirPercent: 50, ratePercent: 8.5 },
  ...{ months: 240, propertyValue: null },
}
const SALARY = 50_000
const OTHER_EMIS = 15_000
const LOW_SHARE = 40
const HIGH_SHARE = 60
const PRICES = [60_00_000, 35_00_000, 1_20_00_000] as const

const of = (applicant: Partial<LoanApplicant>) => loanEligibility({ ...USUAL, ...applicant })
const loan = (applicant: Partial<LoanApplicant>) => rupees(of(applicant).loanByIncome)
const emiOf = (applicant: Partial<LoanApplicant>) => rupees(of(applicant).affordableEmi)

/** What the words of the loan-eligibility calculator name. */
export function loanEligibilityCalculatorFigures() {
  const small = { monthlyIncome: SALARY }
  return {
    stampDutyUpTo: inLakhs(inForce(stampDutyCountedUpTo).value),
    ...ofHomes(),
    salary: rupees(SALARY),
    rate: percent(USUAL.ratePercent),
    usualShare: percent(USUAL.foirPercent),
    smallEmi: emiOf(small),
    smallLoan: loan(small),
    smallLoanInLakhs: `₹${(of(small).loanByIncome / 1_00_000).toFixed(1)}`,
    smallLoanLonger: loan({ ...small, months: 360 }),
    incomeInWords: inLakhs(USUAL.monthlyIncome),
    usualEmi: emiOf({}),
    usualLoan: loan({}),
    otherEmis: rupees(OTHER_EMIS),
    lessLoan: loan({ otherEmis: OTHER_EMIS }),
    lowShare: percent(LOW_SHARE),
    lowEmi: emiOf({ foirPercent: LOW_SHARE }),
    lowLoan: loan({ foirPercent: LOW_SHARE }),
    highShare: percent(HIGH_SHARE),
    highEmi: emiOf({ foirPercent: HIGH_SHARE }),
    highLoan: loan({ foirPercent: HIGH_SHARE }),
    shorterLoan: loan({ months: 180 }),
    longerLoan: loan({ months: 300 }),
  }
}

function ofHomes() {
  const { from, value: limits } = inForce(homeLoanLimits)
  const [small, middle, large] = limits
  const [first, second, third] = PRICES.map((price) => inLakhs(Math.max(...loansBySlab(price))))
  return {
    limitsSince: dayInWords(from),
    smallPercent: percent(small!.maxPercent),
    smallUpTo: inLakhs(small!.loanUpTo),
    middlePercent: percent(middle!.maxPercent),
    middleUpTo: inLakhs(middle!.loanUpTo),
    largePercent: percent(large!.maxPercent),
    firstPrice: inLakhs(PRICES[0]),
    firstLoan: first!,
    secondPrice: inLakhs(PRICES[1]),
    secondLoan: second!,
    thirdPrice: inLakhs(PRICES[2]),
    thirdLoan: third!,
  }
}
