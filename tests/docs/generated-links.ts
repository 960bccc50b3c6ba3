import { figuresOf } from '@/lib/answers/answer'
import { type Figure, figureValue } from '@/lib/answers/figure'
import type { InputProblem } from '@/lib/inputs/input-problem'
import type { Columns } from '@/lib/inputs/rows'
import type { Inputs } from '@/lib/inputs/tool-inputs'
import { askOf } from '@/tests/answered-tools'
import { inputsOfTool } from '@/tests/inputs-of-tool'
import { randomLinks } from '@/tests/random-links'

type AnyKind = Inputs[string] & {
  options?: readonly string[]
  columns?: Columns
  most?: number
  longest?: number
}

const HEADINGS = /^\| `\/([\w-]+)` +\| default/
const RESULTS = /^\| result of `\/([\w-]+)`/
const LINKS = 150
/** What random links do not come to. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'advance-tax-calculator': ['advanceTax=2027-05-01_5000&filedOn=2027-07-01', 'advanceTax=2027-05-01_50000'],
  'credit-card-payoff-calculator': ['apr=0'],
  'epf-calculator': ['kind=epsPension&years=12&leftOn=2030-01-01&averageWage60Months=40000'],
  'gratuity-calculator': ['years=4&months=9'],
  'e-stamp-duty-calculator': ['state=PB'],
  'electricity-bill-estimator': ['state=TG&units=80', 'state=DL&units=150&subsidy=true&tariff=published'],
  'income-tax-calculator': [
    'income=9000000',
    'income=2000000&regime=old&deductionsAs=items&basic=50000&allowance=20000&rent=25000&city=delhi',
  ],
  'percentage-calculator': ['mode=isWhatPercentOf&y=0'],
  'ppf-calculator': ['withdrawals=1000_2033-05-01', 'deposits=month_5000_2026-04-20_'],
  'savings-schemes': ['scheme=mis&closedAfterMonths=20', 'scheme=mis'],
  'unit-converter': ['category=fuel&value=0&from=kilometrePerLitre&to=litrePer100Km'],
}
/** More options than these are listed below their table. */
const MOST_OPTIONS = 12

/**
 * The names, defaults and readable texts of all controls, and the names of all results, as they are; meanings
 * as they were.
 */
export function generatedLinks(text: string): string {
  const lines: string[] = []
  const before = text.split('\n')
  while (before.length > 0) {
    const line = before.shift()!
    const slug = HEADINGS.exec(line)?.[1]
    const inputs = slug !== undefined && inputsOfTool(slug)
    if (!inputs) {
      lines.push(line)
      continue
    }
    const controls = tableFrom(before)
    lines.push(
      ...written([[`\`/${slug}\``, 'default', 'takes', 'meaning'], ...controlRows(inputs, controls)]),
    )
    if (!(slug in askOf)) continue
    const results = RESULTS.test(before[1] ?? '') ? before.splice(0, 2) && tableFrom(before) : []
    lines.push('', ...written([[`result of \`/${slug}\``, 'as', 'meaning'], ...resultRows(slug, results)]))
  }
  return lines.join('\n')
}

/** Takes the rows of a table, without the line below its heading. */
function tableFrom(lines: string[]): string[][] {
  const length = lines.findIndex((line) => !line.startsWith('|'))
  const rows = lines.splice(0, length).filter((row) => !row.startsWith('| --'))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** A table with its columns aligned, as prettier has it. */
function written([heading = [], ...rows]: string[][]): string[] {
  const widths = heading.map((_, place) => Math.max(...[heading, ...rows].map((row) => width(row[place]!))))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, place) => cell + ' '.repeat(widths[place]! - width(cell))).join(' | ')} |`
  return [line(heading), line(widths.map((count) => '-'.repeat(count))), ...rows.map(line)]
}

const width = (text: string) => [...text].length

const namesIn = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!)

/** The rows that there are, with what their controls take now, and then the controls that have no row. */
function controlRows(inputs: Inputs, rows: string[][]): string[][] {
  const known = rows.flatMap(([names = '']) => namesIn(names)).filter((name) => name in inputs)
  const added = Object.keys(inputs).filter((name) => !known.includes(name))
  return [...rows, ...added.map((name) => [`\`${name}\``, '', '', ''])].flatMap(
    ([cell = '', initial = '', ...others]) => {
      const names = namesIn(cell).filter((name) => name in inputs)
      if (names.length === 0) return []
      const takes = [...new Set(names.map((name) => takenBy(inputs[name]!)))].join('; ')
      const defaults = initialOf(
        names.map((name) => inputs[name]!),
        initial.split(', '),
      )
      return [[names.map((name) => `\`${name}\``).join(', '), defaults, takes, others.at(-1) ?? '']]
    },
  )
}

const SPELLED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** What fresh fields hold; where one takes it from the calendar and is empty, the word that is there. */
function initialOf(kinds: readonly AnyKind[], words: readonly string[]): string {
  const values = kinds.map((kind, place) => {
    const text = kind.write(kind.initial)
    const word = words[place] ?? words[0]!
    if (text === '') return ['today', 'this year'].includes(word) ? word : 'none'
    const rows = text.split('*').length
    if (kind.columns && rows > 1 && text.length > 30) return `${SPELLED[rows]} rows`
    return /__|_\*|_$/.test(text) ? `\`${text}\`` : text
  })
  return values.every((value) => value === 'none') ? 'none' : values.join(', ')
}

