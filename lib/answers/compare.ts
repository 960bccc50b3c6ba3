import { type Answer, figuresOf, type AnsweringTool } from '@/lib/answers/answer'
import { ask, type Asked, type DataFor } from '@/lib/answers/ask'
import type { Figure } from '@/lib/answers/figure'
import type { Inputs } from '@/lib/inputs/tool-inputs'

interface ComparedFigure {
  name: string
  /** One for each calculation; null where it has no such result. */
  figures: (Figure | null)[]
  /** By how much each exceeds the first; null for words and days, and where one is missing. */
  differences: (Figure | null)[]
}

export interface ComparedAnswers<I extends Inputs, A extends Answer> {
  asked: Asked<I, A>[]
  /** In the order of the page. */
  results: ComparedFigure[]
  /** The controls that count in one of them and differ, then those that count and are alike. */
  different: string[]
  alike: string[]
}

/** Calculations of one tool side by side, each by the fragment of its link. */
export function compareAnswers<I extends Inputs, A extends Answer, Data>(
  tool: AnsweringTool<I, A, Data>,
  fragments: readonly string[],
  ...data: DataFor<Data>
): ComparedAnswers<I, A> {
  const asked = fragments.map((fragment) => ask(tool, fragment, ...data))
  const columns = asked.map(({ answer }) => new Map(answer ? figuresOf(answer) : []))
  const names = new Set(asked.flatMap(({ answer }) => Object.keys(answer?.figures ?? {})))
  const counted = Object.keys(tool.inputs).filter((name) => asked.some((one) => one.asked.includes(name)))
  const isAlike = (name: string) => new Set(asked.map(({ parsed }) => parsed[name]!.text)).size === 1
  return {
    asked,
    results: [...names]
      .map((name) => {
        const figures = columns.map((column) => column.get(name) ?? null)
        return { name, figures, differences: figures.map((figure) => difference(figures[0], figure)) }
      })
      .filter(({ figures }) => figures.some(Boolean)),
    different: counted.filter((name) => !isAlike(name)),
    alike: counted.filter(isAlike),
  }
}

function difference(first: Figure | null | undefined, other: Figure | null): Figure | null {
  if (!first || !other || first === other || first.as !== other.as) return null
  if (other.as === 'day' || other.as === 'month' || other.as === 'text') return null
  return { ...other, value: other.value - Number(first.value) }
}
