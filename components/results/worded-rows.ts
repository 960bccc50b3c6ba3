import type { Answer } from '@/lib/answers/answer'
import type { ResultRow, ResultRows } from '@/components/results/result-row'

/**
 * The words of a result: its label alone, or with more of what a row may have; '' for one that the page words
 * elsewhere.
 */
type Words =
  | string
  | (Pick<ResultRow, 'label'> &
      Partial<Pick<ResultRow, 'name' | 'basis' | 'best' | 'short' | 'reason' | 'wraps'>> & { text?: string })

/** The words of every result that the answer can have: one that is left out does not compile. */
export type WordsOf<A extends Pick<Answer, 'figures'>> = Readonly<Record<keyof A['figures'] & string, Words>>

/** The rows of an answer in the order of the page; a word with a `name` is a result that the page calls otherwise. */
export const wordedRows = <A extends Pick<Answer, 'figures'>>(
  { figures, primary }: A & { primary?: Answer['primary'] },
  words: WordsOf<A>,
): ResultRows =>
  Object.entries(figures).map(([name, figure]) => {
    const own: Words = words[name as keyof A['figures'] & string]
    return (
      own &&
      figure &&
      ({
        name,
        ...figure,
        primary: primary?.includes(name),
        ...(typeof own === 'string' ? { label: own } : own),
      } as ResultRow)
    )
  })
