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
  return typeof problem === 'string' ? problem : SENTENCES[problem.kind](problem as never)
}

type Sentences = {
  [Kind in InputProblem['kind']]: (problem: Extract<InputProblem, { kind: Kind }>) => string
}

const SENTENCES: Sentences = {
  tooLong: ({ max }) => `Enter ${groupAmount(String(max))} characters or fewer.`,
  notANumber: ({ unit, example }) => `Enter a number, such as ${example ?? EXAMPLES[unit]}.`,
  notWhole: () => 'Enter a whole number.',
  notAbove: ({ min, unit }) => `Enter more than ${boundText(min, unit)}.`,
  tooSmall: ({ min, unit }) => `Enter ${boundText(min, unit)} or more.`,
  tooLarge: ({ max, unit }) => `Enter ${boundText(max, unit)} or ${unit === 'days' ? 'fewer' : 'less'}.`,
  notAnOption: ({ options }) => `Choose one of ${options.join(', ')}.`,
  notYesOrNo: () => 'Choose true or false.',
  dayMissing: () => 'Choose a day.',
  notADay: () => 'Enter a day as year, month and day, such as 2026-04-01.',
  notAMonth: () => 'Enter a month as year and month, such as 2026-04.',
  dayOutOfRange: ({ from, to }) => `Enter a day from ${dayInWords(from)} to ${dayInWords(to)}.`,
  monthOutOfRange: ({ from, to }) => `Enter a month from ${monthInWords(from)} to ${monthInWords(to)}.`,
  notAColour: () => 'Choose a colour, such as #000000.',
  wrongCellCount: ({ count }) => `Enter ${count} parts.`,
  tooManyRows: ({ max }) => `Keep to ${max} rows.`,
  inRow: ({ row, problem }) => `Row ${row}: ${problemText(problem)}`,
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
