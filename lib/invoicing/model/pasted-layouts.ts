import { isGstRate, isHsn, isNumber, isUnit, numberIn } from '@/lib/invoicing/model/pasted-cells'
import type { PastedColumn } from '@/lib/invoicing/model/pasted-column'

/** `amount` is quantity × rate, with or without tax, and proves the others. */
type Part = PastedColumn | 'amount'

const BASES: readonly (readonly Part[])[] = [
  ['description', 'rate'],
  ['description', 'hsn', 'rate'],
  ['description', 'quantity', 'rate'],
  ['description', 'quantity', 'unit', 'rate'],
  ['description', 'hsn', 'quantity', 'rate'],
  ['description', 'hsn', 'quantity', 'unit', 'rate'],
]
const TAILS: readonly (readonly Part[])[] = [[], ['taxRatePercent'], ['amount'], ['taxRatePercent', 'amount']]
const LAYOUTS = BASES.flatMap((base) => TAILS.map((tail) => [...base, ...tail]))

/** What a table is taken for where no order fits: the visitor is asked. */
const IN_ORDER: readonly (readonly Part[])[] = [
  BASES[0]!,
  BASES[2]!,
  BASES[4]!,
  BASES[5]!,
  [...BASES[5]!, 'taxRatePercent'],
]

const IS: Readonly<Partial<Record<Part, (text: string) => boolean>>> = {
  description: (text) => !isNumber(text),
  hsn: isHsn,
  unit: isUnit,
  taxRatePercent: isGstRate,
}

/** Half a rupee: amounts of lines are often rounded to whole ones. */
const ROUNDED = 0.5

function isAmountOf(row: readonly string[], layout: readonly Part[]): boolean {
  const at = (part: Part, missing: number) => {
    const place = layout.indexOf(part)
    return place === -1 ? missing : numberIn(row[place] ?? '')
  }
  const [quantity, rate, tax, amount] = [
    at('quantity', 1),
    at('rate', 0),
    at('taxRatePercent', 0),
    at('amount', 0),
  ]
  if (quantity === null || rate === null || tax === null || amount === null) return false
  const before = quantity * rate
  return [before, before * (1 + tax / 100)].some((total) => Math.abs(total - amount) <= ROUNDED)
}

function holds(rows: readonly (readonly string[])[], layout: readonly Part[]): boolean {
  const cellsFit = rows.every((row) =>
    layout.every((part, place) => {
      const text = row[place] ?? ''
      const isOptional = part !== 'description' && part !== 'rate'
      return text === '' ? isOptional : (IS[part] ?? isNumber)(text)
    }),
  )
  const isThere = (part: Part, place: number) =>
    part === 'quantity' || rows.some((row) => (row[place] ?? '') !== '')
  return (
    cellsFit &&
    layout.every(isThere) &&
    (!layout.includes('amount') || rows.every((row) => isAmountOf(row, layout)))
  )
}

/** Rates above quantities: the other order would be as good elsewhere. */
const isUsual = (rows: readonly (readonly string[])[], layout: readonly Part[]) =>
  rows.every((row) => {
    const place = layout.indexOf('quantity')
    const [quantity, rate] = [numberIn(row[place] ?? ''), numberIn(row[layout.indexOf('rate')] ?? '')]
    return quantity === null || rate === null || quantity < rate
  })

const withoutAmount = (layout: readonly Part[]) => layout.map((part) => (part === 'amount' ? null : part))

/** Rows that begin with 1, 2, 3, or with the next numbers, before a word. */
function isNumbered(rows: readonly (readonly string[])[]): boolean {
  const numbers = rows.map(([first = '']) => (/^\d+[.)]?$/.test(first) ? parseInt(first, 10) : NaN))
  const start = numbers[0]!
  const follows = numbers.every((number, place) => number === start + place)
  return (
    follows &&
    (rows.length > 1 || start === 1) &&
    rows.every(([, second = '']) => second !== '' && !isNumber(second))
  )
}

/**
 * The columns of a table without heads, by what its cells can be. Certain where one order alone fits, or where amounts
 * prove it.
 */
export function guessedColumns(rows: readonly (readonly string[])[]): {
  columns: (PastedColumn | null)[]
  certain: boolean
} {
  const numbered = isNumbered(rows)
  const own = numbered ? rows.map((row) => row.slice(1)) : rows
  const width = Math.max(...own.map(({ length }) => length))
  const fitting = LAYOUTS.filter((layout) => layout.length === width && holds(own, layout))
  const proved = fitting.find((layout) => layout.includes('amount'))
  const layout = proved ?? fitting[0] ?? IN_ORDER.find(({ length }) => length === Math.min(width, 6))!
  const certain =
    proved !== undefined ||
    (fitting.length === 1 &&
      isUsual(own, layout) &&
      !(numbered && !layout.includes('quantity') && rows.length > 1))
  const columns = [...withoutAmount(layout), ...Array<null>(Math.max(0, width - layout.length)).fill(null)]
  return { columns: numbered ? [null, ...columns] : columns, certain }
}
