import { type StatementAmount, statementAmount } from '@/lib/expenses/statement-amounts'
import { plainHeading } from '@/lib/expenses/statement-formats'

/** Below zero with a minus, or as an overdraft with Dr. */
const signed = ({ paise, negative, side }: StatementAmount) => (negative || side === 'spent' ? -paise : paise)

/**
 * Whether amounts without a minus raise the balance of their row, whichever row comes first.
 * @returns null without a balance, or where it does not decide
 */
export function plusIsReceived(
  rows: readonly (readonly string[])[],
  headingRow: number,
  amount: number,
): boolean | null {
  const balance = rows[headingRow]!.findIndex((head) => /^bal|balance/.test(plainHeading(head)))
  if (balance === -1) return null
  const lines = rows.slice(headingRow + 1).flatMap((row) => {
    const [paid, left] = [statementAmount(row[amount] ?? ''), statementAmount(row[balance] ?? '')]
    if (paid === null || paid === 'empty' || left === null) return []
    return [{ paid: signed(paid), left: left === 'empty' ? 0 : signed(left) }]
  })
  const steps = lines.slice(1).map((line, place) => ({ before: lines[place]!, after: line }))
  const raises = (sign: 1 | -1) =>
    steps.filter(
      ({ before, after }) =>
        after.left - before.left === sign * after.paid || before.left - after.left === sign * before.paid,
    ).length
  const [plus, minus] = [raises(1), raises(-1)]
  return plus === minus ? null : plus > minus
}
