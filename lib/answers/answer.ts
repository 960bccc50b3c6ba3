import type { Figure } from '@/lib/answers/figure'
import type { Implications } from '@/lib/inputs/implied-texts'
import type { Inputs, ReadValues } from '@/lib/inputs/tool-inputs'

/** Results by their names, in the order of the page and unrounded; falsy where these inputs do not have one. */
export type Figures = Readonly<Record<string, Figure | false | null | undefined>>

/** What a tool answers. `figures` has every name that the tool knows, so that any answer lists them all. */
export interface Answer {
  /** By the names of docs/links.md; where an answer has a sample too, these are the law's under the plain names. */
  figures: Figures
  /** The results in large digits, of which an answer may lack some. */
  primary: readonly string[]
  /** The answer by the specification's sample, which the page shows next to the law. */
  sample?: { figures: Figures } | null | undefined
}

/**
 * A tool as a calculation: its controls, and the answer that these give. It has no clock, no network, no
 * screen and no words; what it needs in addition to its controls, such as the day or a table of rates, is
 * `data`.
 */
export interface AnsweringTool<I extends Inputs = Inputs, A extends Answer = Answer, Data = undefined> {
  slug: string
  inputs: I
  /** The texts that the names in a link imply for controls that it does not set. */
  implied?: Implications
  /** Null while a control that counts has a problem, or the controls ask for nothing. Reads only what counts. */
  answer(read: ReadValues<I>, data: Data): A | null
}

/** The results that an answer has, in the order of the page. */
export const figuresOf = ({ figures }: Pick<Answer, 'figures'>): [name: string, figure: Figure][] =>
  Object.entries(figures).filter((entry): entry is [string, Figure] => !!entry[1])
