/** Per cent a year to a fraction a month, as Indian banks and funds do it: a twelfth, not the twelfth root. */
export const monthlyRate = (ratePercent: number) => ratePercent / 100 / 12

/** The rate for a month, as a fraction, that compounds to exactly this many per cent in a year: the twelfth root. */
export const effectiveMonthlyRate = (ratePercent: number) => Math.expm1(Math.log1p(ratePercent / 100) / 12)

/** The rate for one of so many periods a year, as a fraction. */
export const periodRate = (ratePercent: number, frequency: number) => ratePercent / 100 / frequency
