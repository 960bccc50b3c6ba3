import { amountIn, percentIn } from '@/lib/questions/savings/years-in-query'
import type { Query } from '@/lib/questions/query/query'
import { controls, type ToolQuestion } from '@/lib/questions/tool-question'

/** 'rent receipt 15000': a receipt for a month's rent. */
export function rentReceiptQuestion({ numbers, words }: Query): ToolQuestion | null {
  const amount = amountIn(numbers)
  if (amount === undefined) return null
  const yearPack = /\b(?:yearly|12|twelve|all)\b|\breceipts\b/.test(words) || undefined
  return { slug: 'receipt-generator', set: controls({ type: 'rent', amount, yearPack }), answer: null }
}

/** 'invoice 5000 18% gst': an invoice with one item. */
export function invoiceQuestion({ numbers }: Query): ToolQuestion | null {
  const amount = amountIn(numbers)
  if (amount === undefined) return null
  const set = controls({ 'items-1-rate': amount, 'items-1-taxRatePercent': percentIn(numbers) })
  return { slug: 'invoice-generator', set, answer: null }
}
