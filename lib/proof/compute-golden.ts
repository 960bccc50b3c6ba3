import { emi } from '@/lib/finance/emi'
import { fd } from '@/lib/finance/deposits/fd'
import { effectiveMonthlyRate } from '@/lib/finance/monthly-rate'
import { rd } from '@/lib/finance/deposits/rd'
import { sip } from '@/lib/finance/sip'
import { xirr } from '@/lib/finance/xirr'
import { bmi, metricBody } from '@/lib/health/bmi'
import { gstinCheckCharacter } from '@/lib/identity/gstin'
import type { Moment } from '@/lib/panchang/indian-time'
import { panchangOf } from '@/lib/panchang/panchang'
import { clockIn } from '@/lib/panchang/place-time'
import { panchangCities } from '@/lib/panchang/places'
import type { GoldenName } from '@/lib/proof/golden-cases'
import { wagesOfCode } from '@/lib/salary/wages-of-code'
import { ppf } from '@/lib/savings/ppf'
import { rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { taxRules } from '@/lib/tax/income-tax'
import { incomeTax } from '@/lib/tax/slab-tax'
import type { TaxCase } from '@/lib/tax/taxed-income'

const loan = { principal: 10_00_000, ratePercent: 8.5, months: 120 }

const ppfOf = (yearly: number): number => {
  const result = ppf({
    firstYear: 2026,
    openedYear: 2026,
    years: 15,
    deposits: [{ every: 'year', amount: yearly, from: '', to: '' }],
    withdrawals: [],
    rate: 7.1,
    openingBalance: 0,
  })
  if ('overdrawnOn' in result) throw new Error('An account without withdrawals is never overdrawn')
  return result.balanceUnrounded
}

const taxOn = (taxed: Partial<TaxCase>): number =>
  incomeTax(taxRules('fy-2026-27').law, {
    salary: 0,
    deductions: 0,
    regime: 'new',
    age: 'below60',
    ...taxed,
  }).totalTax

const rentOf = (asked: Partial<RentQuestion>): number => {
  const rent = { increase: 0, months: 24, deposit: 0, premium: 0, urban: true, home: true, propertyValue: 0 }
  const duty = rentDutyOf({ state: 'MH', rent: 0, ...rent, ...asked })
  if (typeof duty === 'string') throw new Error(`No duty is known: ${duty}`)
  return duty.dutyPaise / 100
}

const winterDay = panchangOf('2024-01-06', panchangCities.delhi)
const firstTithi = winterDay.limbs.tithis[0]!

/** By Indian clocks, to the nearest minute. */
const minutesAfterMidnight = (moment: Moment): number => {
  const { hour, minute } = clockIn(moment)
  return hour * 60 + minute
}

/** Computes each golden case by this site's own calculations, in this browser; numbers are unrounded. */
export const computeGolden: Readonly<Record<GoldenName, () => number | string>> = {
  emi: () => emi(loan).emi,
  emiInterest: () => emi(loan).totalInterest,
  pmt: () => emi({ principal: 10_000, ratePercent: 8, months: 10 }).emi,
  xirr: () => {
    const result = xirr([
      { date: '2008-01-01', amount: 10_000, way: 'in' },
      { date: '2008-03-01', amount: 2_750, way: 'out' },
      { date: '2008-10-30', amount: 4_250, way: 'out' },
      { date: '2009-02-15', amount: 3_250, way: 'out' },
      { date: '2009-04-01', amount: 2_750, way: 'out' },
    ])
    if (!result.found) throw new Error(`No rate was found: ${result.why}`)
    return result.ratePercent
  },
  sip: () => sip({ amount: 1_000, stepUp: 0, lumpSum: 0, years: 1 }, effectiveMonthlyRate(12)).futureValue,
  fd: () =>
    fd({ principal: 1_00_000, ratePercent: 7, years: 3, frequency: 4, payout: 'cumulative' }).maturityAmount,
  rd: () => rd({ amount: 5_000, rate: 7.5, months: 18, method: 'quarterly' }).maturityAmount,
  ppf: () => ppfOf(1_50_000),
  ppfLakh: () => ppfOf(1_00_000),
  taxNew16: () => taxOn({ salary: 16_75_000 }),
  taxNewRelief: () => taxOn({ salary: 50_90_000 }),
  taxOldRelief: () => taxOn({ otherIncome: 2_02_61_550, regime: 'old' }),
  taxOldSenior: () => taxOn({ salary: 50_90_000, regime: 'old', age: 'senior' }),
  gstin: () => gstinCheckCharacter('27AAPFU0939F1Z'),
  wages: () => wagesOfCode(20_000, 40_000, '2026-11-23'),
  rentMaharashtra: () => rentOf({ rent: 25_000, deposit: 5_00_000 }),
  rentDelhi: () => rentOf({ state: 'DL', rent: 20_000, increase: 10 }),
  bmi: () => bmi(metricBody(165, 68)),
  sunrise: () => minutesAfterMidnight(winterDay.sky.sunrise),
  tithi: () => firstTithi.index,
  tithiEnds: () => minutesAfterMidnight(firstTithi.end),
}
