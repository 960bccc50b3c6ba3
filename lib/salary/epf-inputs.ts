import { liveChoice } from '@/lib/inputs/live-choice'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount, number, percent } from '@/lib/inputs/quantities'
import { employeesPensionValues, lastDeclaredRate, lastDeclaredYear } from '@/lib/rules/salary/epf-interest'
import { yearName } from '@/lib/calendar/financial-year'

/** The questions of the tool: future savings, the balance by declared rates, taxable interest, the pension. */
export const epfKinds = ['epfCorpus', 'epfHistory', 'epfTaxableInterest', 'epsPension'] as const
export type EpfKind = (typeof epfKinds)[number]

const FIRST_YEAR = 2015
/** '2015-16' to the last with a declared rate. */
export const epfYears = (): string[] =>
  Array.from({ length: lastDeclaredYear() - FIRST_YEAR + 1 }, (_, place) => yearName(FIRST_YEAR + place))

/** The first day of a ceiling that is known here. */
export const PENSION_FROM = employeesPensionValues.values[0]!.from

const rupees = (initial: number) => amount({ initial, min: 0 })

export const epfInputs = {
  kind: choice(epfKinds, 'epfCorpus'),
  monthlyWage: amount({ initial: 30_000 }),
  raisePct: percent({ initial: 5, min: 0 }),
  years: number({ initial: 20, min: 0, max: 50, whole: true, unit: 'years', example: '20' }),
  openingBalance: rupees(0),
  pf: choice(['full', 'ceiling'], 'full'),
  vpfPct: percent({ initial: 0, min: 0, max: 88 }),
  epsMember: flag(true),
  ratePct: percent({ initial: lastDeclaredRate(), min: 0 }),
  fromYear: liveChoice(epfYears, '2015-16'),
  toYear: liveChoice(epfYears, yearName(lastDeclaredYear())),
  monthlyCredit: rupees(3_600),
  ownMonthly: rupees(30_000),
  employerMonthly: rupees(28_750),
  employerContributes: flag(true),
  openingNonTaxable: rupees(0),
  averageWage60Months: amount({ initial: 15_000 }),
  months: number({ initial: 0, min: 0, max: 11, whole: true, unit: 'months', example: '6' }),
  leftOn: day({ from: PENSION_FROM, to: '2099-12-31' }),
}
