import { titled } from '@/lib/invoicing/model/rupees-in-words'
import { wholeInWords } from '@/lib/money/amount-in-words'
import { decimalsOf } from '@/lib/money/minor-units'

const GROUPS = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const

/** A whole number in the groups that buyers abroad use. */
function inMillions(number: number): string {
  for (const [size, name] of GROUPS) {
    if (number < size) continue
    const rest = number % size
    return `${inMillions(Math.floor(number / size))} ${name}${rest ? ` ${inMillions(rest)}` : ''}`
  }
  return wholeInWords(number)
}

/** Smallest units of a currency in words, its parts as a fraction: 123456 cents are 'USD One Thousand Two Hundred Thirty-Four and 56/100 Only'. */
export function foreignInWords(currency: string, minor: number): string {
  const decimals = decimalsOf(currency)
  const parts = 10 ** decimals
  const rest = minor % parts
  const fraction = rest ? ` and ${String(rest).padStart(decimals, '0')}/${parts}` : ''
  return `${currency} ${titled(inMillions(Math.floor(minor / parts)))}${fraction} Only`
}
