import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type Tenure, yearsOf } from '@/lib/finance/deposit-term'
import type { fdInputs, FixedDeposit } from '@/lib/finance/fd'

export type FdToolInputs = ToolInputs<typeof fdInputs>

/** How long the deposit lies, in the unit that is chosen; the other field may hold what it likes. */
export function tenureOf({ read }: FdToolInputs): Tenure | null {
  const unit = read('tenureIn')
  return unit && (unit.tenureIn === 'years' ? read('years') : read('days'))
}

/** The deposit, or null while a field that matters to it has a problem. */
export function depositOf({ read }: FdToolInputs, tenure: Tenure): FixedDeposit | null {
  const terms = read('principal', 'rate', 'payout', 'senior')
  if (!terms) return null
  const extra = terms.senior ? read('seniorExtra') : { seniorExtra: 0 }
  const compounding = terms.payout === 'cumulative' ? read('frequency') : { frequency: 4 }
  if (!extra || !compounding) return null
  return {
    principal: terms.principal,
    ratePercent: terms.rate + extra.seniorExtra,
    years: yearsOf(tenure),
    frequency: Number(compounding.frequency),
    payout: terms.payout,
  }
}
