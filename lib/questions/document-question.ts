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

/** 'invoice 5000 18% gst', 'quotation 25000': a document with one item. */
export function itemDocumentQuestion({ numbers, text }: Query): ToolQuestion | null {
  const amount = amountIn(numbers)
  if (amount === undefined) return null
  const slug = /\b(?:quotation|quote|estimate|proforma)\b/.test(text)
    ? 'quotation-generator'
    : 'invoice-generator'
  const set = controls({ 'items-1-rate': amount, 'items-1-taxRatePercent': percentIn(numbers) })
  return { slug, set, answer: null }
}

/** 'receipt 5000 upi': a receipt for an amount. */
export function receiptQuestion({ numbers, text }: Query): ToolQuestion | null {
  const amount = amountIn(numbers)
  if (amount === undefined) return null
  const mode = /\b(cash|upi|bank|cheque|card)\b/.exec(text)?.[1]
  return { slug: 'receipt-generator', set: controls({ amount, mode }), answer: null }
}

const EXPENSE = /\b(?:add|an?|expenses?|kharcha|kharch|spent|on|for|rupees|rs|today|of)\b/g

/** 'expense 250 lunch': the form of the tracker, filled in. */
export function expenseQuestion({ numbers, words }: Query): ToolQuestion | null {
  const [number] = numbers
  if (!number) return null
  const description = words.replace(EXPENSE, ' ').replace(/\s+/g, ' ').trim() || undefined
  return { slug: 'daily-expense-tracker', set: controls({ description, amount: number.value }), answer: null }
}
