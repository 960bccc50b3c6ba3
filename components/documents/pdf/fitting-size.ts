import type { PaperTable } from '@/components/documents/paper/paper'

/** The widths of letters relative to the font size: those of digits and capitals, and of marks between them. */
const LETTER = 0.6
const MARK = 0.3
/** The width of a letter of an Indian script, in sizes of its type. */
const WIDE_LETTER = 0.85
const INDIAN = /[\u0900-\u0d7f]/

/** No more than the width of a text that stays on one line, for type of one point. */
const widthOf = (text: string): number => [...text].reduce((width, letter) => width + letterWidth(letter), 0)

function letterWidth(letter: string): number {
  if (/\p{Mn}/u.test(letter)) return 0
  if (/[\s.,:%]|\p{Mc}/u.test(letter)) return MARK
  return INDIAN.test(letter) ? WIDE_LETTER : LETTER
}

/** A column of words has space for so many letters, and for its longest word that is not broken. */
const LEAST_WORDS = 12 * LETTER
const MOST_WORDS = 22 * LETTER

/** Marks above and below letters take no space. */
const wordsWidth = (texts: readonly string[]): number => {
  const longest = Math.max(
    0,
    ...texts.flatMap((text) => text.split(/\s/)).map((word) => word.replace(/\p{M}/gu, '').length),
  )
  return Math.min(MOST_WORDS, Math.max(LEAST_WORDS, longest * WIDE_LETTER))
}

/** The width of the longest word, for a text that breaks between its words. */
const longestWord = (heading: string) => Math.max(...heading.split(/\s/).map(widthOf))

/** The widths that the columns of a table need, for type of one point. */
function neededWidths({ columns, rows, foot, running = [] }: PaperTable): number[] {
  const all = [...rows, ...(foot ? [foot] : []), ...running.slice(-1)]
  return columns.map(({ heading, holds }, column) => {
    if (holds === 'words') return wordsWidth(all.map((cells) => cells[column] ?? ''))
    const texts = all.map((cells) => widthOf(cells[column] ?? ''))
    return Math.max(longestWord(heading), ...texts)
  })
}

interface Place {
  /** In points. */
  width: number
  /** Around the cells, all columns together, in points. */
  gaps: number
  /** True if all columns have the width of the widest. */
  even: boolean
}

/** The size of type in which a table is no wider than its place, in points; never more than it would have. */
export function fittingSize(table: PaperTable, size: number, { width, gaps, even }: Place): number {
  const widths = neededWidths(table)
  const needed = even ? Math.max(...widths) * widths.length : widths.reduce((sum, each) => sum + each, 0)
  return Math.min(size, (width - gaps) / needed)
}
