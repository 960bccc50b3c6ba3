import type { FieldProblem, InputBinding } from '@/components/tool-form/use-tool-inputs'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { groupAmount } from '@/lib/inputs/amount-typing'
import type { InputProblem, TooLong, Unit } from '@/lib/inputs/input-problem'

const EXAMPLES: Readonly<Record<string, string>> = {
  rupees: '10,00,000 or 10 lakh',
  percent: '8.5',
  years: '20',
  months: '240',
}

const SINGULAR: Readonly<Record<string, string>> = { years: 'year', months: 'month', days: 'day' }

/** A bound in its unit: '₹1,000', '12%', '1 month', '300 cm'. */
function boundText(bound: number, unit: Unit): string {
  if (unit === 'rupees') return `₹${groupAmount(String(bound))}`
  if (unit === 'percent') return `${bound}%`
  const counted = (bound === 1 && SINGULAR[unit]) || unit
  return `${groupAmount(String(bound))} ${counted}`.trim()
}

/** What to change, as a whole sentence. */
export function problemText(problem: FieldProblem): string {
  return typeof problem === 'string' ? problem : inputProblemText(problem)
}

function inputProblemText(problem: InputProblem): string {
  switch (problem.kind) {
    case 'tooLong':
      return `Enter ${groupAmount(String(problem.max))} characters or fewer.`
    case 'notANumber':
      return `Enter a number, such as ${problem.example ?? EXAMPLES[problem.unit]}.`
    case 'notWhole':
      return 'Enter a whole number.'
    case 'notAbove':
      return `Enter more than ${boundText(problem.min, problem.unit)}.`
    case 'tooSmall':
      return `Enter ${boundText(problem.min, problem.unit)} or more.`
    case 'tooLarge':
      return `Enter ${boundText(problem.max, problem.unit)} or ${problem.unit === 'days' ? 'fewer' : 'less'}.`
    case 'notAnOption':
      return `Choose one of ${problem.options.join(', ')}.`
    case 'notYesOrNo':
      return 'Choose true or false.'
    case 'dayMissing':
      return 'Choose a day.'
    case 'notADay':
      return 'Enter a day as year, month and day, such as 2026-04-01.'
    case 'notAMonth':
      return 'Enter a month as year and month, such as 2026-04.'
    case 'dayOutOfRange':
      return `Enter a day from ${dayInWords(problem.from)} to ${dayInWords(problem.to)}.`
    case 'monthOutOfRange':
      return `Enter a month from ${monthInWords(problem.from)} to ${monthInWords(problem.to)}.`
    case 'notAColour':
      return 'Choose a colour, such as #000000.'
    case 'wrongCellCount':
      return `Enter ${problem.count} parts.`
    case 'tooManyRows':
      return `Keep to ${problem.max} rows.`
    case 'inRow':
      return `Row ${problem.row}: ${problemText(problem.problem)}`
  }
}

/** A field of a tool whose problems have words of their own: `worded(field('pan'), panProblemText)`. */
export function worded<Value, P>(
  binding: InputBinding<Value, P | TooLong>,
  words: (problem: P) => string,
): InputBinding<Value, string> {
  const { problem } = binding
  if (problem === null) return { ...binding, problem: null }
  return { ...binding, problem: isTooLong(problem) ? problemText(problem) : words(problem) }
}

const isTooLong = (problem: unknown): problem is TooLong =>
  typeof problem === 'object' && problem !== null && 'kind' in problem && problem.kind === 'tooLong'
