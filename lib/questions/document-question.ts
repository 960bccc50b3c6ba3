import { amountIn, percentIn } from '@/lib/questions/savings/years-in-query'
import { opening } from '@/lib/questions/query/understood'
import { controls } from '@/lib/questions/tool-question'

/** 'invoice 5000 18% gst', 'quotation 25000': a document with one item. */
export const itemDocumentQuestion = opening(({ numbers, text }) => {
  const amount = amountIn(numbers)
  if (amount === undefined || /\b(?:no|number|serial)\b/.test(text)) return null
  // 'gst 18' has the rate without its sign.
  const rate =
    percentIn(numbers) ?? numbers.find(({ at }) => /\bgst (?:@ ?)?$/.test(text.slice(0, at)))?.value
  const slug = /\b(?:quotation|quote|estimate|proforma)\b/.test(text)
    ? 'quotation-generator'
    : 'invoice-generator'
  const set = controls({
    'items-1-rate': amount,
    'items-1-taxRatePercent': rate === amount ? undefined : rate,
  })
  return { slug, set, answer: null }
})

const OF_RENT = /\b(?:rent|house) (?:receipt|slip)s?\b|\brent\b.*\breceipt|\breceipt.*\brent\b/

/** 'receipt 5000 upi', 'rent receipt 15000': a receipt for an amount, or for a month's rent. */
export const receiptQuestion = opening(({ numbers, text }) => {
  const amount = amountIn(numbers)
  if (amount === undefined) return null
  if (OF_RENT.test(text)) {
    const yearPack = /\b(?:yearly|12|twelve|all)\b|\breceipts\b/.test(text) || undefined
    return { slug: 'receipt-generator', set: controls({ type: 'rent', amount, yearPack }), answer: null }
  }
  const mode = /\b(cash|upi|bank|cheque|card)\b/.exec(text)?.[1]
  return { slug: 'receipt-generator', set: controls({ amount, mode }), answer: null }
})

const EXPENSE = /\b(?:add|an?|expenses?|spent|on|for|rupees|rs|today|of)\b/g

/** 'expense 250 lunch': the form of the tracker, filled in. */
export const expenseQuestion = opening(({ numbers, words }) => {
  const [number] = numbers
  if (!number) return null
  // Another number is a day or a count, and so its words are.
  const description =
    numbers.length > 1 ? undefined : words.replace(EXPENSE, ' ').replace(/\s+/g, ' ').trim() || undefined
  return { slug: 'daily-expense-tracker', set: controls({ description, amount: number.value }), answer: null }
})
