/** The value in today's rupees of an amount paid after so many years: amount ÷ (1 + inflation a year)^years. */
export function inTodaysRupees(amount: number, inflationPercent: number, years: number): number {
  return amount * Math.exp(-years * Math.log1p(inflationPercent / 100))
}

/** The yearly return left after inflation, all in per cent: (1 + return) ÷ (1 + inflation) − 1. */
export function realRatePercent(ratePercent: number, inflationPercent: number): number {
  return ((ratePercent - inflationPercent) / (100 + inflationPercent)) * 100
}
