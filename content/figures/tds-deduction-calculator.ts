import { depositTdsFigures } from '@/content/figures/deposit-tds'
import { houseRentFigures } from '@/content/figures/house-rent-tds'
import { inLakhs, percent, rowBefore } from '@/content/figures/wording'
import { addDays } from '@/lib/calendar/calendar-day'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { rupees } from '@/lib/format/numbers'
import { inForce } from '@/lib/rules/in-force'
import { presumptiveLaw } from '@/lib/rules/income-tax/presumptive'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { type TcsKindId, tcsWithoutPan } from '@/lib/rules/tds/tcs-kinds'
import type { TdsKindId } from '@/lib/rules/tds/tds-kinds'
import { currentTaxYear, namesOfTaxYear } from '@/lib/rules/years'
import { tds, type TdsPayment } from '@/lib/tax/tds'
import { tcsLawOf, tdsLawOf } from '@/lib/tax/tds-by-year'
import { freshTdsValues } from '@/lib/tax/tds-inputs'
import { lawOfKind } from '@/lib/tax/tds-law'

/** The examples: payments in rupees, and how far one of them lies above its limit. */
const FEES = 80_000
const CAR = 15_00_000
const INTEREST = 60_000
const FLAT = 80_00_000
const ABOVE = 300

const tdsTerms = (kind: TdsKindId) => lawOfKind(tdsLawOf(currentTaxYear()), kind).terms!
const tcsTerms = (kind: TcsKindId) => lawOfKind(tcsLawOf(currentTaxYear()), kind).terms!
const paid = (payment: Partial<TdsPayment>): TdsPayment => ({ ...freshTdsValues, ...payment })

/** What the words of the TDS calculator name. */
export const tdsDeductionCalculatorFigures = () => ({
  ...ofInterest(),
  ...houseRentFigures(),
  companyRentPercent: percent(tdsTerms('rent').ratePercent),
  ...ofFees(),
  ...ofCollection(),
  ...ofPurchases(),
  year: namesOfTaxYear(currentTaxYear()).year,
})

function ofInterest() {
  const { from, value } = inForce(depositTds)
  const before = rowBefore(depositTds.values, inForce(depositTds)).value
  const terms = tdsTerms('fd')
  const tdsOf = (amount: number, { pan = true }: { pan?: boolean } = {}) =>
    rupees(tds(terms, paid({ amount, pan })).tds)
  return {
    ...depositTdsFigures(),
    interestYearBefore: yearName(yearOfDay(addDays(from, -1))),
    interestLimitBefore: rupees(before.limit),
    interestSeniorBefore: rupees(before.seniorLimit),
    interestAbove: rupees(value.limit + ABOVE),
    interestAboveTds: tdsOf(value.limit + ABOVE),
    interest: rupees(INTEREST),
    interestTds: tdsOf(INTEREST),
    interestTdsWithoutPan: tdsOf(INTEREST, { pan: false }),
    withoutPan: percent(terms.withoutPanPercent),
  }
}

function ofFees() {
  const [own, company] = [tdsTerms('individualPayer'), tdsTerms('professional')]
  return {
    ownLimit: inLakhs(own.limit),
    ownPercent: percent(own.ratePercent),
    fees: rupees(FEES),
    feesPercent: percent(company.ratePercent),
    feesTds: rupees(tds(company, paid({ amount: FEES })).tds),
    feesLimit: rupees(company.limit),
  }
}

function ofCollection() {
  const [car, study] = [tcsTerms('car'), tcsTerms('studyOrMedical')]
  return {
    carPercent: percent(car.ratePercent),
    carLimit: inLakhs(car.limit),
    tourPercent: percent(tcsTerms('tour').ratePercent),
    remittanceLimit: inLakhs(study.limit),
    studyPercent: percent(study.ratePercent),
    remittancePercent: percent(tcsTerms('otherRemittance').ratePercent),
    car: rupees(CAR),
    carTcs: rupees(tds(car, paid({ amount: CAR })).tds),
  }
}

function ofPurchases() {
  const property = tdsTerms('property')
  const { audit } = inForce(presumptiveLaw).value
  return {
    auditBusiness: inLakhs(audit.business.usual),
    auditProfession: inLakhs(audit.profession),
    tcsLeast: percent(tcsWithoutPan.leastPercent),
    tcsMost: percent(tcsWithoutPan.mostPercent),
    goodsWithoutPan: percent(tdsTerms('goods').withoutPanPercent),
    flatPercent: percent(property.ratePercent),
    flatLimit: inLakhs(property.limit),
    flat: rupees(FLAT),
    flatTds: rupees(tds(property, paid({ amount: FLAT })).tds),
  }
}
