import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import type { PayoffPlan } from '@/components/tools/credit-card-payoff-calculator/payoff-plan'
import { interestFreeMonths, type PaidOff } from '@/lib/finance/card-payoff'
import { monthsInWords } from '@/lib/format/durations'
import { grouped } from '@/lib/format/numbers'

const inMonths = (months: number) => `${grouped(months)} ${months === 1 ? 'month' : 'months'}`

export function payoffRows({ months, requiredPayment, totalInterest, totalPaid }: PaidOff): ResultRow[] {
  return [
    ...(requiredPayment === undefined
      ? []
      : [rupeeRow('requiredPayment', 'Required Monthly Payment', requiredPayment)]),
    rupeeRow('totalInterest', 'Total Interest Paid', totalInterest),
    rupeeRow('totalPaid', 'Total Amount Paid', totalPaid),
    { name: 'months', label: 'Payoff Time', value: months, formatted: inMonths(months), primary: true },
  ]
}

/** What a balance without interest takes, in place of the formula's 0 months. */
export function interestFreeRows({ debt, goal }: Pick<PayoffPlan, 'debt' | 'goal'>): ResultRow[] {
  const months = interestFreeMonths(debt, goal)
  if (months === null) return []
  const payment = goal.mode === 'fixed' ? goal.payment : debt.balance / months
  return [
    {
      name: 'interestFreeMonths',
      label: 'Payoff time at 0% interest',
      value: months,
      formatted: inMonths(months),
      primary: true,
    },
    rupeeRow('interestFreePayment', 'Monthly payment at 0% interest', payment),
  ]
}

/** The part of the interest that is tax; nothing while none is given. */
export function gstRows({ totalInterest }: PaidOff, gst: number): ResultRow[] {
  if (gst === 0) return []
  return [rupeeRow('gstPaid', 'GST in the interest', (totalInterest * gst) / (100 + gst))]
}

/** What an extra payment saves against the same plan without it; nothing while there is none. */
export function extraRows(plain: PaidOff, faster: PaidOff | undefined): ResultRow[] {
  if (!faster || faster === plain) return []
  const sooner = plain.months - faster.months
  const saved = Math.max(0, plain.totalInterest - faster.totalInterest)
  return [
    rupeeRow('interestSaved', 'Interest saved by the extra payment', saved),
    { name: 'monthsSaved', label: 'Debt-free sooner by', value: sooner, formatted: monthsInWords(sooner) },
  ]
}
