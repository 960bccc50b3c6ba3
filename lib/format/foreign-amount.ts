const HUNDREDTHS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Hundredths of a currency with the grouping that buyers abroad use: 12345678 is '123,456.78'. */
export const foreignNumber = (hundredths: number): string => HUNDREDTHS.format(hundredths / 100)

/** The same with its code: 'USD 123,456.78'. */
export const foreignAmount = (currency: string, hundredths: number): string =>
  `${currency} ${foreignNumber(hundredths)}`
