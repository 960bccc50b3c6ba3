import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { type InHand, inHand } from '@/lib/salary/in-hand'
import { payFromCtc, salaryOfPay } from '@/lib/salary/pay-from-ctc'
import { regimes } from '@/lib/salary/regimes'
import type { Salary } from '@/lib/salary/salary'

/** Rupees a year, and in hand a month. */
interface Left {
  inHandYear: number
  inHandMonth: number
  tax: number
}

export type CtcPoint = Record<Regime, Left> & { ctc: number }

/** Per cent of the CTC. */
const STEPS = [80, 90, 100, 110, 120, 130, 150, 200]

/**
 * The pay in hand at smaller and larger CTCs of the same structure, terms and bonus; empty for a salary without pay.
 */
export function otherCtcs(salary: Salary, { cost }: InHand): CtcPoint[] {
  const { basic, hra, special: _, ...terms } = salary
  if (cost.pay === 0) return []
  const structure = {
    basicPct: (basic / cost.pay) * 100,
    hraPct: basic > 0 ? (hra / basic) * 100 : 0,
  }
  const left = ({ inHandYear, inHandMonth, tax }: InHand): Left => ({
    inHandYear,
    inHandMonth,
    tax: tax.totalTax,
  })
  return STEPS.flatMap((percent) => {
    const ctc = (cost.ctc * percent) / 100
    const pay = payFromCtc({ terms, structure }, ctc)
    if (pay === null) return []
    const other = salaryOfPay({ terms, structure }, pay)
    return [{ ctc, new: left(inHand(other, regimes.new)), old: left(inHand(other, regimes.old)) }]
  })
}
