import { titled } from '@/lib/invoicing/model/rupees-in-words'
import { type AmountWords, wholeIn } from '@/lib/money/amount-in-language'
import { englishAmounts } from '@/lib/money/amount-in-words'
import { decimalsOf } from '@/lib/money/minor-units'

const ENGLISH: AmountWords = {
  ...englishAmounts,
  sizesAbroad: [
    { size: 1e12, alone: '{0} trillion' },
    { size: 1e9, alone: '{0} billion' },
    { size: 1e6, alone: '{0} million' },
    { size: 1_000, alone: '{0} thousand' },
    { size: 100, alone: '{0} hundred' },
  ],
}

/**
 * Smallest units of a currency in words, its parts as a fraction: 123456 cents are 'USD One Thousand Two
 * Hundred Thirty-Four and 56/100 Only'. In English unless the language has sizes for it.
 */
export function foreignInWords(currency: string, minor: number, own?: AmountWords | null): string {
  const words = own?.sizesAbroad ? own : ENGLISH
  const decimals = decimalsOf(currency)
  const parts = 10 ** decimals
  const rest = minor % parts
  const whole = wholeIn({ ...words, sizes: words.sizesAbroad! }, Math.floor(minor / parts))
  const fraction = `${String(rest).padStart(decimals, '0')}/${parts}`
  const amount = rest ? words.both.replace('{0}', whole).replace('{1}', fraction) : whole
  const sentence = words.only.replace('{0}', `${currency} ${amount}`)
  return words === own ? sentence : titled(sentence).replace(' And ', ' and ')
}
