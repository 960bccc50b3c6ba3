import { inLakhs, percent } from '@/content/figures/wording'
import { t } from '@/content/page-words'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { rupees } from '@/lib/format/numbers'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { houseIncomeLaw } from '@/lib/rules/income-tax/house-income'
import { incomeTaxLaw, type RegimeLaw, type TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { inForce, lawRows } from '@/lib/rules/in-force'
import { currentTaxYear, daysOfTaxYear, namesOfTaxYear } from '@/lib/rules/years'
import { breakEvenDeductions } from '@/lib/tax/break-even'
import { letOutIncome } from '@/lib/tax/house-income'
import { taxRules } from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'

/** The examples, in rupees a year unless the name has another unit. */
const SALARY = 13_00_000
const SALARIES = [15_00_000, 20_00_000, 25_00_000] as const
const BASIC_A_MONTH = 50_000
const OLD_INCOME = 10_00_000
const GAINS = { interest: 8_00_000, short20: 1_00_000, equityLong: 2_25_000 }
const HOUSE = { houseRent: 3_00_000, houseInterest: 1_50_000 }
const BEYOND_STEP = 10_000

const lawNow = (): TaxLaw => taxRules(currentTaxYear()).law
const taxOf = (taxCase: Partial<TaxCase>) =>
  incomeTax(lawNow(), { salary: 0, deductions: 0, regime: 'new', age: 'below60', ...taxCase })

/** The year since which a part of the law has been as it is. */
function yearSince(part: (law: TaxLaw) => unknown): string {
  const now = JSON.stringify(part(lawNow()))
  return yearName(
    yearOfDay(lawRows(incomeTaxLaw).find(({ value }) => JSON.stringify(part(value)) === now)!.from),
  )
}

/** 'Up to ₹4,00,000 nil; ₹4,00,000 to ₹8,00,000 5%; to ₹12,00,000 10%; above that 30%'. */
const slabsInWords = ({ slabs }: RegimeLaw): string =>
  slabs.below60
    .map(({ above, ratePercent }, place, all) => {
      const [rate, next] = [percent(ratePercent), all[place + 1]]
      if (!next) return t('above that {0}', rate)
      if (place === 0) return t('Up to {0} nil', rupees(next.above))
      return place === 1
        ? t('{0} to {1} {2}', rupees(above), rupees(next.above), rate)
        : t('to {0} {1}', rupees(next.above), rate)
    })
    .reduce((before, slab) => t('{0}; {1}', before, slab))

/** What the words of the income-tax calculator name. */
export const incomeTaxCalculatorFigures = () => ({
  ...ofRebate(),
  ...ofRegimes(),
  ...ofPension(),
  ...ofSpecialRates(),
  ...ofHouse(),
  ...ofSurcharge(),
  year: namesOfTaxYear(currentTaxYear()).year,
  cess: percent(lawNow().cessPercent),
  slabs: slabsInWords(lawNow().new),
  slabsSince: yearSince((law) => law.new.slabs),
})

function ofRebate() {
  const { rebate, standardDeduction, slabs, familyPensionDeduction } = lawNow().new
  const limit = rebate.incomeLimit
  const atLimit = taxOf({ otherIncome: limit })
  const nextRate = slabs.below60.findLast(({ above }) => above <= limit)!.ratePercent
  const salary = taxOf({ salary: SALARY })
  const asInterest = taxOf({ otherIncome: limit + standardDeduction })
  return {
    rebateUpToInWords: inLakhs(limit),
    rebateUpTo: rupees(limit),
    rebateMost: rupees(rebate.most),
    rebateSince: yearSince((law) => law.new.rebate.incomeLimit),
    taxAtLimit: rupees(atLimit.slabTax),
    standard: rupees(standardDeduction),
    salaryFreeInWords: inLakhs(limit + standardDeduction),
    salaryFree: rupees(limit + standardDeduction),
    salaryInWords: inLakhs(SALARY),
    salaryTax: rupees(salary.totalTax),
    salaryIncome: rupees(salary.totalIncome),
    salarySlabTax: rupees(salary.slabTax),
    salaryRelieved: rupees(salary.tax),
    salaryCess: rupees(salary.cess),
    reliefEnd: rupees(limit + atLimit.slabTax / (1 - nextRate / 100)),
    nextRate: percent(nextRate),
    interestTax: rupees(asInterest.tax),
    interestTotal: rupees(asInterest.totalTax),
    familyNew: rupees(familyPensionDeduction),
    familyOld: rupees(lawNow().old.familyPensionDeduction),
  }
}

function ofRegimes() {
  const [low, middle, high] = SALARIES.map((salary) =>
    breakEvenDeductions(lawNow(), (regime) => ({ salary, deductions: 0, regime, age: 'below60' }))!,
  )
  const nilUpTo = (age: 'below60' | 'senior' | 'superSenior') => rupees(lawNow().old.slabs[age][1]!.above)
  const oldTax = (age: TaxCase['age']) =>
    rupees(taxOf({ otherIncome: OLD_INCOME, regime: 'old', age }).totalTax)
  return {
    lowSalary: rupees(SALARIES[0]),
    lowEven: rupees(low!),
    middleSalary: rupees(SALARIES[1]),
    middleEven: rupees(Math.floor(middle! / 1_000) * 1_000),
    highSalary: rupees(SALARIES[2]),
    highEven: rupees(high!),
    nilBelow60: nilUpTo('below60'),
    nilSenior: nilUpTo('senior'),
    nilSuperSenior: nilUpTo('superSenior'),
    oldIncome: rupees(OLD_INCOME),
    oldTax: oldTax('below60'),
    oldTaxSenior: oldTax('senior'),
    oldTaxSuperSenior: oldTax('superSenior'),
  }
}

function ofPension() {
  const limit = inForce(employerPensionLimit).value
  const paid = (BASIC_A_MONTH * 12 * limit.newRegimePercent) / 100
  const [salary] = SALARIES
  return {
    pensionNew: percent(limit.newRegimePercent),
    pensionOld: percent(limit.oldRegimePercent),
    pensionGovernment: percent(limit.oldRegimeGovernmentPercent),
    basic: rupees(BASIC_A_MONTH),
    pensionPaid: rupees(paid),
    withoutPension: rupees(taxOf({ salary }).totalTax),
    withPension: rupees(taxOf({ salary, employerPension: paid }).totalTax),
  }
}

function ofSpecialRates() {
  const { ratePercent, equityLongFree, gainsSurchargePercent } = lawNow().special
  const { interest, short20, equityLong } = GAINS
  const special = { short20, equityLong, long125: 0, lottery: 0, crypto: 0 }
  const tax = taxOf({ otherIncome: interest, special })
  return {
    short20: percent(ratePercent.short20),
    equityLong: percent(ratePercent.equityLong),
    long125: percent(ratePercent.long125),
    winnings: percent(ratePercent.lottery),
    equityFree: rupees(equityLongFree),
    gainsSurcharge: percent(gainsSurchargePercent),
    gainsInterest: rupees(interest),
    shortGain: rupees(short20),
    longGain: rupees(equityLong),
    longTaxed: rupees(equityLong - equityLongFree),
    gainsRebate: rupees(tax.rebate),
    gainsTax: rupees(tax.specialTax),
    gainsTotal: rupees(tax.totalTax),
  }
}

function ofHouse() {
  const { repairsPercent, lossSetOff } = inForce(houseIncomeLaw).value
  return {
    repairs: percent(repairsPercent),
    houseRent: rupees(HOUSE.houseRent),
    houseInterest: rupees(HOUSE.houseInterest),
    houseIncome: rupees(letOutIncome(HOUSE, daysOfTaxYear(currentTaxYear()).first)),
    houseLossMost: rupees(lossSetOff),
  }
}

function ofSurcharge() {
  const { cessPercent, old } = lawNow()
  const [first, second, third, fourth] = old.surcharge
  const atStep = taxOf({ otherIncome: first!.above })
  const beyond = taxOf({ otherIncome: first!.above + BEYOND_STEP })
  const full = beyond.tax * (1 + first!.ratePercent / 100) * (1 + cessPercent / 100)
  return {
    firstStep: rupees(first!.above),
    firstStepInWords: inLakhs(first!.above),
    secondStep: inLakhs(second!.above),
    thirdStep: inLakhs(third!.above),
    fourthStep: inLakhs(fourth!.above),
    firstSurcharge: percent(first!.ratePercent),
    secondSurcharge: percent(second!.ratePercent),
    thirdSurcharge: percent(third!.ratePercent),
    fourthSurcharge: percent(fourth!.ratePercent),
    taxAtStep: rupees(atStep.totalTax),
    beyondStep: rupees(first!.above + BEYOND_STEP),
    taxBeyondStep: rupees(beyond.totalTax),
    withoutRelief: rupees(full),
  }
}
