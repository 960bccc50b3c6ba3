import type { Figure } from '@/lib/answers/figure'

/** The tool's result that answers the question, by its name in docs/links.md, unrounded, and what it was asked for. */
export type QueryAnswer = Figure & { output: string; terms: readonly Figure[] }

export const inRupees = (value: number): Figure => ({ as: 'rupees', value })
export const inPercent = (value: number): Figure => ({ as: 'percent', value })
export const inMonths = (value: number): Figure => ({ as: 'months', value })
export const onDay = (value: string): Figure => ({ as: 'day', value })
/** A figure that reads as it is written. */
export const plainText = (text: string): Figure => ({ as: 'text', value: text, text })

/** A tool that a query asks for, with the controls of its link that the query sets. */
export interface ToolQuestion {
  slug: string
  set: Readonly<Record<string, string>>
  /** Null where the tool itself has to be opened for an answer: it looks something up. */
  answer: QueryAnswer | null
}

export const linkOf = ({ slug, set }: Pick<ToolQuestion, 'slug' | 'set'>): string => {
  const fragment = new URLSearchParams(set).toString()
  return fragment === '' ? `/${slug}` : `/${slug}#${fragment}`
}

/** The controls that are known, written for a link. */
export function controls(
  named: Readonly<Record<string, string | number | boolean | undefined>>,
): Record<string, string> {
  const known = Object.entries(named).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]))
}
