import type { Column } from '@/components/results/column'
import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import type { Card } from '@/lib/finance/card-list'
import type { OrderResult } from '@/lib/finance/card-orders'
import {
  interestFreeMonths,
  type PaidOff,
  type PayoffAnswer,
  type PayoffProblem,
} from '@/lib/finance/card-payoff'
import type { CardMonth } from '@/lib/finance/card-schedule'
import { counted, rupees } from '@/lib/format/numbers'
import { toPaise } from '@/lib/money/paise'

export const INVALID_MODE = 'Invalid calculation mode.'

/** The figures of a plan, and what an extra payment saves against it. */
export function payoffRows({ plan, result, payments }: PayoffAnswer): ResultRows {
  const { months, requiredPayment, totalInterest, totalPaid } = result
  const free = interestFreeRows(plan)
  const label = free ? 'Payoff Time, by the formula' : 'Payoff Time'
  const faster = payments && payments.paidOff !== result ? payments.paidOff : null
  return [
    ...(free ?? []),
    requiredPayment !== undefined &&
      row('requiredPayment', 'Required Monthly Payment', 'rupees', requiredPayment),
    row('totalInterest', 'Total Interest Paid', 'rupees', totalInterest),
    row('totalPaid', 'Total Amount Paid', 'rupees', totalPaid),
    textRow('months', label, months, counted(months, 'month'), { primary: !free }),
    plan.gst > 0 &&
      row('gstPaid', 'GST in the interest', 'rupees', (totalInterest * plan.gst) / (100 + plan.gst)),
    ...(faster ? savedRows(result, faster) : []),
  ]
}

/** What a balance without interest takes, in place of the formula's 0 months; null for any other. */
function interestFreeRows({ debt, goal }: PayoffAnswer['plan']): ResultRow[] | null {
  const months = interestFreeMonths(debt, goal)
  if (months === null) return null
  const payment = goal.mode === 'fixed' ? goal.payment : debt.balance / months
  return [
    textRow('interestFreeMonths', 'Payoff time at 0% interest', months, counted(months, 'month'), {
      primary: true,
    }),
    row('interestFreePayment', 'Monthly payment at 0% interest', 'rupees', payment),
  ]
}

function savedRows(plain: PaidOff, faster: PaidOff): ResultRow[] {
  const saved = Math.max(0, plain.totalInterest - faster.totalInterest)
  return [
    row('interestSaved', 'Interest saved by the extra payment', 'rupees', saved),
    row('monthsSaved', 'Time saved by the extra payment', 'months', plain.months - faster.months),
  ]
}

type Sentences = {
  [Kind in PayoffProblem['kind']]: (problem: Extract<PayoffProblem, { kind: Kind }>) => string
}

const SENTENCES: Sentences = {
  paymentTooSmall: ({ interest }) =>
    `Monthly payment must be greater than ${rupees(interest, toPaise(interest) % 100 === 0 ? 0 : 2)} to cover interest.`,
  tooManyMonths: () => 'Calculation resulted in invalid months. Check inputs.',
  notPositiveMonths: () => 'Target months must be positive.',
  noPayment: () => 'Cannot calculate payment for the given time. Check inputs.',
  onlyInterest: ({ months }) => `Cannot pay off in ${months} months. Required payment is too low.`,
}

/** Why a balance is never cleared, in the fixed messages of the specification. */
export const payoffProblemText = (problem: PayoffProblem): string => SENTENCES[problem.kind](problem as never)

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
  const months = (name: string, label: string, { balancesPaise }: OrderResult) =>
    textRow(name, label, balancesPaise.length, counted(balancesPaise.length, 'month'))
  const saved = (snowball.interestPaise - avalanche.interestPaise) / 100
  return [
    months('avalancheMonths', 'Avalanche, highest rate first', avalanche),
    row('avalancheInterest', 'Interest by avalanche', 'rupees', avalanche.interestPaise / 100),
    months('snowballMonths', 'Snowball, smallest balance first', snowball),
    row('snowballInterest', 'Interest by snowball', 'rupees', snowball.interestPaise / 100),
    row('avalancheSaves', 'Interest the avalanche saves', 'rupees', saved),
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
