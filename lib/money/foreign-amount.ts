import { decimalsOf } from '@/lib/money/minor-units'

const formats = new Map<number, Intl.NumberFormat>()

function formatWith(decimals: number): Intl.NumberFormat {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formats.set(decimals, format)
  return format
}

/** The number of whole units: 12345 fils are 12.345 Kuwaiti dinars. */
export const wholeUnits = (currency: string, minor: number): number => minor / 10 ** decimalsOf(currency)

/** Smallest units of a currency with the grouping that buyers abroad use: 12345678 cents are '123,456.78'. */
export const foreignNumber = (currency: string, minor: number): string =>
  formatWith(decimalsOf(currency)).format(wholeUnits(currency, minor))

/** An amount with its code: 'USD 123,456.78', 'JPY 12,345,678'. */
export const foreignAmount = (currency: string, minor: number): string =>
  `${currency} ${foreignNumber(currency, minor)}`
