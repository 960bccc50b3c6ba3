import { firstDayOfYear } from '@/lib/calendar/financial-year'
import { maturityDayOf, ppf, type PpfPlan, rulesOfPpf } from '@/lib/savings/ppf'

export interface PpfExtension {
  /** The day on which the term, or the block of an extension, has ended. */
  endsOn: string
  /** Blocks of five years after the term. */
  blocks: number
  /** Rupees with the plans continued; null where none is open-ended, as then it is the same as without. */
  withDeposits: number | null
  withoutDeposits: number
}

const MOST_BLOCKS = 3

/**
 * The balances when the term ends and after each extension of five years: with the plans that name no last day
 * continued, and with no deposit after the years of the plan or, at the latest, after the term.
 */
export function ppfExtensions(plan: PpfPlan): PpfExtension[] {
  const { blockYears } = rulesOfPpf()
  const term = Number(maturityDayOf(plan).slice(0, 4))
  const isOpenEnded = plan.deposits.some(({ every, amount, to }) => amount > 0 && every !== 'once' && !to)
  const lastYear = Math.min(plan.firstYear + plan.years, term)
  const stopped = plan.deposits.map((deposit) => ({
    ...deposit,
    to: earlier(deposit.to, `${lastYear}-03-31`),
  }))
  return Array.from({ length: MOST_BLOCKS + 1 }, (_, blocks) => {
    const endsIn = term + blocks * blockYears
    const balanceOf = (deposits: PpfPlan['deposits']) => {
      const result = ppf({ ...plan, deposits, years: endsIn - plan.firstYear })
      return 'balance' in result ? result.balance : null
    }
    const withoutDeposits = endsIn > plan.firstYear ? balanceOf(stopped) : null
    if (withoutDeposits === null) return null
    const withDeposits = isOpenEnded ? balanceOf(plan.deposits) : null
    return { endsOn: firstDayOfYear(endsIn), blocks, withDeposits, withoutDeposits }
  }).filter((each) => each !== null)
}

const earlier = (day: string, other: string) => (day && day < other ? day : other)
