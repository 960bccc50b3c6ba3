/** A figure of this page: what an output holds, what a control holds, or the same words each time. */
export type Figure =
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
  | { value: string }

/** A tool to go on to from a result, with figures of this page set there. */
export interface NextStep {
  /** The slug of that tool. */
  to: string
  label: string
  /** By control of that tool; of several figures the first that this page holds. */
  set: Readonly<Record<string, Figure | readonly Figure[]>>
  /** Offered with its figures only while a control of this page holds this. */
  when?: { control: string; is: string }
}

/** The values of a page's controls and results, by name; null for a result that does not exist now. */
export interface HeldFigures {
  output(name: string): string | null
  control(name: string): string | null
}

/** No fraction of a paisa is carried over. */
const DECIMALS = 2

/**
 * The address of a next step with this page's figures in its fragment, as `docs/links.md` writes them. Without a result, or
 * where `when` is not met, it is the plain page: half of a question would give an answer nobody asked for.
 */
export function nextAddress({ to, set, when }: NextStep, held: HeldFigures): string {
  if (when && held.control(when.control) !== when.is) return `/${to}`
  const values = Object.entries(set).map(([name, figures]) => [name, firstHeld([figures].flat(), held)])
  if (values.some(([, value]) => value === null)) return `/${to}`
  const fragment = String(new URLSearchParams(values as [string, string][]))
  return fragment ? `/${to}#${fragment}` : `/${to}`
}

function firstHeld(figures: readonly Figure[], held: HeldFigures): string | null {
  for (const figure of figures) {
    const value = heldValue(figure, held)
    if (value !== null) return value
  }
  return null
}

function heldValue(figure: Figure, held: HeldFigures): string | null {
  if ('value' in figure) return figure.value
  if ('output' in figure) return roundedValue(held.output(figure.output), figure.times ?? 1)
  const text = held.control(figure.control)
  if (!text) return null
  if (figure.as) return Object.hasOwn(figure.as, text) ? figure.as[text]! : null
  if (figure.times === undefined) return text.slice(0, figure.first)
  return roundedValue(text.replaceAll(',', ''), figure.times)
}

/** A number times a factor, to two decimals; anything else, such as a day, as it is while nothing is to be multiplied. */
function roundedValue(value: string | null, times: number): string | null {
  if (!value) return null
  const number = Number(value)
  if (Number.isNaN(number)) return times === 1 ? value : null
  return String(Number((number * times).toFixed(DECIMALS)))
}
