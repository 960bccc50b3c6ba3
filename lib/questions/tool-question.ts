/** A value with the way people read it, such as '₹25,00,000', '9%' or '20 years'. */
export type QuestionFigure =
  | { as: 'rupees' | 'rupeesAndPaise' | 'percent' | 'number' | 'months'; value: number }
  | { as: 'day'; value: string }
  /** `value` for machines, `text` for people. */
  | { as: 'text'; value: number | string; text: string }

/** The tool's result that answers the question, by its name in docs/links.md, unrounded, and what it was asked for. */
export type Answer = QuestionFigure & { output: string; terms: readonly QuestionFigure[] }

export const inRupees = (value: number): QuestionFigure => ({ as: 'rupees', value })
export const inPercent = (value: number): QuestionFigure => ({ as: 'percent', value })
export const inMonths = (value: number): QuestionFigure => ({ as: 'months', value })
export const onDay = (value: string): QuestionFigure => ({ as: 'day', value })
/** A figure that reads as it is written. */
export const plainText = (text: string): QuestionFigure => ({ as: 'text', value: text, text })

/** A tool that a query asks for, with the controls of its link that the query sets. */
export interface ToolQuestion {
  slug: string
  set: Readonly<Record<string, string>>
  /** Null where the tool itself has to be opened for an answer: it looks something up. */
  answer: Answer | null
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
