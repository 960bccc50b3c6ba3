import type { FieldProblem } from '@/components/tool-form/use-tool-inputs'
import { t } from '@/lib/language/words'

interface Options {
  readonly [option: string]: string | Options
}

/** More are not read one by one. */
const MOST_NAMED = 8

const wordsOf = (options: Options): string[] =>
  Object.values(options).flatMap((words) => (typeof words === 'string' ? words : wordsOf(words)))

/** The problem of a field with options; of a choice that is none of them, by the words that the visitor sees. */
export function choiceProblem(problem: FieldProblem | null, options: Options): FieldProblem | null {
  if (problem === null || typeof problem === 'string' || problem.kind !== 'notAnOption') return problem
  const words = wordsOf(options)
  return words.length > MOST_NAMED
    ? t('Choose one from the list.')
    : t('Choose one of {0}.', words.map((word) => `“${word}”`).join(', '))
}
