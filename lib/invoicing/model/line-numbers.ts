import type { DocumentLine } from '@/lib/invoicing/document/document-line'
import { divideHalfUp, toWholeSteps } from '@/lib/invoicing/model/exact'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, type Reading, value } from '@/lib/inputs/kind'
import { amount as amountInput, number as numberInput, percent } from '@/lib/inputs/quantities'

/** Decimals of a quantity, of a rate and of a per cent. */
const DECIMALS = 4
export const DECIMAL_STEPS = 10n ** BigInt(DECIMALS)

/** ₹1,000 crore: a thousand such lines, with tax, still count exactly in paise. */
const MOST_RUPEES = 10_00_00_00_000
export const MOST_PAISE = BigInt(MOST_RUPEES) * 100n

/** The problem with a number of a document. */
export type NumberProblem =
  | InputProblem
  | { kind: 'tooManyDecimals'; max: number }
  | { kind: 'lineTooLarge' | 'discountAboveAmount' | 'tdsAboveRent' }

export type NumberKind = Kind<number, NumberProblem>
type NumberReading = Reading<number, NumberProblem>

/** A number with more decimals than are counted is refused. */
function counted(kind: Kind<number, InputProblem>): NumberKind {
  return {
    ...kind,
    read(text) {
      const reading = kind.read(text)
      if (reading.ok && toWholeSteps(reading.value, DECIMALS) === null)
        return problem({ kind: 'tooManyDecimals', max: DECIMALS })
      return reading
    },
  }
}

/** An empty cell is nothing. */
function cell(kind: Kind<number, InputProblem>): NumberKind {
  const { read, ...filled } = counted(kind)
  return { ...filled, read: (text) => (text.trim() === '' ? value(0) : read(text)) }
}

/** Rupees for one unit of another currency; an empty field is no rate. */
export const exchangeRate = counted(
  numberInput({ initial: 1, min: 0, aboveMin: true, max: 10_000, example: '83.25' }),
)

/** A sum of money, in rupees and paise. */
export const receiptAmount = cell(amountInput({ initial: 0, min: 0, max: MOST_RUPEES }))

export const discountPercent = cell(percent({ initial: 0, min: 0 }))
export const taxRate = cell(percent({ initial: 18, min: 0 }))

/** How the numbers of a line are read. */
const lineCells = {
  quantity: () => lineQuantity,
  rate: () => receiptAmount,
  discount: ({ discountUnit }: DocumentLine) => (discountUnit === 'rupees' ? receiptAmount : discountPercent),
  taxRatePercent: () => taxRate,
}
const lineQuantity = cell(numberInput({ initial: 1, min: 0, max: 1_00_00_00_000, example: '12 or 2.5' }))

export type LineCell = keyof typeof lineCells
const CELLS = Object.keys(lineCells) as LineCell[]

/** How a number of this line is read and written. */
export const cellKind = (line: DocumentLine, name: LineCell): NumberKind => lineCells[name](line)
export const readCell = (line: DocumentLine, name: LineCell): NumberReading =>
  cellKind(line, name).read(line[name])

export interface LineNumbers {
  /** Quantity × rate, to the paisa, or to the smallest unit of the currency of an export. */
  grossMinor: bigint
  discountMinor: bigint
  taxRatePercent: number
  /** The rate in ten-thousandths of a per cent. */
  taxRateSteps: bigint
}

export const decimalSteps = (number: number) => toWholeSteps(number, DECIMALS)!

const PAISE = 100n

/** An amount as typed in the smallest units of its currency, of which `units` are one; half up. */
export const toMinorUnits = (amount: number, units: bigint): bigint =>
  divideHalfUp(decimalSteps(amount) * units, DECIMAL_STEPS)

/** Rupees as typed in whole paise, half a paisa up. */
export const paiseOf = (rupees: number): number => Number(toMinorUnits(rupees, PAISE))

/**
 * The amounts of a line. Quantity × rate is rounded to the paisa, half up (spec section 9), then the discount is.
 * Counted in whole numbers: doubles make 1.005 × 100 into 100.49999.
 * @param units the smallest units in one of the currency of the price
 */
export function readLine(line: DocumentLine, units = PAISE): Reading<LineNumbers, NumberProblem> {
  const known = knownLines.get(line)
  if (known?.units === units) return known.reading
  const reading = readCells(line, units)
  knownLines.set(line, { units, reading })
  return reading
}

/** A key changes one line of perhaps hundreds; a line is never changed, only replaced. */
const knownLines = new WeakMap<
  DocumentLine,
  { units: bigint; reading: Reading<LineNumbers, NumberProblem> }
>()

function readCells(line: DocumentLine, units: bigint): Reading<LineNumbers, NumberProblem> {
  const numbers: Partial<Record<LineCell, number>> = {}
  for (const name of CELLS) {
    const reading = readCell(line, name)
    if (!reading.ok) return reading
    numbers[name] = reading.value
  }
  const { quantity, rate, discount, taxRatePercent } = numbers as Record<LineCell, number>
  const grossMinor = divideHalfUp(
    decimalSteps(quantity) * decimalSteps(rate) * units,
    DECIMAL_STEPS * DECIMAL_STEPS,
  )
  if (grossMinor > MOST_PAISE) return problem({ kind: 'lineTooLarge' })
  const discountMinor =
    line.discountUnit === 'rupees'
      ? toMinorUnits(discount, units)
      : divideHalfUp(grossMinor * decimalSteps(discount), 100n * DECIMAL_STEPS)
  if (discountMinor > grossMinor) return problem({ kind: 'discountAboveAmount' })
  return value({
    grossMinor,
    discountMinor,
    taxRatePercent,
    taxRateSteps: decimalSteps(taxRatePercent),
  })
}

/** The problem of one cell, or null. An amount that is too large is reported at the rate. */
export function cellProblem(line: DocumentLine, name: LineCell, units = PAISE): NumberProblem | null {
  const reading = readCell(line, name)
  if (!reading.ok) return reading.problem
  if (CELLS.some((other) => !readCell(line, other).ok)) return null
  const whole = readLine(line, units)
  if (whole.ok) return null
  const at = whole.problem.kind === 'discountAboveAmount' ? 'discount' : 'rate'
  return name === at ? whole.problem : null
}
