const decimals = (least: number, most: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })

const HUNDREDTHS = decimals(2, 2)
const RATE = decimals(2, 4)

/** Hundredths of a currency with the grouping that buyers abroad use: 12345678 is '123,456.78'. */
export const foreignNumber = (hundredths: number): string => HUNDREDTHS.format(hundredths / 100)

/** The same with its code: 'USD 123,456.78'. */
export const foreignAmount = (currency: string, hundredths: number): string =>
  `${currency} ${foreignNumber(hundredths)}`

/** A price with up to four decimals: 1234.5 is '1,234.50'. */
export const foreignRate = (price: number): string => RATE.format(price)
