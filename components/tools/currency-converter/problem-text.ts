import { problemText } from '@/components/fields/problem-text'
import { withoutEnd } from '@/lib/format/without-end'
import type { ConverterProblem } from '@/lib/money/converter-inputs'

/** What to change, as a whole sentence. */
export function converterProblemText(problem: ConverterProblem): string {
  switch (problem.kind) {
    case 'notDecimal':
      return 'Enter digits with at most one decimal point, such as 1500.50.'
    case 'belowLeast':
      return `Enter ${withoutEnd(problem.min.toFixed(20), '0')} or more.`
    case 'notAMarkup':
      return `Enter a number from 0 to ${problem.max}, such as 3.5.`
    case 'notACurrency':
      return 'Choose a currency from the list, such as USD.'
    default:
      return problemText(problem)
  }
}
