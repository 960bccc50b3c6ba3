import { type Known, useQuestion } from '@/components/hooks/use-question'
import { askPanchang } from '@/components/panchang/ask-panchang'
import type { AnswerTo, Question } from '@/lib/panchang/questions'

export type KnownAnswer<Q extends Question> = Known<Q, AnswerTo<Q>>

/**
 * The answer to a question of the panchang; `known` is the last one, which may still be that of the question before. What the
 * build has answered already is not asked again.
 * @param question null while there is none to ask
 */
export function useAnswer<Q extends Question>(question: Q | null, prerendered: KnownAnswer<Q> | null = null) {
  const { state, last, retry } = useQuestion((asked: Q) => askPanchang(asked), {
    question,
    known: prerendered,
  })
  return { known: last, waiting: state.kind === 'loading', failed: state.kind === 'failed', retry }
}
