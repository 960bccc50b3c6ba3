import { amountInWords } from '@/lib/money/amount-in-words'

/**
 * An amount as cheques and bills write it: 12345678 paise are 'Rupees One Lakh Twenty-Three Thousand Four Hundred
 * Fifty-Six and Seventy-Eight Paise Only'.
 * @throws RangeError below zero
 */
export function rupeesOnly(amountPaise: number): string {
  const [rupees = '', paise] = amountInWords(amountPaise / 100).split(/ rupees?(?: and )?/)
  const both = paise ? `${titled(rupees)} and ${titled(paise.replace(/ paisa$/, ' paise'))}` : titled(rupees)
  return `Rupees ${both} Only`
}

/** Each word with a capital. */
export const titled = (words: string) => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
