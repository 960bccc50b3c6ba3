import { inLakhs, percent, percentTo, rowBefore } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { MOST_A_YEAR, professionalTaxLaw } from '@/lib/rules/salary/professional-tax'
import { providentFundValues } from '@/lib/rules/salary/provident-fund'
import { stateInsuranceValues } from '@/lib/rules/salary/state-insurance'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'
import { currentTaxYear, daysOfTaxYear, namesOfTaxYear } from '@/lib/rules/years'
import { type InHand, inHand } from '@/lib/salary/in-hand'
import { type OpenSalary, payFromCtc, salaryOfPay } from '@/lib/salary/pay-from-ctc'
import { payFromInHand } from '@/lib/salary/pay-from-in-hand'
import { noPlaceTax } from '@/lib/salary/place-tax'
import { placeTax, professionalTax } from '@/lib/salary/professional-tax'
import { fundShares } from '@/lib/salary/provident-fund'
import { regimes } from '@/lib/salary/regimes'
import { salaryCost, type SalaryTerms } from '@/lib/salary/salary'
import { insuranceShares } from '@/lib/salary/state-insurance'
import { wagesOfCode } from '@/lib/salary/wages-of-code'
import { taxRules } from '@/lib/tax/income-tax'

/** The examples: CTCs in rupees a year, and amounts in hand, pays and wages in rupees a month. */
const CTC = 12_00_000
const HIGHER_CTC = 15_00_000
const WANTED = 1_00_000
const WANTED_LESS = 75_000
const PAY = 60_000
const BASIC = 20_000
const WAGES = 50_000

const lastDay = () => daysOfTaxYear(currentTaxYear()).last

/** A salary with which the tool opens, in Delhi, but for what is given. */
const openWith = (terms: Partial<SalaryTerms>): OpenSalary => ({
  terms: {
    ...{
      date: lastDay(),
      age: 'below60',
      state: 'Delhi',
      placeTax: noPlaceTax,
      bonus: 0,
      pf: 'full',
      esi: true,
    },
    ...{ employerNpsPct: 0, city: 'Delhi', rent: 0, other80C: 0, otherDeductions: 0, ...terms },
  },
  structure: { basicPct: 50, hraPct: 40 },
})

function fromCtc(ctc: number, terms: Partial<SalaryTerms> = {}, regime: 'new' | 'old' = 'new'): InHand {
  const open = openWith(terms)
  return inHand(salaryOfPay(open, payFromCtc(open, ctc)!), regimes[regime])
}

function fromInHand(wanted: number): InHand {
  const open = openWith({})
  return inHand(salaryOfPay(open, payFromInHand(open, wanted, regimes.new)!), regimes.new)
}

/** What the words of the salary calculator name. */
export const salaryCalculatorFigures = () => ({
  ...ofOffers(),
  ...ofWanted(),
  ...ofFund(),
  ...ofInsurance(),
  ...ofPlaces(),
  year: namesOfTaxYear(currentTaxYear()).year,
})

function ofOffers() {
  const usual = fromCtc(CTC)
  const inMaharashtra = { state: 'Maharashtra', placeTax: placeTax('Maharashtra', 'male') }
  return {
    ctcInWords: inLakhs(CTC),
    inHand: rupees(usual.inHandMonth),
    inMaharashtra: rupees(fromCtc(CTC, inMaharashtra).inHandMonth),
    taxedIncome: rupees(usual.tax.totalIncome),
    rebateUpTo: rupees(taxRules(currentTaxYear()).law.new.rebate.incomeLimit),
    inOldRegime: rupees(fromCtc(CTC, {}, 'old').inHandMonth),
    onCeiling: rupees(fromCtc(CTC, { pf: 'ceiling' }).inHandMonth),
    higherCtc: rupees(HIGHER_CTC),
    higherInHand: rupees(fromCtc(HIGHER_CTC).inHandMonth),
    higherOnCeiling: rupees(fromCtc(HIGHER_CTC, { pf: 'ceiling' }).inHandMonth),
  }
}

function ofWanted() {
  const wanted = fromInHand(WANTED)
  return {
    wantedInWords: inLakhs(WANTED),
    wanted: rupees(WANTED),
    wantedCtc: rupees(wanted.cost.ctc),
    wantedTax: rupees(wanted.tax.totalTax),
    wantedFund: rupees(wanted.cost.fund.employee),
    wantedLess: rupees(WANTED_LESS),
    wantedLessCtc: rupees(fromInHand(WANTED_LESS).cost.ctc),
  }
}

function ofFund() {
  const now = inForce(providentFundValues)
  const { value: law } = now
  const wages = wagesOfCode(BASIC, PAY - BASIC, lastDay())
  const own = (base: number) => rupees(fundShares(base, 'full', lastDay()).employee)
  const ofWages = salaryCost({ ...openWith({}).terms, basic: WAGES, hra: 0, special: 0 }).gratuityShareYear
  return {
    codesSince: dayInWords(inForce(wageLawValues).from),
    pay: rupees(PAY),
    basic: rupees(BASIC),
    countedWages: rupees(wages),
    fundOfBasic: own(BASIC),
    fundOfWages: own(wages),
    ceiling: rupees(law.wageCeiling),
    fundOfCeiling: own(law.wageCeiling),
    ceilingBefore: rupees(rowBefore(providentFundValues.values, now).value.wageCeiling),
    ceilingBeforeTo: dayInWords(addDays(now.from, -1)),
    employerPercent: percent(law.employerPercent),
    adminPercent: percent(law.adminPercent),
    gratuityPercent: percentTo(2, (ofWages / (12 * WAGES)) * 100),
    gratuityWages: rupees(WAGES),
    gratuityOfYear: rupees(ofWages),
  }
}

function ofInsurance() {
  const law = inForce(stateInsuranceValues).value
  return {
    esiUpTo: rupees(law.wageLimit),
    esiOwn: percent(law.employeePercent),
    esiEmployer: percent(law.employerPercent),
    esiPay: rupees(2 * law.wageLimit),
    esiShare: rupees(insuranceShares(law.wageLimit, lastDay()).employee),
  }
}

/** The highest band of each place, for a man. */
function ofPlaces() {
  const upToOf = (place: 'Maharashtra' | 'Karnataka' | 'Gujarat') =>
    professionalTaxLaw[place]!.bands.at(-2)![0]
  const [april, february] = [0, 10].map(
    (month) => professionalTax('Maharashtra', PAY, 'male').months![month]!,
  )
  return {
    placeMost: rupees(MOST_A_YEAR),
    mhTax: rupees(april!),
    mhFebruary: rupees(february!),
    mhAbove: rupees(upToOf('Maharashtra')),
    kaFrom: rupees(upToOf('Karnataka') + 1),
    gjTax: rupees(professionalTax('Gujarat', PAY, 'male').months![0]!),
    gjAbove: rupees(upToOf('Gujarat')),
  }
}
