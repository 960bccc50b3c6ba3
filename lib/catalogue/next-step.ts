import { gainOfSale, gainsOfYear } from '@/lib/catalogue/gains-for-tax'
import { salaryOfTax } from '@/lib/catalogue/salary-of-tax'
import { currentTaxYear, namesOfTaxYear } from '@/lib/rules/years'

type Source = { output: string } | { control: string }

/** An output or a control as a part of a sum. */
type Term = Source & {
  times?: number
  /** The most of it that counts. */
  most?: number
}

/**
 * What a page has to hold in an output or a control: one of these texts, a number or a sum above another, a
 * day between two.
 */
export type Condition =
  | (Source & ({ is: string | readonly string[] } | { above: number } | { from: string; to: string }))
  | { sum: readonly Term[]; above: number }

type Conditions = Condition | readonly Condition[]

/**
 * A figure of this page: what an output or a control holds, a sum of both, the tax year of the visit, or the
 * same words each time.
 */
export type StepFigure = (
  | {
      output: string
      /** By which a number is multiplied: 12 makes a year of a month. */
      times?: number
    }
  | {
      control: string
      times?: number
      /** How many characters count: 4 of a day are its year. */
      first?: number
      /** What the other tool's control is set to, by what this one holds; nothing else is carried over. */
      as?: Readonly<Record<string, string>>
    }
  | {
      /** The sum of what the page holds of these, at least zero; none if it holds nothing of them. */
      sum: readonly Term[]
    }
  | { value: string }
  /**
   * The tax year in which the step is taken, as the other tool names it: 'fy-2026-27' or '2026-27'. A page
   * may be older.
   */
  | { now: 'taxYear' | 'year' }
) & {
  /** Only then is the page taken to hold it. */
  when?: Conditions
}

type FiguresByControl = Readonly<Record<string, StepFigure | readonly StepFigure[]>>

/** What the advance-tax calculator is given in addition to the tax. */
const advanceTaxOfTax = {
  totalIncome: { output: 'totalIncome' },
  tdsAndTcs: { control: 'tdsDeducted', times: 1, when: { control: 'tdsDeducted', above: 0 } },
  presumptive: { control: 'source', as: { profession: 'true', business: 'true' } },
  residentSeniorWithoutBusiness: {
    control: 'age',
    as: { senior: 'true', superSenior: 'true' },
    when: { control: 'source', is: ['pension', 'familyPension'] },
  },
}

const MORE = { salaryOfTax, gainOfSale, gainsOfYear, advanceTaxOfTax } satisfies Record<
  string,
  FiguresByControl
>

/** The controls that a step sets where the page holds a figure for them. */
export const alsoOf = ({ also, more }: NextStep): FiguresByControl => ({ ...also, ...(more && MORE[more]) })

/** A tool to go on to from a result, with figures of this page set there. */
export interface NextStep {
  /** The slug of that tool. */
  to: string
  label: string
  /**
   * By control of that tool; of several figures the first that this page holds. Without one of these there is
   * no question.
   */
  set: FiguresByControl
  /** Controls that are set only where this page holds a figure for them; '' is none. */
  also?: FiguresByControl
  /** More of these, too many to be written into a page. */
  more?: keyof typeof MORE
  /** The step is shown only then. */
  when?: Conditions
}

/** The values of a page's controls and results, by name; null for a result that does not exist now. */
export interface HeldFigures {
  output(name: string): string | null
  control(name: string): string | null
}

/** No fraction of a paisa is carried over. */
const DECIMALS = 2

/**
 * The address of a next step with this page's figures in its fragment, as `docs/links.md` writes them. Null
 * while this page does not hold one of them: half of a question would give an answer nobody asked for.
 */
export function nextAddress(step: NextStep, held: HeldFigures): string | null {
  const { to, set } = step
  const valuesOf = (figures: FiguresByControl) =>
    Object.entries(figures).map(([name, one]) => [name, firstHeld([one].flat(), held)] as const)
  const needed = valuesOf(set)
  if (needed.some(([, value]) => value === null)) return null
  const values = [...needed, ...valuesOf(alsoOf(step))].filter((pair): pair is [string, string] => !!pair[1])
  return `/${to}#${String(new URLSearchParams(values))}`
}

/** True if a page holds what each condition asks for. */
export const areMet = (conditions: Conditions, held: HeldFigures): boolean =>
  [conditions].flat().every((condition: Condition) => isMet(condition, held))

function isMet(condition: Condition, held: HeldFigures): boolean {
  if ('above' in condition) {
    const number = 'sum' in condition ? sumOf(condition.sum, held) : numberOf(condition, held)
    return number !== null && Number(number) > condition.above
  }
  const text = textOf(condition, held)
  if (text === null) return false
  return 'is' in condition
    ? [condition.is].flat().includes(text)
    : text >= condition.from && text <= condition.to
}

const textOf = (source: Source, held: HeldFigures) =>
  'output' in source ? held.output(source.output) : held.control(source.control)

function firstHeld(figures: readonly StepFigure[], held: HeldFigures): string | null {
  for (const figure of figures) {
    const value = areMet(figure.when ?? [], held) ? heldValue(figure, held) : null
    if (value !== null) return value
  }
  return null
}

function heldValue(figure: StepFigure, held: HeldFigures): string | null {
  if ('value' in figure) return figure.value
  if ('now' in figure) return figure.now === 'year' ? namesOfTaxYear(currentTaxYear()).year : currentTaxYear()
  if ('sum' in figure) return sumOf(figure.sum, held)
  if ('output' in figure) return roundedValue(held.output(figure.output), figure.times ?? 1)
  const text = held.control(figure.control)
  if (!text) return null
  if (figure.as) return Object.hasOwn(figure.as, text) ? figure.as[text]! : null
  if (figure.times === undefined) return text.slice(0, figure.first)
  return roundedValue(text.replaceAll(',', ''), figure.times)
}

function sumOf(terms: readonly Term[], held: HeldFigures): string | null {
  const numbers = terms.flatMap((term) => {
    const number = numberOf(term, held)
    return number === null ? [] : Math.min(number, term.most ?? Infinity) * (term.times ?? 1)
  })
  if (numbers.length === 0) return null
  return roundedValue(
    String(
      Math.max(
        0,
        numbers.reduce((sum, number) => sum + number),
      ),
    ),
    1,
  )
}

/** Null for what the page does not hold as a number. */
function numberOf(source: Source, held: HeldFigures): number | null {
  const text = textOf(source, held)?.replaceAll(',', '')
  return text && !Number.isNaN(Number(text)) ? Number(text) : null
}

/**
 * A number times a factor, to two decimals; anything else, such as a day, as it is while nothing is to be multiplied.
 */
function roundedValue(value: string | null, times: number): string | null {
  if (!value) return null
  const number = Number(value)
  if (Number.isNaN(number)) return times === 1 ? value : null
  return String(Number((number * times).toFixed(DECIMALS)))
}
