import type { FieldProblem, InputBinding } from '@/components/tool-form/use-tool-inputs'
import { dayInWords, monthInWords } from '@/lib/format/days'
import { groupAmount } from '@/lib/inputs/amount-typing'
import type { InputProblem, TooLong, InputUnit } from '@/lib/inputs/input-problem'
import { nameOf, plural, t } from '@/lib/language/words'

const EXAMPLES: Readonly<Record<string, string>> = {
  rupees: t('10,00,000 or 10 lakh'),
  percent: '8.5',
  years: '20',
  months: '240',
}

/** Units whose noun follows the number. */
const COUNTED: Readonly<Record<string, string>> = { years: 'year', months: 'month', days: 'day' }

/** A bound in its unit: '₹1,000', '12%', '1 month', '300 cm'. */
function boundText(bound: number, unit: InputUnit): string {
  if (unit === 'rupees') return `₹${groupAmount(String(bound))}`
  if (unit === 'percent') return `${bound}%`
  const noun = COUNTED[unit]
  const shown = groupAmount(String(bound))
  return noun
    ? plural(bound, shown, `{0} ${noun}`, `{0} ${noun}s`)
    : `${shown} ${nameOf('input-units', unit)}`.trim()
}

/** The message of a problem, as a whole sentence that tells what to change. */
export function problemText(problem: FieldProblem): string {
  return typeof problem === 'string' ? problem : inputProblemText(problem)
}

const tooLargeText = (bound: string, unit: InputUnit) =>
  unit === 'days' ? t('Enter {0} or fewer.', bound) : t('Enter {0} or less.', bound)

function inputProblemText(problem: InputProblem): string {
  switch (problem.kind) {
    case 'tooLong':
      return t('Enter {0} characters or fewer.', groupAmount(String(problem.max)))
    case 'notANumber':
      return t('Enter a number, such as {0}.', problem.example ?? EXAMPLES[problem.unit]!)
    case 'notWhole':
      return t('Enter a whole number.')
    case 'notAbove':
      return t('Enter more than {0}.', boundText(problem.min, problem.unit))
    case 'tooSmall':
      return t('Enter {0} or more.', boundText(problem.min, problem.unit))
    case 'tooLarge':
      return tooLargeText(boundText(problem.max, problem.unit), problem.unit)
    case 'notAnOption':
      // A field with options names them in words: choice-problem.ts.
      return t('Choose one of the options.')
    case 'notYesOrNo':
      return t('Choose true or false.')
    case 'dayMissing':
      return t('Choose a day.')
    case 'notADay':
      return t('Enter a day as year, month and day, such as 2026-04-01.')
    case 'notAMonth':
      return t('Enter a month as year and month, such as 2026-04.')
    case 'dayOutOfRange':
      return t('Enter a day from {0} to {1}.', dayInWords(problem.from), dayInWords(problem.to))
    case 'monthOutOfRange':
      return t('Enter a month from {0} to {1}.', monthInWords(problem.from), monthInWords(problem.to))
    case 'notAColour':
      return t('Choose a colour, such as #000000.')
    case 'wrongCellCount':
      return t('Enter {0} parts.', problem.count)
    case 'tooManyRows':
      return t('Keep to {0} rows.', problem.max)
    case 'inRow':
      return t('Row {0}: {1}', problem.row, problemText(problem.problem))
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
