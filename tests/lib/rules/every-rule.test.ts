import { agesByLaw } from '@/lib/rules/age/legal-ages'
import {
  capitalGainsSources,
  costInflation,
  equityFree,
  gainExemptions,
  gainRates,
  vdaRate,
} from '@/lib/rules/capital-gains/capital-gains-law'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { homeLoanLimits } from '@/lib/rules/banking/home-loan-limits'
import { type UnknownTariff, unknownTariffs } from '@/lib/rules/energy/unknown-tariffs'
import { exchangeGst, exchangeValuation } from '@/lib/rules/gst/exchange-gst'
import {
  annualReturnExemption,
  annualReturnLateFee,
  compositionLateFee,
  gstInterest,
  monthlyReturnLateFee,
} from '@/lib/rules/gst/late-fees'
import { gstOnTobacco, gstRates } from '@/lib/rules/gst/gst-rates'
import { advanceTaxLaw, advanceTaxSources } from '@/lib/rules/income-tax/advance-tax-law'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { deductionRules } from '@/lib/rules/income-tax/deduction-limits'
import { panFees, panLinkingFee } from '@/lib/rules/identity/pan-fees'
import { employerPensionLimit } from '@/lib/rules/income-tax/employer-pension'
import { rechargePlans } from '@/lib/recharge/recharge-plans'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import {
  employerFundLimit,
  gratuityLaw,
  providentFund,
  stateInsurance,
  wageLaw,
} from '@/lib/rules/salary/payroll-rules'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty/licences-and-leases'
import { alsoRead } from '@/lib/rules/stamp-duty/sale-sources'
import { npsExitLaw } from '@/lib/rules/savings/nps-exit'
import { ppfRates, ppfRules } from '@/lib/rules/savings/ppf-law'
import { savingsLimits, smallSavingsRates } from '@/lib/rules/savings/small-savings-law'
import { employeesPension, epfInterest, taxFreeContributions } from '@/lib/rules/salary/epf-interest'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { tenancyDuty } from '@/lib/rules/stamp-duty/tenancies'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty/tenancies-without-figure'
import { taxDueDates } from '@/lib/rules/income-tax/tax-due-dates'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { PAYER_SOURCES, SECTIONS_2025 } from '@/lib/rules/tds/tds-sources'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'
import { oldVehicleFees, registrationFees } from '@/lib/rules/vehicles/vehicle-fees'

// With the bank's interest among them, which deposits share.
const tdsRules = Object.values<TdsKind>({ ...tdsKinds, ...tcsKinds }).map(({ terms }) => terms)
const rules: Rule<unknown>[] = [
  incomeTaxLaw,
  ...deductionRules,
  ...tdsRules,
  gstRates,
  gstOnTobacco,
  ...agesByLaw,
  exchangeValuation,
  exchangeGst,
  panFees,
  panLinkingFee,
  taxDueDates,
  advanceTaxLaw,
  gainRates,
  equityFree,
  vdaRate,
  costInflation,
  gainExemptions,
  ppfRates,
  ppfRules,
  monthlyReturnLateFee,
  compositionLateFee,
  annualReturnExemption,
  annualReturnLateFee,
  gstInterest,
  homeLoanLimits,
  epfInterest,
  taxFreeContributions,
  employeesPension,
  npsExitLaw,
  smallSavingsRates,
  savingsLimits,
  registrationFees,
  oldVehicleFees,
  ...Object.values(electricityTariffs),
  ...Object.values(rechargePlans),
  ...Object.values(saleDutyByState),
  licenceDutyMaharashtra,
  leaseDutyDelhi,
  ...Object.values(tenancyDuty),
  employerPensionLimit,
  wageLaw,
  providentFund,
  employerFundLimit,
  stateInsurance,
  gratuityLaw,
]

const A_DAY = /^\d{4}-\d\d-\d\d$/

function expectNamed({ title, href }: RuleSource) {
  expect(title).toMatch(/\w/)
  expect(href).toMatch(/^https?:\/\//)
}

describe.each(rules)('the rule "$label"', (rule) => {
  it('states what it is about, what it counts, and when it was last compared with its sources', () => {
    expect(rule.label).toMatch(/\w/)
    expect(rule.unit).toMatch(/\w/)
    expect(rule.checkedOn).toMatch(A_DAY)
  })

  it('has rows in order of time, each with its source', () => {
    const days = rule.values.map(({ from }) => from)
    expect(days.filter((day) => !A_DAY.test(day))).toEqual([])
    expect(days).toEqual([...new Set(days)].toSorted())
    // An order of several years has set the rates of days to come.
    const toCome = days.filter((day) => day > rule.checkedOn)
    expect(toCome).toEqual(rule === electricityTariffs.KA ? ['2027-04-01'] : [])
    expect(days).not.toHaveLength(0)
    for (const { source, also } of rule.values) {
      expectNamed(source)
      if (also) expectNamed(also)
    }
  })
})

it('no two rules say the same', () => {
  expect(new Set(rules.map(({ label }) => label)).size).toBe(rules.length)
})

it('the sections of 2025 and who has to deduct are named', () => {
  ;[SECTIONS_2025, ...PAYER_SOURCES, ...advanceTaxSources, ...capitalGainsSources].forEach(expectNamed)
})

it('each tariff names its supplier and its order, and states what became of it and until when it is known', () => {
  for (const { values } of Object.values(electricityTariffs)) {
    for (const { value } of values) {
      expect([value.supplier, value.order, value.status].filter((words) => !/\w/.test(words))).toEqual([])
      expect(value.knownUntil).toMatch(/^\d{4}-\d\d$/)
    }
  }
})

it('what is left out is named with its source', () => {
  expect(Object.keys(unknownTariffs)).toHaveLength(4)
  for (const { supplier, order, status, source, checkedOn } of Object.values<UnknownTariff>(unknownTariffs)) {
    expect(supplier).toMatch(/\w/)
    expect(order).toMatch(/order of .*20\d\d/)
    expect(status).toMatch(/not (found|reliable)/)
    expect(checkedOn).toMatch(A_DAY)
    expectNamed(source)
  }
})

it('large states without a figure for rent agreements name two sources', () => {
  for (const { sources } of Object.values(tenancyWithoutFigure).map((none) => none!)) {
    expect(sources).toHaveLength(2)
    sources.forEach(expectNamed)
  }
})

it('the other sources of a stamp duty are named, and its office has an address', () => {
  Object.values(alsoRead).flat().forEach(expectNamed)
  for (const { values } of Object.values(saleDutyByState)) {
    const { otherReadings = [], office } = values[0]!.value
    otherReadings.forEach(({ source }) => expectNamed(source))
    expect(office).toMatch(/^https:\/\//)
  }
  for (const { values } of [licenceDutyMaharashtra, leaseDutyDelhi] as const) {
    values[0]!.value.also.forEach(expectNamed)
    expect(values[0]!.value.also).toHaveLength(1)
    expect(values[0]!.value.office).toMatch(/^https:\/\//)
  }
})
