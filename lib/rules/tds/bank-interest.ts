import type { Rule } from '@/lib/rules/rule'
import { depositLimits, type DepositTds } from '@/lib/rules/tds/deposit-limits'

const [of2024, of2025] = depositLimits.values

/** Section 194A of the Income-tax Act, 1961; section 393(1), Sl. 5(ii), of the Income-tax Act, 2025. */
export const depositTds: Rule<DepositTds> = {
  label: 'Tax deducted at source from interest on deposits with banks and the post office',
  unit: 'rupees a financial year; per cent of the interest',
  checkedOn: '2026-11-21',
  values: [
    {
      ...of2024,
      source: {
        title: 'PW: TDS chart FY 2024-25',
        href: 'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
      },
    },
    {
      ...of2025,
      source: { title: 'Legalbabu: TDS chart FY 2025-26', href: 'https://legalbabu.com/learn/?p=1199' },
    },
  ],
}

/** The simplified rules hold the limits of assessment year 2025-26, whose income is of the year from this day on. */
export const SIMPLIFIED_FROM = '2024-04-01'
