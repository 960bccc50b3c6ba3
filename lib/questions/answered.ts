import type { Answer, AnsweringTool } from '@/lib/answers/answer'
import { ask, type DataFor, fragmentFor } from '@/lib/answers/ask'
import type { Figure } from '@/lib/answers/figure'
import type { Inputs } from '@/lib/inputs/tool-inputs'
import type { ToolQuestion } from '@/lib/questions/tool-question'

type ResultOf<A extends Answer> = keyof A['figures'] & string

/**
 * A tool with the controls of a query, and the result of its page that answers it. Null where the page has no answer.
 * @param outputs the result, or of several the first that there is; null where the page alone answers
 * @param termsOf what it was asked for
 * @param data what the tool needs in addition to its controls, such as the day
 */
export function answered<I extends Inputs, A extends Answer, Data>(
  tool: AnsweringTool<I, A, Data>,
  set: Readonly<Record<string, string>>,
  outputs: ResultOf<A> | readonly ResultOf<A>[] | null,
  termsOf: (answer: A) => readonly Figure[],
  ...data: DataFor<Data>
): ToolQuestion | null {
  const { answer } = ask(tool, fragmentFor(set), ...data)
  if (!answer) return null
  const output = [outputs ?? []].flat().find((name) => answer.figures[name])
  const figure = output !== undefined && answer.figures[output]
  return { slug: tool.slug, set, answer: figure ? { ...figure, output, terms: termsOf(answer) } : null }
}

/** The question that `answered` gives or, where the page has no answer, the tool alone: its page shows the reason. */
export const answeredOrTool = <I extends Inputs, A extends Answer, Data>(
  tool: AnsweringTool<I, A, Data>,
  set: Readonly<Record<string, string>>,
  outputs: ResultOf<A> | readonly ResultOf<A>[] | null,
  termsOf: (answer: A) => readonly Figure[],
  ...data: DataFor<Data>
): ToolQuestion => answered(tool, set, outputs, termsOf, ...data) ?? { slug: tool.slug, set, answer: null }
