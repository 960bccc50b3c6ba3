import type { WorkingContent, WorkingSteps } from '@/components/results/working'
import { yearName } from '@/lib/calendar/financial-year'
import { monthName } from '@/lib/format/durations'
import { grouped, rupees } from '@/lib/format/numbers'
import type { SavingsMonth, SavingsYear } from '@/lib/savings/lowest-balance'
import type { Ppf, PpfPlan } from '@/lib/savings/ppf'
import { t } from '@/lib/language/words'

/** The first year month by month, those alike together; each following year is worked out in the same way. */
export function ppfWorking(plan: PpfPlan, { years }: Ppf): WorkingContent {
  const first = years[0]!
  const brought = plan.openingBalance
  const start = [brought > 0 && rupees(brought), rupees(first.paidInPaise / 100)].filter(Boolean).join(' + ')
  const firstTaken = first.takenOutPaise > 0 ? ` − ${rupees(first.takenOutPaise / 100)}` : ''
  return {
    formula: t('Interest of a month = lowest balance from the 5th to the month’s end × rate ÷ 12'),
    steps: {
      ...monthSteps(first),
      [t('Interest of {0}, credited on 31 March to the nearest rupee', yearName(first.year))]: rupees(
        first.interestPaise / 100,
      ),
      [t('Balance on 31 March {0}', first.year + 1)]:
        `${start} + ${rupees(first.interestPaise / 100)}${firstTaken} = ${rupees(first.closingPaise / 100)}`,
    },
  }
}

function monthSteps({ months }: SavingsYear): WorkingSteps {
  const runs: SavingsMonth[][] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && isAlike(run[0]!, month)) run.push(month)
    else runs.push([month])
  }
  return Object.fromEntries(runs.map((run) => [runName(run), runSum(run)]))
}

const isAlike = (a: SavingsMonth, b: SavingsMonth) =>
  a.lowestPaise === b.lowestPaise && a.ratePercent === b.ratePercent

function runName(run: readonly SavingsMonth[]): string {
  const first = monthName(run[0]!.month)
  return run.length === 1 ? first : t('{0} to {1}', first, monthName(run.at(-1)!.month))
}

function runSum(run: readonly SavingsMonth[]): string {
  const { lowestPaise, ratePercent } = run[0]!
  const interest = (lowestPaise * ratePercent * run.length) / 1_20_000
  return `${grouped(lowestPaise / 100)} × ${ratePercent}% × ${run.length} ÷ 12 = ${rupees(interest, 2)}`
}
