import { BASE_FAMILY, type FontFamily, familyOf } from '@/components/documents/pdf/pdf-scripts'
import { SECOND_LINE } from '@/components/documents/paper/paper-words'
import type { Paper } from '@/components/documents/paper/paper'

const LINE_BREAKS = ['\n', SECOND_LINE]

/** Replaces characters that no font of the PDF has. */
const REPLACEMENT = '?'

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

const isDrawn = (text: string) =>
  [...text].every((character) => LINE_BREAKS.includes(character) || familyOf(character) !== null)

/** A text as the PDF can show it: letters that no font holds are each replaced by a question mark. */
export function replaceUndrawable(text: string): string {
  if (isDrawn(text)) return text
  return [...graphemes.segment(text)]
    .map(({ segment }) => (isDrawn(segment) ? segment : REPLACEMENT))
    .join('')
}

/** The letters on some papers that the PDF can't show, each once, in the order of reading. */
export function lettersNotDrawn(papers: readonly Paper[]): string[] {
  const letters = papers
    .flatMap(textsOf)
    .filter((text) => !isDrawn(text))
    .flatMap((text) => [...graphemes.segment(text)].map(({ segment }) => segment))
  return [...new Set(letters)].filter((letter) => !isDrawn(letter))
}

/** The font families that some papers need, the base family always among them. */
export function fontFamiliesOf(papers: readonly Paper[]): FontFamily[] {
  const families = new Set<FontFamily>([BASE_FAMILY])
  for (const character of new Set(papers.flatMap(textsOf).join(''))) {
    const family = familyOf(character)
    if (family) families.add(family)
  }
  return [...families]
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
