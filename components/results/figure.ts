import { dayInWords } from '@/lib/format/days'
import { monthName, monthsInWords } from '@/lib/format/durations'
import { counted, grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'

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
  /** Anything else: `value` for machines, `text` for people. */
  | { as: 'text'; value: number | string; text: string }

/** A figure as people read it: '₹8,678'. */
export function figureText(figure: Figure): string {
  switch (figure.as) {
    case 'rupees':
      return rupees(figure.value)
    case 'rupeesAndPaise':
      return rupees(figure.value, 2)
    case 'paise':
      return rupeesFromPaise(figure.value)
    case 'paiseIfAny':
      return rupees(figure.value / 100, figure.value % 100 === 0 ? 0 : 2)
    case 'percent':
      return `${grouped(figure.value, figure.decimals)}%`
    case 'number':
      return grouped(figure.value, figure.decimals)
    case 'months':
      return figure.value > 0 ? monthsInWords(figure.value) : counted(0, 'month')
    case 'day':
      return dayInWords(figure.value)
    case 'month':
      return monthName(figure.value)
    case 'text':
      return figure.text
  }
}

/** A figure for machines, unrounded: the `data-value` of its output. Paise become rupees. */
export const figureValue = (figure: Figure): number | string =>
  figure.as === 'paise' || figure.as === 'paiseIfAny' ? figure.value / 100 : figure.value
