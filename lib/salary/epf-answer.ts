import { figure, worded } from '@/lib/answers/figure'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { counted, rupees } from '@/lib/format/numbers'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import {
  type Corpus,
  fundCorpus,
  fundHistory,
  type FundPlan,
  type HistoryYear,
  type TaxedFund,
  taxedFund,
  type TaxedFundYear,
} from '@/lib/salary/epf'
import {
  monthlyPension,
  MOST_MEMBER_YEARS,
  type Pension,
  type PensionService,
} from '@/lib/salary/employees-pension'
import { epfInputs } from '@/lib/salary/epf-inputs'

export type EpfOutcome =
  | { kind: 'epfCorpus'; plan: FundPlan; result: Corpus }
  | {
      kind: 'epfHistory'
      monthlyCredit: number
      openingBalance: number
      years: HistoryYear[]
      balance: number
    }
  | { kind: 'epfTaxableInterest'; fund: TaxedFund; years: TaxedFundYear[] }
  | { kind: 'epsPension'; service: PensionService; pension: Pension }

const startOf = (year: string) => Number(year.slice(0, 4))

export type EpfAnswer = EpfOutcome & ReturnType<typeof resultsOf>

/**
 * The answer to what is asked; null while a field that counts has a problem, the years end before they begin,
 * or a service is longer than one can be a member. `today` is the last day of a service that names none.
 */
export function epfAnswer(
  read: ReadValues<typeof epfInputs>,
  { today }: { today: CalendarDay },
): EpfAnswer | null {
  const outcome = outcomeOf(read, today)
  return outcome && { ...outcome, ...resultsOf(outcome) }
}

function outcomeOf(read: ReadValues<typeof epfInputs>, today: CalendarDay): EpfOutcome | null {
  switch (read('kind')?.kind) {
    case 'epfCorpus':
      return corpusAnswer(read)
    case 'epfHistory':
      return historyAnswer(read)
    case 'epfTaxableInterest':
      return taxedAnswer(read)
    case 'epsPension':
      return pensionAnswer(read, today)
    default:
      return null
  }
}

const money = (value: number | undefined) => value !== undefined && figure('rupees', value)

/** Amounts of years, for machines one by one and for people their sum. */
const byYear = (amounts: readonly number[]) =>
  worded(amounts.join(','), rupees(amounts.reduce((total, one) => total + one, 0)))

/** What only one kind of outcome has. */
interface Found {
  kind: EpfOutcome['kind']
  balance?: number
  result?: Partial<Corpus>
  pension?: Partial<Pension>
}

/** Results of a corpus, then of a history, of the interest that is taxed, and of a pension. */
function resultsOf(outcome: EpfOutcome) {
  const { balance, result: corpus = {}, pension = {} }: Found = outcome
  const { serviceCounted, eligible, bounds = [] } = pension
  return {
    primary: ['corpus', 'balance', 'taxableInterest', 'monthlyPension'],
    figures: {
      corpus: money(corpus.corpus),
      ownContribution: money(corpus.ownContribution),
      vpfContribution: money(corpus.vpfContribution),
      employerToEpf: money(corpus.employerToEpf),
      interest: money(corpus.interest),
      employerToEps: money(corpus.employerToEps),
      wageOfLastYear: money(corpus.wageOfLastYear),
      balance: money(balance),
      interestByYear: outcome.kind === 'epfHistory' && byYear(outcome.years.map((year) => year.interest)),
      ...taxedFigures(outcome.kind === 'epfTaxableInterest' && outcome.years),
      monthlyPension: money(pension.monthlyPension),
      leastPension: money(bounds[0]?.monthlyPension),
      mostPension: money(bounds[1]?.monthlyPension),
      serviceCounted: serviceCounted !== undefined && worded(serviceCounted, counted(serviceCounted, 'year')),
      eligible: eligible !== undefined && worded(String(eligible)),
    },
  }
}

function taxedFigures(taxed: readonly TaxedFundYear[] | false) {
  const last = taxed && taxed.at(-1)
  return {
    taxableInterest: taxed && money(last ? last.taxableInterest : 0),
    taxableInterestByYear: taxed && byYear(taxed.map((year) => year.taxableInterest)),
    taxableAccount: last && money(last.taxable),
    nonTaxableAccount: last && money(last.nonTaxable),
  }
}

export const epfTool = { slug: 'epf-calculator', inputs: epfInputs, answer: epfAnswer } as const

function corpusAnswer(read: ReadValues<typeof epfInputs>): EpfOutcome | null {
  const pay = read('openingBalance', 'monthlyWage', 'raisePct', 'years')
  const shares = read('pf', 'vpfPct', 'epsMember', 'ratePct')
  if (!pay || !shares) return null
  const plan = { ...pay, ...shares }
  return { kind: 'epfCorpus', plan, result: fundCorpus(plan) }
}

function historyAnswer(read: ReadValues<typeof epfInputs>): EpfOutcome | null {
  const asked = read('fromYear', 'toYear', 'openingBalance', 'monthlyCredit')
  if (!asked || asked.toYear < asked.fromYear) return null
  const [fromYear, toYear] = [startOf(asked.fromYear), startOf(asked.toYear)]
  return { kind: 'epfHistory', ...asked, ...fundHistory({ ...asked, fromYear, toYear }) }
}

function taxedAnswer(read: ReadValues<typeof epfInputs>): EpfOutcome | null {
  const sums = read('ownMonthly', 'employerMonthly', 'employerContributes')
  const terms = read('openingNonTaxable', 'years', 'ratePct')
  if (!sums || !terms) return null
  const fund = { ...sums, ...terms }
  return { kind: 'epfTaxableInterest', fund, years: taxedFund(fund) }
}

function pensionAnswer(read: ReadValues<typeof epfInputs>, today: string): EpfOutcome | null {
  const asked = read('averageWage60Months', 'years', 'months', 'leftOn')
  if (!asked || 12 * asked.years + asked.months > 12 * MOST_MEMBER_YEARS) return null
  const service = { ...asked, leftOn: asked.leftOn || today }
  return { kind: 'epsPension', service, pension: monthlyPension(service) }
}
