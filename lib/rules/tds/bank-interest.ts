import type { Rule } from '@/lib/rules/rule'

export interface DepositTds {
  /** Rupees of interest from one payer in a financial year; tax is deducted once it is exceeded, from all of it. */
  limit: number
  seniorLimit: number
  /** Per cent. */
  ratePercent: number
  ratePercentWithoutPan: number
}

/** Section 194A of the Income-tax Act, 1961; section 393(1), Sl. 5(ii), of the Income-tax Act, 2025. */
export const depositTds: Rule<DepositTds> = {
  label: 'Tax deducted at source from interest on deposits with banks and the post office',
  unit: 'rupees a financial year; per cent of the interest',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2024-04-01',
      value: { limit: 40_000, seniorLimit: 50_000, ratePercent: 10, ratePercentWithoutPan: 20 },
      source: {
        title: 'PW: TDS chart FY 2024-25',
        href: 'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
      },
    },
    {
      from: '2025-04-01',
      value: { limit: 50_000, seniorLimit: 1_00_000, ratePercent: 10, ratePercentWithoutPan: 20 },
      source: { title: 'Legalbabu: TDS chart FY 2025-26', href: 'https://legalbabu.com/learn/?p=1199' },
    },
  ],
}

/** The simplified rules hold the limits of assessment year 2025-26, whose income is of the year from this day on. */
export const SIMPLIFIED_FROM = '2024-04-01'
