const LOCALE = 'en-IN'
const formats = new Map<string, Intl.NumberFormat>()

/** Money of a currency with Indian grouping and so many decimals: moneyText(1234.5, 'USD') is '$1,234.50'. */
export function moneyText(amount: number, code: string, decimals = 2): string {
  const key = `${code}${decimals}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(LOCALE, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  formats.set(key, format)
  return format.format(amount)
}

/** A rate with four decimals: '1 USD = ₹96.0853'. */
export const rateText = (rate: number, from: string, to: string) => `1 ${from} = ${moneyText(rate, to, 4)}`

/** A rate as a plain number with eight digits that count, however small: 0.0000699, 96.085342. */
export const rateDigits = (rate: number) => SIGNIFICANT.format(rate)

const SIGNIFICANT = new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: 8 })
