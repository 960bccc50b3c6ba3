import type { Paper } from '@/components/documents/paper/paper'

/** What the font of the PDF (Noto Sans Devanagari) draws: Latin, Devanagari, ₹ and the marks of print; ranges of code points. */
const DRAWN = [
  '20-7e a0-a3 a5 a7-ab ad-b0 b4 b6-b8 ba-bb bf-107 10a-113 116-11b 11e-123 12a-12b',
  '12e-131 136-137 139-13e 141-148 150-155 158-15b 15e-161 164-165 16a-16b 16e-17e 218-21b 300-304 900-97f',
  '200c-200d 2010 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 20ac 20b9 2122 2212 25cc',
]
  .join(' ')
  .split(' ')
  .map((range) => range.split('-').map((point) => Number.parseInt(point, 16)))

const LINE_BREAK = '\n'

/** Stands for what the font does not hold. */
const REPLACEMENT = '?'

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

const isDrawn = (text: string) =>
  [...text].every((character) => {
    const point = character.codePointAt(0)!
    return (
      character === LINE_BREAK || DRAWN.some(([first, last = first]) => point >= first! && point <= last!)
    )
  })

/** A text as the PDF can show it: letters that the font does not hold are each replaced by a question mark. */
export function drawable(text: string): string {
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

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
