import { parse } from 'tldts'

/** True if a word is an ending under which names are registered: 'com', 'in', 'ru'. */
const isEnding = (word: string) =>
  !ENGLISH.has(word.toLowerCase()) && parse(`a.${word.toLowerCase()}`).isIcann === true

/** Endings that follow a comma or full stop in hasty English far more often than in addresses. */
const ENGLISH = new Set('am as at be by do is it me my no so to us'.split(' '))

const DOT = `dot|d0t|${process.env.TYPED_DOT}`

/** Ways to write an address so that no program sees it, and people do. */
const SPELLED = [
  // hxxp://, h**ps:, 'https ://', 'https//', and two slashes that no scheme precedes.
  /h(?:xx|\*\*|[tx]\*|\*[tx])ps?\b/i,
  /https?(?:\s+[:;]|\s*;|\s*[/\\]{2}|:\s+[/\\]{2})/i,
  /(?<!https?:)(?<![a-z]:)(?:\/\s?\/|\\\\)\s?[\p{L}\p{N}]/iu,
  // 'example[.]com', 'example (dot) com'
  new RegExp(String.raw`[\p{L}\p{N}]\s?[[({<]\s?(?:\.|point|${DOT})\s?[\])}>]\s?[\p{L}\p{N}]`, 'iu'),
  // 'example&#46;com', and marks of a page within a word.
  /&(?:#\d+|#x[\da-f]+|period|sol|colon|commat);/i,
  /<\/?(?:a|abbr|b|big|br|center|code|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|td|tr|tt|u|ul)(?:\s[^<>:.]*)?\/?>/i,
  // 'w w w'
  /(?<!\p{L})w\s?[\s.]\s?w\s?[\s.]\s?w(?!\p{L})/iu,
  // An address of numbers of the sixth version.
  /\[[\da-f]*:[\da-f:.]*\]/i,
  // Another sign in the place of the full stop.
  /[a-z\d][·•۔∙⋅・‧᛫⸱◦●‣][a-z\d]/i,
]

/** A full stop, its word or its stand-in, with an ending behind it, outside of a name. The ending is the group. */
const BEFORE_ENDING = [
  new RegExp(String.raw`[\p{L}\p{N}]\s(?:${DOT})\s([\p{L}]+)`, 'giu'),
  /[^\p{L}\p{M}\p{N}_.-]\.(\p{L}+?)(?=https?:|\P{L}|$)/giu,
  // A capital letter behind the blank begins a sentence or a signature.
  /[^\p{L}\p{M}\p{N}_.-]\.\s(\p{Ll}+?)(?=https?:|\P{L}|$)/gu,
  /[\p{L}\p{N}]\.[^\p{L}\p{N}\s.,;:!?'"’”)\]/-]{1,8}(\p{L}+?)(?=https?:|\P{L}|$)/giu,
  /[\p{L}\p{N}]\.\s(\p{Ll}+)(?!\p{L})/gu,
  /[a-z\d],([a-z]+?)(?=https?:|\P{L}|$)/giu,
]

/** The first part of a text that spells an address in another way than addresses are written; null when none does. */
export function spelledAddress(text: string): string | null {
  for (const way of SPELLED) {
    const found = way.exec(text)
    if (found) return partAround(text, found.index)
  }
  for (const way of BEFORE_ENDING) {
    const found = [...text.matchAll(way)].find(([, ending]) => isEnding(ending!))
    if (found) return partAround(text, found.index)
  }
  return null
}

/** The words about a place, for the visitor to find it again. */
function partAround(text: string, place: number): string {
  const begin = text.lastIndexOf(' ', place) + 1
  return text.slice(begin, begin + 40)
}
