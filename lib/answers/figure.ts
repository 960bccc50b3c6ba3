/** A value with the way people read it. */
export type Figure =
  /** `rupees` to the rupee, `rupeesAndPaise` to the paisa. */
  | { as: 'rupees'; value: number }
  | { as: 'rupeesAndPaise'; value: number }
  /** Paise, shown as rupees with two decimals. */
  | { as: 'paise'; value: number }
  /** Whole paise, shown as rupees, with decimals only where there are paise. */
  | { as: 'paiseIfAny'; value: number }
  /** `decimals` is how many there may be: 2 unless stated otherwise. */
  | { as: 'percent'; value: number; decimals?: number }
  | { as: 'number'; value: number; decimals?: number }
  /** A length of time in months: '4 years 5 months'. */
  | { as: 'months'; value: number }
  /** A day as 'YYYY-MM-DD' or a month as 'YYYY-MM'. */
  | { as: 'day'; value: string }
  | { as: 'month'; value: string }
  /** Anything else: `value` for machines, `text` for people. A number in words is `like` a figure of its unit. */
  | { as: 'text'; value: number | string; text: string; like?: LookOfNumber }

/** A figure that is a number and nothing else. */
export type NumberFigure = Exclude<Figure, { value: string } | { text: string }>
type NumberWay = NumberFigure['as']
interface LookOfNumber {
  as: NumberWay
  decimals?: number
}

/** A figure that is a number and nothing else: `figure('rupees', 8678)`. */
export const figure = <Way extends NumberWay>(as: Way, value: number) => ({ as, value })

/** A figure of which the page words the text. */
export const worded = <Value extends number | string>(
  value: Value,
  text = String(value),
  like?: LookOfNumber,
) => ({ as: 'text', value, text, like }) as const

/** A figure for machines, unrounded: the `data-value` of its output. Paise become rupees. */
export const figureValue = ({ as, value }: Figure): number | string =>
  as === 'paise' || as === 'paiseIfAny' ? value / 100 : value
