import { plainDigits } from '@/lib/inputs/read-number'
import { meaningIn } from '@/lib/language/typed-words'

const VULGAR = /(\d{0,9})\s?([¼-¾⅐-⅞])/g
/** 1/2, 1 1/2 or 1-1/2; the 100 of 'l/100 km' follows no digit. */
const FRACTION = /(?<![\d./,])(?:(\d{1,9})(?: |-| - ))?(\d{1,9}) ?[/⁄] ?(\d{1,9})(?![\d./])/g
const WORD = /[\p{L}\p{M}]+/gu
const AND_PART = /(\d{1,9}) and (?:a )?(0\.25|0\.5)(?= )/g
const QUARTERS = /(\d{1,9}) (0\.25|quarters)(?= )/g
/** 'half an acre', 'half of an acre', 'three quarters of a mile'. */
const ARTICLE = /(0\.25|0\.5|0\.75)(?: of)?(?: an?| the)?(?= )/g

/** Words count at the beginning alone, or after 'in' of 'how many … in', so that no unit is taken for a number. */
function wordsAtStart(text: string): string {
  let reading = true
  return text.replace(WORD, (word, at: number) => {
    const value = meaningIn(process.env.TYPED_FRACTIONS, word.toLowerCase())
    const joins = /^(and|a|an)$/i.test(word)
    if (!reading || (value === undefined && !joins)) {
      reading = false
      return word
    }
    if (at === 0 && /^an?$/i.test(word)) return '1'
    return value ?? word
  })
}

/**
 * A text with its fractions as decimals: '1 1/2 in', '1½ in' and 'one and a half in' as '1.5 in', 'half acre' as
 * '0.5 acre'. A fraction over zero stays as it is.
 */
export function decimalFractions(text: string): string {
  const parted = text.replace(
    VULGAR,
    (_, whole: string, sign: string) => `${whole} ${sign.normalize('NFKC')} `,
  )
  const plain = plainDigits(parted).replace(/\s+/g, ' ').trim()
  const divided = plain.replace(FRACTION, (found, whole = '0', over: string, under: string) =>
    Number(under) === 0 ? found : String(Number(whole) + Number(over) / Number(under)),
  )
  return wordsAtStart(divided)
    .replace(AND_PART, (_, whole: string, part: string) => String(Number(whole) + Number(part)))
    .replace(QUARTERS, (_, count: string) => String(Number(count) / 4))
    .replace(ARTICLE, '$1')
    .replace(/^1 (?=0\.\d)/, '')
}
