import type { Column } from '@/components/results/column'
import type { ResultRow } from '@/components/results/result-row'
import type { Card } from '@/lib/finance/card-list'
import type { OrderResult } from '@/lib/finance/card-orders'
import { interestFreeMonths, type PaidOff, type PayoffAnswer } from '@/lib/finance/card-payoff'
import type { CardMonth } from '@/lib/finance/card-schedule'
import { rupees } from '@/lib/format/numbers'

const MONTHS = ['month', 'months'] as const

/** The figures of a plan, and what an extra payment saves against it. */
export function payoffRows({ plan, result, payments }: PayoffAnswer): ResultRow[] {
  const { months, requiredPayment, totalInterest, totalPaid } = result
  const free = interestFreeRows(plan)
  const label = free.length > 0 ? 'Payoff Time, by the formula' : 'Payoff Time'
  const rows = [...free]
  if (requiredPayment !== undefined)
    rows.push({
      name: 'requiredPayment',
      label: 'Required Monthly Payment',
      as: 'rupees',
      value: requiredPayment,
    })
  rows.push(
    { name: 'totalInterest', label: 'Total Interest Paid', as: 'rupees', value: totalInterest },
    { name: 'totalPaid', label: 'Total Amount Paid', as: 'rupees', value: totalPaid },
    { name: 'months', label, as: 'count', unit: MONTHS, value: months, primary: free.length === 0 },
  )
  if (plan.gst > 0) {
    const value = (totalInterest * plan.gst) / (100 + plan.gst)
    rows.push({ name: 'gstPaid', label: 'GST in the interest', as: 'rupees', value })
  }
  return payments && payments.paidOff !== result ? [...rows, ...savedRows(result, payments.paidOff)] : rows
}

/** What a balance without interest takes, in place of the formula's 0 months. */
function interestFreeRows({ debt, goal }: PayoffAnswer['plan']): ResultRow[] {
  const months = interestFreeMonths(debt, goal)
  if (months === null) return []
  const value = goal.mode === 'fixed' ? goal.payment : debt.balance / months
  const [name, label] = ['interestFreeMonths', 'Payoff time at 0% interest']
  return [
    { name, label, as: 'count', unit: MONTHS, value: months, primary: true },
    { name: 'interestFreePayment', label: 'Monthly payment at 0% interest', as: 'rupees', value },
  ]
}

function savedRows(plain: PaidOff, faster: PaidOff): ResultRow[] {
  const saved = Math.max(0, plain.totalInterest - faster.totalInterest)
  const sooner = plain.months - faster.months
  return [
    { name: 'interestSaved', label: 'Interest saved by the extra payment', as: 'rupees', value: saved },
    { name: 'monthsSaved', label: 'Time saved by the extra payment', as: 'months', value: sooner },
  ]
}

export const monthColumns: readonly Column<CardMonth>[] = [
  { heading: 'Month', as: 'number', cell: ({ month }) => month },
  { heading: 'Paid', as: 'paise', cell: ({ paidPaise }) => paidPaise },
  { heading: 'Interest', as: 'paise', cell: ({ interestPaise }) => interestPaise },
  {
    heading: 'Off the balance',
    as: 'paise',
    cell: ({ paidPaise, interestPaise }) => paidPaise - interestPaise,
  },
  { heading: 'Balance left', as: 'paise', answer: true, cell: ({ balancePaise }) => balancePaise },
]

export interface BothOrders {
  avalanche: OrderResult
  snowball: OrderResult
}

/** What each order costs, and what the avalanche saves. */
export function orderRows({ avalanche, snowball }: BothOrders): ResultRow[] {
  const rowsOf = (
    name: string,
    label: string,
    { balancesPaise, interestPaise }: OrderResult,
  ): ResultRow[] => [
    { name: `${name}Months`, label, as: 'count', unit: MONTHS, value: balancesPaise.length },
    { name: `${name}Interest`, label: `Interest by ${name}`, as: 'rupees', value: interestPaise / 100 },
  ]
  const saved = (snowball.interestPaise - avalanche.interestPaise) / 100
  return [
    ...rowsOf('avalanche', 'Avalanche, highest rate first', avalanche),
    ...rowsOf('snowball', 'Snowball, smallest balance first', snowball),
    { name: 'avalancheSaves', label: 'Interest the avalanche saves', as: 'rupees', value: saved },
  ]
}

export const clearedColumns = ({ avalanche, snowball }: BothOrders): readonly Column<Card>[] => [
  { heading: 'Card', as: 'text', cell: ({ balance }, place) => `Card ${place + 1}, ${rupees(balance)}` },
  { heading: 'Avalanche', as: 'text', cell: (_, place) => `month ${avalanche.clearedIn[place]}` },
  { heading: 'Snowball', as: 'text', cell: (_, place) => `month ${snowball.clearedIn[place]}` },
]

/** What is left after a month; nothing once the cards are cleared. */
export const leftColumns = ({ avalanche, snowball }: BothOrders): readonly Column<number>[] => [
  { heading: 'Month', as: 'number', cell: (month) => month },
  { heading: 'Avalanche', as: 'paise', cell: (month) => avalanche.balancesPaise[month - 1] ?? 0 },
  { heading: 'Snowball', as: 'paise', cell: (month) => snowball.balancesPaise[month - 1] ?? 0 },
]
