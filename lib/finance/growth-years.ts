/** The state of an investment at one moment, in rupees: what was put in so far, and what it is worth. */
export interface Standing {
  invested: number
  value: number
}

export interface GrowthYear extends Standing {
  /** Years since the start at its end: 1, 2, 3, and a last one such as 3.5 where the time ends within a year. */
  after: number
  /** Rupees put in during the year. */
  paidIn: number
  /** Rupees earned during the year. */
  growth: number
}

/**
 * Money that grows, year by year: one row for each year begun within `years`, worked out from the state of the money
 * after so many years. The sum put in at the very start belongs to the first year.
 */
export function growthYears(years: number, standingAfter: (years: number) => Standing): GrowthYear[] {
  const table: GrowthYear[] = []
  let before: Standing = { invested: 0, value: 0 }
  for (let year = 1; year - 1 < years; year += 1) {
    const after = Math.min(year, years)
    const { invested, value } = standingAfter(after)
    const paidIn = invested - before.invested
    // Rounding may leave slightly less than zero where nothing is earned.
    const growth = Math.max(0, value - before.value - paidIn)
    table.push({ after, paidIn, growth, invested, value })
    before = { invested, value }
  }
  return table
}
