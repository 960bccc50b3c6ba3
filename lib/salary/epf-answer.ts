import type { ReadValues } from '@/lib/inputs/tool-inputs'
import {
  type Corpus,
  fundCorpus,
  fundHistory,
  type FundPlan,
  type HistoryYear,
  monthlyPension,
  type Pension,
  type TaxedFund,
  taxedFund,
  type TaxedFundYear,
} from '@/lib/salary/epf'
import type { epfInputs } from '@/lib/salary/epf-inputs'

export interface EpsService {
  averageWage60Months: number
  years: number
  months: number
}

export type EpfAnswer =
  | { kind: 'epfCorpus'; plan: FundPlan; result: Corpus }
  | {
      kind: 'epfHistory'
      monthlyCredit: number
      openingBalance: number
      years: HistoryYear[]
      balance: number
    }
  | { kind: 'epfTaxableInterest'; fund: TaxedFund; years: TaxedFundYear[] }
  | { kind: 'epsPension'; service: EpsService; pension: Pension }

const startOf = (year: string) => Number(year.slice(0, 4))

/** The answer to what is asked; null while a field that counts has a problem, or the years end before they begin. */
export function epfAnswer(read: ReadValues<typeof epfInputs>): EpfAnswer | null {
  switch (read('kind')?.kind) {
    case 'epfCorpus':
      return corpusAnswer(read)
    case 'epfHistory':
      return historyAnswer(read)
    case 'epfTaxableInterest':
      return taxedAnswer(read)
    case 'epsPension': {
      const service = read('averageWage60Months', 'years', 'months')
      return service && { kind: 'epsPension', service, pension: monthlyPension(service) }
    }
    default:
      return null
  }
}

function corpusAnswer(read: ReadValues<typeof epfInputs>): EpfAnswer | null {
  const pay = read('openingBalance', 'monthlyWage', 'raisePct', 'years')
  const shares = read('pf', 'vpfPct', 'epsMember', 'ratePct')
  if (!pay || !shares) return null
  const plan = { ...pay, ...shares }
  return { kind: 'epfCorpus', plan, result: fundCorpus(plan) }
}

function historyAnswer(read: ReadValues<typeof epfInputs>): EpfAnswer | null {
  const asked = read('fromYear', 'toYear', 'openingBalance', 'monthlyCredit')
  if (!asked || asked.toYear < asked.fromYear) return null
  const [fromYear, toYear] = [startOf(asked.fromYear), startOf(asked.toYear)]
  return { kind: 'epfHistory', ...asked, ...fundHistory({ ...asked, fromYear, toYear }) }
}

function taxedAnswer(read: ReadValues<typeof epfInputs>): EpfAnswer | null {
  const money = read('ownMonthly', 'employerMonthly', 'employerContributes')
  const terms = read('openingNonTaxable', 'years', 'ratePct')
  if (!money || !terms) return null
  const fund = { ...money, ...terms }
  return { kind: 'epfTaxableInterest', fund, years: taxedFund(fund) }
}
