import type { Query } from '@/lib/questions/query/query'
import { asWhole } from '@/lib/questions/query/understood'
import { controls } from '@/lib/questions/tool-question'

const SLUG = 'qr-code-generator'
const UPI_ADDRESS = /(?<![\w.@-])[\w.-]{2,60}@[a-z]{2,30}(?![\w.@-])/
const WEB_ADDRESS = /https?:\/\/\S+|(?<![\w.@-])(?:[a-z\d-]{1,40}\.){1,3}[a-z]{2,10}(?:\/\S*)?(?!\S)/

/** 'qr for shop@okaxis 500', 'qr code www.example.com': the code for a payment or a link. */
export const qrQuestion = asWhole(({ typed, numbers }: Query) => {
  const vpa = UPI_ADDRESS.exec(typed)?.[0]
  if (vpa) {
    const amount = numbers.filter(({ value }) => !vpa.includes(String(value))).at(-1)?.value
    return { slug: SLUG, set: controls({ kind: 'upi', vpa, amount }), answer: null }
  }
  const url = WEB_ADDRESS.exec(typed)?.[0]
  return url ? { slug: SLUG, set: controls({ kind: 'link', url }), answer: null } : null
})
