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
import type { epfInputs } from '@/lib/salary/epf-inputs'

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
  | { kind: 'epsPension'; service: PensionService; pension: Pension }

const startOf = (year: string) => Number(year.slice(0, 4))

/**
 * The answer to what is asked; null while a field that counts has a problem, the years end before they begin, or a service is
 * longer than one can be a member.
 * @param today the last day of a service that names none
 */
export function epfAnswer(read: ReadValues<typeof epfInputs>, today: string): EpfAnswer | null {
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

function pensionAnswer(read: ReadValues<typeof epfInputs>, today: string): EpfAnswer | null {
  const asked = read('averageWage60Months', 'years', 'months', 'leftOn')
  if (!asked || 12 * asked.years + asked.months > 12 * MOST_MEMBER_YEARS) return null
  const service = { ...asked, leftOn: asked.leftOn || today }
  return { kind: 'epsPension', service, pension: monthlyPension(service) }
}