/** Years have no comma. */
const grouped = (number: number) =>
  number >= 1900 && number < 2100
    ? String(number)
    : number.toLocaleString('en-IN', { maximumFractionDigits: 9 }).replace('-', '−')

/** What a control reads, found by texts that it refuses. */
function takenBy(kind: AnyKind): string {
  if (kind.columns) {
    const cells = Object.entries(kind.columns).map(([name, cell]) => `${name} (${takenBy(cell as AnyKind)})`)
    return `up to ${kind.most} rows: ${cells.join(', ')}`
  }
  if (kind.options)
    return kind.options.length > MOST_OPTIONS
      ? 'see below'
      : kind.options.map((option) => `\`${option}\``).join(', ')
  if (typeof kind.initial === 'boolean') return '`true`, `false`'
  return daysOf(kind) ?? numbersOf(kind) ?? textsOf(kind)
}

function problemOf(kind: AnyKind, text: string): InputProblem | null {
  const reading = kind.read(text)
  return reading.ok ? null : (reading.problem as InputProblem)
}

function daysOf(kind: AnyKind): string | null {
  const [day, month] = [problemOf(kind, '1000-01-01'), problemOf(kind, '1000-01')]
  if (day?.kind === 'dayOutOfRange') return `day, ${day.from} to ${day.to}`
  return month?.kind === 'monthOutOfRange' ? `month, ${month.from} to ${month.to}` : null
}

/** The bounds that the introduction names, which a row leaves out. */
const USUAL: Readonly<Record<string, string>> = {
  rupees: 'above 0, up to 1,00,00,00,00,000',
  percent: 'above 0, up to 100',
  years: 'above 0, up to 100',
  months: 'whole, 1 to 1,200',
}
const MOST: Readonly<Record<string, number>> = {
  rupees: 1_00_00_00_00_000,
  percent: 100,
  years: 100,
  months: 1_200,
}

function numbersOf(kind: AnyKind): string | null {
  const [least, most] = [problemOf(kind, '-9e99'), problemOf(kind, '9e99')]
  const isNumber = (least && 'min' in least) || most?.kind === 'tooLarge'
  if (!isNumber) return typeof kind.initial === 'number' ? 'number' : null
  const unit = least && 'unit' in least ? least.unit : most && 'unit' in most ? most.unit : ''
  const from = least && 'min' in least ? least : null
  const to = most?.kind === 'tooLarge' ? most.max : Infinity
  const isWhole = problemOf(kind, String((from?.min ?? 0) + 0.5))?.kind === 'notWhole'
  const start = from && (from.kind === 'notAbove' ? `above ${grouped(from.min)}` : grouped(from.min))
  const range = [isWhole && 'whole', bounds(start, from?.kind === 'notAbove', to)].filter(Boolean).join(', ')
  const isUsual = range === USUAL[unit]
  const short =
    to === MOST[unit] && from?.kind === 'tooSmall'
      ? range.replace(/^(whole, )?(\S+) to .*/, '$1from $2')
      : range
  const name = unit === 'percent' ? 'per cent' : unit
  return [name || 'number', !isUsual && short].filter(Boolean).join(', ')
}

const bounds = (start: string | null, isOpen: boolean, to: number) => {
  if (to === Infinity) return start && `from ${start}`
  return isOpen || !start ? `${start ? `${start}, ` : ''}up to ${grouped(to)}` : `${start} to ${grouped(to)}`
}

const textsOf = (kind: AnyKind) =>
  kind.longest === undefined ? 'text' : `text, up to ${kind.longest} characters`

/** Each result that the tool can have, in the order of the page. */
function resultRows(slug: string, rows: readonly string[][]): string[][] {
  const ways = new Map<string, Set<string>>()
  for (const link of [...randomLinks(slug, LINKS), ...(RARE[slug] ?? [])]) {
    const { answer } = askOf[slug]!(link)
    if (!answer) continue
    for (const name of Object.keys(answer.figures)) ways.set(name, ways.get(name) ?? new Set())
    for (const [name, figure] of figuresOf(answer)) ways.get(name)!.add(wayOf(figure))
  }
  return [...ways].map(([name, all]) => {
    const [, was = '', meaning = ''] = rows.find(([cell = '']) => namesIn(cell).includes(name)) ?? []
    // An amount may be worded, where it is not known.
    if (all.has('rupees')) all.delete('number')
    return [`\`${name}\``, [...all].toSorted().join(' or ') || was, meaning]
  })
}

const UNITS: Readonly<Partial<Record<Figure['as'], string>>> = {
  rupees: 'rupees',
  rupeesAndPaise: 'rupees',
  paise: 'rupees',
  paiseIfAny: 'rupees',
  percent: 'per cent',
}

const wayOf = (figure: Figure) =>
  UNITS[figure.as] ??
  (figure.as === 'text' ? (typeof figureValue(figure) === 'number' ? 'number' : 'text') : figure.as)
