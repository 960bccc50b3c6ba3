import { plural, t } from '@/lib/language/words'

const LOCALE = 'en-IN'
const formats = new Map<string, Intl.NumberFormat>()

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALE, options)
  formats.set(key, made)
  return made
}

/** Rupees with Indian grouping: rupees(1234567.891) is '₹12,34,568', rupees(0.5, 2) is '₹0.50'. */
export function rupees(amount: number, decimals = 0): string {
  return format({
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount === 0 ? 0 : amount)
}

/** Paise as rupees with two decimals: 868523 is '₹8,685.23'. Half a paisa is shown with three. */
export function rupeesFromPaise(amountPaise: number): string {
  return rupees(amountPaise / 100, Number.isInteger(amountPaise) ? 2 : 3)
}

/** A plain number with Indian grouping and at most so many decimals: 1234567.5 is '12,34,567.5'. */
export function grouped(number: number, maxDecimals = 2): string {
  return format({ maximumFractionDigits: maxDecimals }).format(number === 0 ? 0 : number)
}

/** A count with its noun: '1 day', '2,500 days', '3 entries'. In another language '{0} days' has the plural forms. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  plural(count, grouped(count), `{0} ${one}`, `{0} ${several}`)

/** Groups a run of digits the Indian way: '1234567' is '12,34,567'. */
export function groupDigits(digits: string): string {
  const beforeThousands = digits.slice(0, -3)
  const first = beforeThousands.length % 2
  const pairs = beforeThousands.slice(first).match(/../g) ?? []
  return [beforeThousands.slice(0, first), ...pairs, digits.slice(-3)].filter(Boolean).join(',')
}

/** An amount for a chart's axis: 25_00_000 is '₹25 L', 1_20_00_000 is '₹1.2 cr'. */
export function lakhsAndCrores(amount: number): string {
  const inUnits = (size: number) => `₹${grouped(amount / size)}`
  return shortAmount(Math.abs(amount), inUnits).replace(' ', '\u00a0')
}

function shortAmount(size: number, inUnits: (size: number) => string): string {
  if (size >= 1_00_00_000) return t('{0} cr', inUnits(1_00_00_000))
  if (size >= 1_00_000) return t('{0} L', inUnits(1_00_000))
  return size >= 1_000 ? t('{0} k', inUnits(1_000)) : inUnits(1)
}
