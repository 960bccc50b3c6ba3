import type { Answer, AnsweringTool } from '@/lib/answers/answer'
import { ask, type DataFor } from '@/lib/answers/ask'
import { figureValue } from '@/lib/answers/figure'
import { fdTool } from '@/lib/finance/deposits/fd-answer'
import { rdTool } from '@/lib/finance/deposits/rd-answer'
import { emiTool } from '@/lib/finance/emi-answer'
import { effectiveMonthlyRate } from '@/lib/finance/monthly-rate'
import { sip } from '@/lib/finance/sip'
import { xirr } from '@/lib/finance/xirr'
import { bmiTool } from '@/lib/health/bmi-answer'
import { gstinCheckCharacter } from '@/lib/identity/gstin'
import type { Inputs } from '@/lib/inputs/tool-inputs'
import type { Moment } from '@/lib/panchang/indian-time'
import { panchangOf } from '@/lib/panchang/panchang'
import { clockIn } from '@/lib/panchang/place-time'
import { panchangCities } from '@/lib/panchang/places'
import type { GoldenName } from '@/lib/proof/golden-cases'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { wagesOfCode } from '@/lib/salary/wages-of-code'
import { ppf } from '@/lib/savings/ppf'
import { rentFrom } from '@/lib/stamp-duty/rent-duty'
import { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'
import { incomeTaxTool } from '@/lib/tax/income-tax-tool'

/** A result of a tool for the fragment of a link. Throws where the tool has no such result. */
function resultOf<I extends Inputs, A extends Answer, Data>(
  [tool, ...data]: [AnsweringTool<I, A, Data>, ...DataFor<Data>],
  result: keyof A['figures'] & string,
  link: string,
): number | string {
  const figure = ask(tool, link, ...(data as DataFor<Data>)).answer?.figures[result]
  if (!figure) throw new Error(`${tool.slug} has no ${result} for ${link}`)
  return figureValue(figure)
}

const LOAN = 'principal=1000000&rate=8.5&years=10'
const emiOf = (link: string) => resultOf([emiTool], 'emi', link)
/** The published figures are before the rounding of each year's interest to the rupee. */
function ppfOf(yearly: number): number {
  const deposits = [{ every: 'year', amount: yearly, from: '', to: '' } as const]
  const account = { firstYear: 2026, openedYear: 2026, years: 15, deposits, withdrawals: [], rate: 7.1 }
  const result = ppf({ ...account, openingBalance: 0 })
  if ('overdrawnOn' in result) throw new Error('An account without withdrawals is never overdrawn')
  return result.balanceUnrounded
}

const taxOn = (link: string) => resultOf([incomeTaxTool], 'totalTax', `rules=fy-2026-27&deductions=0&${link}`)
const rentOf = (link: string) =>
  resultOf([stampDutyTool, { sale: saleDutyByState, rent: rentFrom }], 'duty', `instrument=rent&${link}`)

const winterDay = panchangOf('2024-01-06', panchangCities.delhi)
const firstTithi = winterDay.limbs.tithis[0]!

/** By Indian clocks, to the nearest minute. */
const minutesAfterMidnight = (moment: Moment): number => {
  const { hour, minute } = clockIn(moment)
  return hour * 60 + minute
}

/** Computes each golden case by this site's own calculations, in this browser; numbers are unrounded. */
export const computeGolden: Readonly<Record<GoldenName, () => number | string>> = {
  emi: () => emiOf(LOAN),
  emiInterest: () => resultOf([emiTool], 'totalInterest', LOAN),
  pmt: () => emiOf('principal=10000&rate=8&tenureIn=months&months=10'),
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
  // The source takes the rate as what a year yields, the calculator as twelve times that of a month.
  sip: () => sip({ amount: 1_000, stepUp: 0, lumpSum: 0, years: 1 }, effectiveMonthlyRate(12)).futureValue,
  fd: () => resultOf([fdTool], 'maturityAmount', 'principal=100000&rate=7&years=3'),
  rd: () => resultOf([rdTool], 'maturityAmount', 'amount=5000&rate=7.5&months=18&method=quarterly'),
  ppf: () => ppfOf(1_50_000),
  ppfLakh: () => ppfOf(1_00_000),
  taxNew16: () => taxOn('income=1675000'),
  taxNewRelief: () => taxOn('income=5090000'),
  taxOldRelief: () => taxOn('source=other&income=20261550&regime=old'),
  taxOldSenior: () => taxOn('income=5090000&regime=old&age=senior'),
  gstin: () => gstinCheckCharacter('27AAPFU0939F1Z'),
  wages: () => wagesOfCode(20_000, 40_000, '2026-11-23'),
  rentMaharashtra: () => rentOf('rent=25000&deposit=500000'),
  rentDelhi: () => rentOf('state=DL&rent=20000&increase=10&deposit=0'),
  bmi: () => resultOf([bmiTool], 'bmi', 'height=165&weight=68'),
  sunrise: () => minutesAfterMidnight(winterDay.sky.sunrise),
  tithi: () => firstTithi.index,
  tithiEnds: () => minutesAfterMidnight(firstTithi.end),
}
