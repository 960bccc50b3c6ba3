import type { Figure } from '@/lib/answers/figure'
import { dayInWords } from '@/lib/format/days'
import { monthName, monthsInWords } from '@/lib/format/durations'
import { counted, grouped, rupees, rupeesFromPaise } from '@/lib/format/numbers'

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
