import { type PpfPlan, rulesOfPpf } from '@/lib/savings/ppf'
import type { SavingsYear } from '@/lib/savings/lowest-balance'

/**
 * The loan and the withdrawal allowed in a financial year, in whole rupees; null where it is not allowed, or
 * its base is not known.
 */
export interface PpfLimits {
  loan: number | null
  withdrawal: number | null
  /** A year of an extension. */
  isExtension: boolean
  /** True if the year's withdrawals exceed what is allowed. */
  isExceeded: boolean
}

const rupeesOf = (paise: number, percent: number) => Math.floor((paise * percent) / 10_000)

/**
 * Limits of each year worked out, the year of opening being the 1st. Loan, years 3 to 6: 25% of the balance
 * two years before. Withdrawal from year 7: half of the lower of the balances four years and one year before.
 * In an extension with deposits 60% of the balance at its start, less what was taken out in it; without
 * deposits the whole balance.
 * @param years of this plan
 */
export function ppfLimits(
  plan: Pick<PpfPlan, 'firstYear' | 'openedYear' | 'openingBalance'>,
  years: readonly SavingsYear[],
): PpfLimits[] {
  const rules = rulesOfPpf()
  const term = rules.termYears + 1
  const before = plan.firstYear - plan.openedYear
  /** Paise at the end of a year of the account; null for years before those worked out. */
  const balanceAfter = (count: number): number | null => {
    if (count === before) return plan.openingBalance * 100
    return years[count - before - 1]?.closingPaise ?? null
  }
  const withdrawalIn = (count: number): number | null => {
    if (count > term) return inExtension(count)
    const [older, last] = [balanceAfter(count - 4), balanceAfter(count - 1)]
    if (count < rules.withdrawal.fromYear || older === null || last === null) return null
    return rupeesOf(Math.min(older, last), rules.withdrawal.percent)
  }
  const inExtension = (count: number): number | null => {
    const start = count - 1 - ((count - 1 - term) % rules.blockYears)
    const [atStart, last] = [balanceAfter(start), balanceAfter(count - 1)]
    if (atStart === null || last === null) return null
    const block = years.slice(start - before, start - before + rules.blockYears)
    if (block.every(({ paidInPaise }) => paidInPaise === 0)) return rupeesOf(last, 100)
    const taken = block.slice(0, count - 1 - start).reduce((sum, { takenOutPaise }) => sum + takenOutPaise, 0)
    return Math.max(0, rupeesOf(atStart, rules.blockWithdrawalPercent) - Math.ceil(taken / 100))
  }
  return years.map(({ takenOutPaise }, place) => {
    const count = before + place + 1
    const base = balanceAfter(count - 2)
    const hasLoan = count >= rules.loan.fromYear && count <= rules.loan.toYear && base !== null
    const withdrawal = withdrawalIn(count)
    const mostOut = withdrawal === null && count < rules.withdrawal.fromYear ? 0 : withdrawal
    return {
      loan: hasLoan ? rupeesOf(base, rules.loan.percent) : null,
      withdrawal,
      isExtension: count > term,
      isExceeded: mostOut !== null && takenOutPaise > mostOut * 100,
    }
  })
}

/**
 * Financial years of the term in which less than the minimum was paid in: the account is discontinued until
 * they are made up.
 */
export function yearsWithoutMinimum(
  { openedYear }: Pick<PpfPlan, 'openedYear'>,
  years: readonly SavingsYear[],
): number[] {
  const { minPerYear, termYears } = rulesOfPpf()
  return years
    .filter(({ year, paidInPaise }) => year < openedYear + termYears && paidInPaise < minPerYear * 100)
    .map(({ year }) => year)
}
