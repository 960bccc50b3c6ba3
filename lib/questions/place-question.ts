import { isIfsc } from '@/lib/banking/ifsc'
import { latinOf } from '@/lib/name-search/devanagari'
import { isPincode } from '@/lib/postal/pincode'
import { PLACE_SUBJECTS } from '@/lib/questions/query/place-subjects'
import { plainWord, type Query } from '@/lib/questions/query/query'
import { opening } from '@/lib/questions/query/understood'
import { controls } from '@/lib/questions/tool-question'

/** Words around the name of a place. */
const FILLERS = new Set(
  (
    'a and at be branch code do does find for get how in is it live near need next no now number of please report search show tell the ' +
    `there to today tomorrow week weekly what will office ${latinOf(process.env.TYPED_PLACE_FILLERS)}`
  ).split(/[ |]/),
)

/** The place as it was typed, in Latin letters: no name of a place is corrected to a word of questions. */
function placeIn(typed: string, subject: RegExp): string {
  const words = latinOf(typed)
    .replace(new RegExp(`\\b(?:pin|zip|postal) (?:code|${latinOf(process.env.TYPED_CODE)})\\b`, 'g'), ' ')
    .split(/[^\p{L}\p{M}]+/u)
  const named = words.filter((word) => {
    const plain = plainWord(word)
    return word !== '' && !FILLERS.has(word) && !FILLERS.has(plain) && !subject.test(plain)
  })
  return named.map((word) => (plainWord(word) === 'delhi' ? 'delhi' : word)).join(' ')
}

/** Searches for places begin at three letters. */
const LEAST_LETTERS = 3

/** 'weather delhi', 'pincode of andheri', 'ifsc sbi andheri': the lookup, with its place. */
export const placeQuestion = opening(({ typed, text }: Query) => {
  const found = PLACE_SUBJECTS.find(([words]) => words.test(text))
  if (!found) return null
  const [words, slug, control] = found
  const code = typed
    .toUpperCase()
    .match(/[A-Z\d]+/g)
    ?.find((word) => isIfsc(word) || isPincode(word))
  // 'ifsc SBIN0000300 address' has the code of a branch, and no place.
  if (code && slug === 'ifsc-code-finder' && isIfsc(code))
    return { slug, set: controls({ ifsc: code }), answer: null }
  if (code && slug === 'pincode-finder' && isPincode(code))
    return { slug, set: controls({ pincode: code }), answer: null }
  const place = placeIn(typed.replace(/\bair quality\b|\bpost office\b/g, ' '), words)
  return place.length < LEAST_LETTERS ? null : { slug, set: controls({ [control]: place }), answer: null }
})
