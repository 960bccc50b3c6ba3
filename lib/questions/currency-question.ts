import { currencyCodes } from '@/lib/money/currency-codes'
import type { Query } from '@/lib/questions/query/query'
import { opening } from '@/lib/questions/query/understood'
import { controls } from '@/lib/questions/tool-question'

/** Names by which people call a currency; a bare 'dollar' or 'pound' is the most traded one. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bcanadian dollars?\b/, 'CAD'],
  [/\b(?:australian|aussie) dollars?\b/, 'AUD'],
  [/\bsingapore dollars?\b/, 'SGD'],
  [/\bhong ?kong dollars?\b/, 'HKD'],
  [/\bnew zealand dollars?\b/, 'NZD'],
  [/\b(?:us )?dollars?\b|\$/, 'USD'],
  [/\beuros?\b|€/, 'EUR'],
  [/\b(?:british )?pounds?(?: sterling)?\b|£/, 'GBP'],
  [/\b(?:uae |dubai )?dirhams?\b/, 'AED'],
  [/\b(?:saudi )?riyals?\b/, 'SAR'],
  [/\bkuwaiti dinars?\b/, 'KWD'],
  [/\b(?:japanese )?yen\b|¥/, 'JPY'],
  [/\b(?:yuan|renminbi)\b/, 'CNY'],
  [/\bbaht\b/, 'THB'],
  [/\bringgit\b/, 'MYR'],
  [/\bnepal(?:i|ese) rupees?\b/, 'NPR'],
  [/\b(?:rupees?|inr|rs)\b|₹/, 'INR'],
]

interface Named {
  at: number
  code: string
}

const INTO_RUPEES = new RegExp(`\\b(?:to|into?|${process.env.TYPED_UNITS_IN}) (?:inr|rupees?|rs)\\b`)
const CODE = /\b[a-z]{3}\b/g

function currenciesIn(text: string): string[] {
  let left = text
  const found: Named[] = []
  for (const [words, code] of NAMES) {
    const match = words.exec(left)
    if (!match) continue
    found.push({ at: match.index, code })
    left =
      left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length)
  }
  for (const match of left.matchAll(CODE)) {
    const code = match[0].toUpperCase()
    if (currencyCodes.includes(code)) found.push({ at: match.index, code })
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ code }) => code)
}

/** '100 usd to inr', '50 dollar in rupees', 'euro to rupee': the converter, with the pair. */
export const currencyQuestion = opening(({ text, numbers }: Query) => {
  const [from, to = from === 'INR' ? 'USD' : 'INR'] = currenciesIn(text)
  if (!from || from === to) return null
  // 'bitcoin to inr' asks for something that the page does not convert.
  if (from === 'INR' && INTO_RUPEES.test(text)) return { slug: 'currency-converter', set: {}, answer: null }
  // Two amounts are a sum, which the page does not take.
  if (numbers.length > 1) return { slug: 'currency-converter', set: {}, answer: null }
  return {
    slug: 'currency-converter',
    set: controls({ amount: numbers[0]?.value, from, to }),
    answer: null,
  }
})
