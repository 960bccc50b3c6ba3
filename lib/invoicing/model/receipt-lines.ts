import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { type NumberProblem, paiseOf, receiptAmount } from '@/lib/invoicing/model/line-numbers'
import { blankLine } from '@/lib/invoicing/model/blank-line'
import { problem, type Reading, value } from '@/lib/inputs/kind'

/** A receipt as lines, so that one sum serves all documents: the money received is its only one. */
export const receiptLines = ({ purpose, amount, taxRatePercent }: Receipt): DocumentLine[] => [
  { ...blankLine(1, taxRatePercent), description: purpose, rate: amount },
]

/** TDS deducted by the tenant, in paise; it is deducted from the rent of one month. */
export function readTds({ amount, tdsAmount }: Receipt): Reading<number, NumberProblem> {
  const tds = receiptAmount.read(tdsAmount)
  if (!tds.ok) return tds
  const rent = receiptAmount.read(amount)
  if (rent.ok && tds.value > rent.value) return problem({ kind: 'tdsAboveRent' })
  return value(paiseOf(tds.value))
}
