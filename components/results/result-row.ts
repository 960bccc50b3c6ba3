import type { Figure } from '@/lib/answers/figure'

interface Named {
  /** The result's name in the site's contract, as in `<output name="emi">`. */
  name: string
  label: string
  /**
   * What tells it from the figure at its side: its rules ('Published tariff'), or that it is the better ('Lower tax').
   */
  basis?: string
  /** Whether it is the better of several, each in a box of its own. */
  best?: boolean
  /** What the bar on phones calls it, where the label is too long for it. */
  short?: string
  /** Why it is no figure: the bar on phones shows this in its place, and there is nothing to copy. */
  reason?: string
  /** Part of the answer: in large digits above the other rows. */
  primary?: boolean
  /** Words in the size of a figure, which may take several lines. */
  wraps?: boolean
}

/** One result: its name in the contract, its label and its figure. */
export type ResultRow = Named & Figure

/** Rows in the order of the page; falsy entries stand for a row that these figures do not need. */
export type ResultRows = readonly (ResultRow | '' | false | 0 | null | undefined)[]

export const shownRows = (rows: ResultRows): ResultRow[] => rows.filter((row) => !!row)

type NumberFigure = Exclude<Figure, { value: string } | { text: string }>

/** A row whose figure is a number and nothing else: `row('emi', 'Monthly EMI', 'rupees', 8678)`. */
export const row = (
  name: string,
  label: string,
  as: NumberFigure['as'],
  value: number,
  more?: Partial<Named>,
): ResultRow => ({ name, label, as, value, ...more })

/** A row of words: `value` for machines, `text` for people. */
export const textRow = (
  name: string,
  label: string,
  value: number | string,
  text = String(value),
  more?: Partial<Named>,
): ResultRow => ({ name, label, as: 'text', value, text, ...more })
