import type { Sheet } from '@/lib/invoicing/sheet'

/** What the font of the PDF (Hind) draws: Latin with its accents, Devanagari, ₹, and the marks of print. */
const DRAWN =
  /[\n\u0020-\u007e\u00a0-\u017f\u0900-\u097f\u200c\u200d\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u20b9\u2122\u2212\u2215\u2248\u2260\u2264\u2265\u25cc]/

/** Stands for what the font does not hold. */
const REPLACEMENT = '?'

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

const isDrawn = (letter: string) => [...letter].every((character) => DRAWN.test(character))

/** A text as the PDF can show it: letters that the font does not hold are each replaced by a question mark. */
export function drawable(text: string): string {
  if (isDrawn(text)) return text
  return [...graphemes.segment(text)]
    .map(({ segment }) => (isDrawn(segment) ? segment : REPLACEMENT))
    .join('')
}

/** The letters on some sheets that the PDF can't show, each once, in the order of reading. */
export function lettersNotDrawn(sheets: readonly Sheet[]): string[] {
  const letters = sheets
    .flatMap(textsOf)
    .filter((text) => !isDrawn(text))
    .flatMap((text) => [...graphemes.segment(text)].map(({ segment }) => segment))
  return [...new Set(letters)].filter((letter) => !isDrawn(letter))
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
