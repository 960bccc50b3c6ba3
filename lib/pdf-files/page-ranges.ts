import { type Kind, problem, value } from '@/lib/inputs/kind'
import { plainDigits } from '@/lib/inputs/read-number'
import { textKind } from '@/lib/inputs/text'

/**
 * Pages from one number to another, both counted; backwards where the first is the larger. `to` is null up to
 * the last page.
 */
export interface PageRange {
  from: number
  to: number | null
}

export interface PagesProblem {
  kind: 'notPages'
  /** What was not understood. */
  part: string
}

const RANGE = /^([1-9]\d{0,4})(?:(-)([1-9]\d{0,4})?)?$/

const partsOf = (text: string) =>
  plainDigits(text)
    .replace(/[–—]/g, '-')
    .split('-')
    .map((side) => side.trim())
    .join('-')
    .split(/[\s,;]+/)
    .filter(Boolean)

/** The ranges of a text such as '1-3, 7, 9-'; none for an empty one. @param text as its kind has accepted it */
export const pageRanges = (text: string): PageRange[] =>
  partsOf(text).map((part) => {
    const [, from, dash, to] = RANGE.exec(part)!
    return { from: Number(from), to: to ? Number(to) : dash ? null : Number(from) }
  })

/** Numbers of pages as printers ask for them: '1-3, 7, 9-'. Empty means all of them. */
export const pageNumbers: Kind<string, PagesProblem> = textKind('', (text) => {
  const wrong = partsOf(text).find((part) => !RANGE.test(part))
  return wrong === undefined ? value(text) : problem({ kind: 'notPages', part: wrong })
})

/** The numbers of a range's pages, from 1; null where one of them is past the last page. */
export function pagesOf({ from, to }: PageRange, count: number): number[] | null {
  const end = to ?? count
  if (Math.max(from, end) > count) return null
  const step = end < from ? -1 : 1
  return Array.from({ length: Math.abs(end - from) + 1 }, (_, place) => from + place * step)
}
