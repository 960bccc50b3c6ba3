import { useEffect, useState } from 'react'
import { askPanchang } from '@/components/panchang/ask-panchang'
import type { AnswerTo, Question } from '@/lib/panchang/questions'

export interface Known<Q extends Question> {
  question: Q
  answer: AnswerTo<Q>
}

export interface AnswerState<Q extends Question> {
  /** The last answer, which may still be that of the question before; null before the first. */
  known: Known<Q> | null
  /** The answer to the present question is on its way. */
  waiting: boolean
  failed: boolean
  retry(): void
}

/**
 * The answer to a question. What the build has answered already is not asked again.
 * @param question null while there is none to ask
 */
export function useAnswer<Q extends Question>(
  question: Q | null,
  prerendered: Known<Q> | null = null,
): AnswerState<Q> {
  const [known, setKnown] = useState(prerendered)
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const key = question && JSON.stringify(question)
  const answered = key === null || (known !== null && JSON.stringify(known.question) === key)
  const failed = key !== null && failedKey === key

  useEffect(() => {
    if (answered || failed || key === null) return
    const asked = JSON.parse(key) as Q
    let wanted = true
    askPanchang(asked).then(
      (answer) => wanted && setKnown({ question: asked, answer }),
      () => wanted && setFailedKey(key),
    )
    return () => {
      wanted = false
    }
  }, [answered, failed, key])

  return { known, waiting: !answered && !failed, failed, retry: () => setFailedKey(null) }
}
