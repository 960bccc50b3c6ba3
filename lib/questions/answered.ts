import type { Answer, AnsweringTool } from '@/lib/answers/answer'
import { ask, fragmentFor } from '@/lib/answers/ask'
import type { Figure } from '@/lib/answers/figure'
import type { Inputs } from '@/lib/inputs/tool-inputs'
import type { ToolQuestion } from '@/lib/questions/tool-question'

/**
 * A tool with the controls of a query, and the result of its page that answers it. Null where the page has no answer.
 * @param output the result; null where the page alone answers
 * @param termsOf what it was asked for
 */
export function answered<I extends Inputs, A extends Answer>(
  tool: AnsweringTool<I, A>,
  set: Readonly<Record<string, string>>,
  output: (keyof A['figures'] & string) | null,
  termsOf: (answer: A) => readonly Figure[],
): ToolQuestion | null {
  const { answer } = ask(tool, fragmentFor(set))
  if (!answer) return null
  const figure = output !== null && answer.figures[output]
  return { slug: tool.slug, set, answer: figure ? { ...figure, output, terms: termsOf(answer) } : null }
}
