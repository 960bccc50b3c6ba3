import { type SharedCase, sharedCases } from '@/tests/shared-cases'

/** Deposits or withdrawals as the shared rows have them. */
type SharedPlan =
  | { kind: 'monthly'; amount: number; day: number; from: string; to: string }
  | {
      kind: 'yearly'
      amount: number
      month: number
      day: number
      fromFinancialYear: number
      toFinancialYear: number
    }
  | { kind: 'dated'; items: { date: string; amount: number }[] }

type SavingsInput = Record<string, unknown> & { deposits?: SharedPlan[]; withdrawals?: SharedPlan[] }
export type SavingsVector = SharedCase<SavingsInput, Record<string, unknown>>

/** The rows of one tool. */
export const savingsVectors = (tool: string): SavingsVector[] => sharedCases('savings', tool)

const two = (number: number) => String(number).padStart(2, '0')
const dayIn = (financialYear: number, month: number, day: number) =>
  `${month < 4 ? financialYear + 1 : financialYear}-${two(month)}-${two(day)}`

function depositRow(plan: SharedPlan): string {
  if (plan.kind === 'dated') return plan.items.map(({ date, amount }) => `once_${amount}_${date}_`).join('*')
  if (plan.kind === 'monthly')
    return `month_${plan.amount}_${plan.from}-${two(plan.day)}_${plan.to}-${two(plan.day)}`
  const { amount, month, day, fromFinancialYear, toFinancialYear } = plan
  return `year_${amount}_${dayIn(fromFinancialYear, month, day)}_${dayIn(toFinancialYear, month, day)}`
}

const withdrawalRow = (plan: SharedPlan) =>
  plan.kind === 'dated' ? plan.items.map(({ date, amount }) => `${amount}_${date}`).join('*') : ''

/** The fragment of a link to a shared row, as docs/links.md writes lists. */
export function linkOfVector({ input }: SavingsVector): string {
  const { deposits, withdrawals, ...plain } = input
  const lists = {
    ...(deposits && { deposits: deposits.map(depositRow).join('*') }),
    ...(withdrawals && { withdrawals: withdrawals.map(withdrawalRow).join('*') }),
  }
  const texts = Object.entries({ ...plain, ...lists }).map(([name, value]) => [name, String(value)])
  return String(new URLSearchParams(texts))
}
