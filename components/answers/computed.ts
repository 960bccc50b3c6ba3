import type { ReactNode } from 'react'
import { type AskedField, askedFields } from '@/components/answers/asked-fields'
import { figureText } from '@/components/results/figure'
import { type ResultRow, type ResultRows, shownRows } from '@/components/results/result-row'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Answer, AnsweringTool } from '@/lib/answers/answer'
import { ask, type DataFor } from '@/lib/answers/ask'
import { type Figure, figureValue } from '@/lib/answers/figure'
import { indianDay } from '@/lib/calendar/today'
import { type Inputs, fragmentOf, type ParsedInputs, readValues, type Values } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

/** A result as its tool shows it: `value` is its `data-value`. */
export interface ShownFigure {
  /** Its name in the site's contract: 'emi'. */
  result: string
  label: string
  text: string
  value: string
  figure: Figure
}

export interface ShownResults {
  question: AskedField[]
  figures: ShownFigure[]
  /** Why there is no result; absent where there is one. */
  reason?: string
}

/** The parts of a computation that only some tools have. */
interface Also<I extends Inputs, Data> {
  /** Data for the answer and the form in addition to the controls, such as the day. */
  data?(): Data
  /**
   * Computes in its place what needs more than most forms do, in a script of its own; falsy for a form that does not.
   */
  instead?(form: ToolInputs<I>): Promise<{ compute: Compute }> | false
  /** Why there is no answer, whatever the tool computes; falsy where there may be one. */
  missing?(form: ToolInputs<I>, data: Data): Reason
  /** The page's text in place of a result; 'Enter values to calculate.' unless given. */
  placeholder?(form: ToolInputs<I>, data: Data): Reason
}

type Reason = string | false | null | undefined

/** The data of a tool that counts from today, or up to it. */
export const indianToday = () => ({ today: indianDay(new Date()) })

/** What a tool shows for the fragment of a link. */
export type Compute = (fragment: string) => Promise<ShownResults>

/** A tool without its page: its answer, with the words of its form and of its rows. */
export const computed =
  <I extends Inputs, A extends Answer, Needed, Data extends Needed>(
    tool: AnsweringTool<I, A, Needed>,
    fields: (form: { inputs: ToolInputs<I> } & NoInfer<Data>) => ReactNode,
    rows: (answer: A, form: ToolInputs<I>, data: NoInfer<Data>) => ResultRows,
    also: Also<I, Data> = {},
  ): Compute =>
  async (fragment) => {
    const data = also.data?.() as Data
    const { answer, parsed } = ask(tool, fragment, ...([data] as DataFor<Needed>))
    const form = formOfLink(tool.inputs, parsed)
    const other = await also.instead?.(form)
    if (other) return other.compute(fragment)
    const question = await askedFields(fields({ inputs: form, ...data }), fragment)
    const missing = also.missing?.(form, data)
    if (answer && !missing) return { question, figures: shownFigures(shownRows(rows(answer, form, data))) }
    const reason = missing || also.placeholder?.(form, data) || t('Enter values to calculate.')
    return { question, figures: [], reason }
  }

/**
 * Rows as they follow on a page: those in large digits first. Of two with one label the basis tells which is
 * which. A verdict is a sentence without a label; the figures it compares have rows of their own.
 */
function shownFigures(all: readonly ResultRow[]): ShownFigure[] {
  const rows = all.filter(({ label }) => label !== '')
  const isTwice = ({ label }: ResultRow) => rows.filter((other) => other.label === label).length > 1
  const ordered = [...rows.filter(({ primary }) => primary), ...rows.filter(({ primary }) => !primary)]
  return ordered.map((row) => ({
    result: row.name,
    label: row.primary && row.basis && isTwice(row) ? `${row.basis}: ${row.label}` : row.label,
    text: figureText(row).replaceAll(/\s+/g, ' '),
    value: String(figureValue(row)),
    figure: row,
  }))
}

const nothing = () => {}

/** The form of a link, into which nobody types. */
const formOfLink = <I extends Inputs>(inputs: I, parsed: ParsedInputs<I>): ToolInputs<I> => ({
  values: readValues(parsed, Object.keys(inputs)) as Values<I> | null,
  read: (...names) => readValues(parsed, names),
  field: (name) => {
    const input = parsed[name]
    return {
      name,
      text: input.text,
      value: input.ok ? input.value : null,
      problem: input.ok ? null : input.problem,
      onText: nothing,
    }
  },
  set: nothing,
  reset: nothing,
  undoReset: null,
  fragment: fragmentOf(inputs, parsed),
})
