import { dayInWords } from '@/lib/format/days'
import { monthName, monthsInWords } from '@/lib/format/durations'
import { grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'

/** A value with the way people read it. */
export type Figure =
  /** `rupees` to the rupee, `rupeesAndPaise` to the paisa. */
  | { as: 'rupees'; value: number }
  | { as: 'rupeesAndPaise'; value: number }
  /** Paise, shown as rupees with two decimals. */
  | { as: 'paise'; value: number }
  /** Whole paise, shown as rupees, with decimals only where there are paise. */
  | { as: 'paiseIfAny'; value: number }
  /** `decimals` is how many there may be: 2 unless said otherwise. */
  | { as: 'percent'; value: number; decimals?: number }
  | { as: 'number'; value: number; decimals?: number }
  /** A length of time in months: '4 years 5 months'. */
  | { as: 'months'; value: number }
  /** A day as 'YYYY-MM-DD' or a month as 'YYYY-MM'. */
  | { as: 'day'; value: string }
  | { as: 'month'; value: string }
  /** Anything else: `value` for machines, `text` for people. */
  | { as: 'text'; value: number | string; text: string }

type Texts = { [As in Figure['as']]: (figure: Extract<Figure, { as: As }>) => string }

const TEXTS = {
  rupees: ({ value }) => rupees(value),
  rupeesAndPaise: ({ value }) => rupees(value, 2),
  paise: ({ value }) => rupeesFromPaise(value),
  paiseIfAny: ({ value }) => rupees(value / 100, value % 100 === 0 ? 0 : 2),
  percent: ({ value, decimals }) => `${grouped(value, decimals)}%`,
  number: ({ value, decimals }) => grouped(value, decimals),
  months: ({ value }) => (value > 0 ? monthsInWords(value) : '0 months'),
  day: ({ value }) => dayInWords(value),
  month: ({ value }) => monthName(value),
  text: ({ text }) => text,
} satisfies Texts

/** A figure as people read it: '₹8,678'. */
export const figureText = (figure: Figure): string => TEXTS[figure.as](figure as never)

/** A figure for machines, unrounded: the `data-value` of its output. Paise become rupees. */
export const figureValue = (figure: Figure): number | string =>
  figure.as === 'paise' || figure.as === 'paiseIfAny' ? figure.value / 100 : figure.value
