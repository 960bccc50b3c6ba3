/** The TDS of interest on deposits with banks and the post office. */
export interface DepositTds {
  /** Rupees of interest from one payer in a financial year; tax is deducted once it is exceeded, from all of it. */
  limit: number
  seniorLimit: number
  /** Per cent. */
  ratePercent: number
  ratePercentWithoutPan: number
}

const PERCENT = { ratePercent: 10, ratePercentWithoutPan: 20 }

const OF_2024 = { from: '2024-04-01', value: { limit: 40_000, seniorLimit: 50_000, ...PERCENT } }
const OF_2025 = { from: '2025-04-01', value: { limit: 50_000, seniorLimit: 1_00_000, ...PERCENT } }

/**
 * Section 194A of the Act of 1961, 393(1), Sl. 5(ii), of that of 2025; `depositTds` has the sources, which
 * most pages do not need.
 */
export const depositLimits = { values: [OF_2024, OF_2025] } as const
