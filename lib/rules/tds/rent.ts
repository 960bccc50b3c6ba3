import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { BUDGET_2025, CHART_2024, RATES_OF_OCTOBER_2024 } from '@/lib/rules/tds/tds-sources'

const BY_MONTH = { counted: 'month' } as const
const TENANCY = { limit: 50_000, counted: 'tenancy', ceiling: 'lastMonthRent' } as const

export const rentTds = {
  rent: tdsKind({
    label: 'Rent of land, a building or furniture',
    sections: ['194-I(b)', '393(1), Sl. 2(ii)(b)'],
    payer: 'audited',
    otherwise: 'houseRent',
    rows: [
      { from: '2024-04-01', terms: { limit: 2_40_000, ratePercent: 10 } },
      { from: '2025-04-01', terms: { limit: 50_000, ratePercent: 10, ...BY_MONTH } },
    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  machineRent: tdsKind({
    label: 'Rent of plant or machinery',
    sections: ['194-I(a)', '393(1), Sl. 2(ii)(a)'],
    payer: 'audited',
    rows: [
      { from: '2024-04-01', terms: { limit: 2_40_000, ratePercent: 2 } },
      { from: '2025-04-01', terms: { limit: 50_000, ratePercent: 2, ...BY_MONTH } },
    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  /** Deducted once, in the last month of the year or of the tenancy; section 194-IB(4) has the ceiling. */
  houseRent: tdsKind({
    label: 'Rent paid by an individual or HUF not liable to audit',
    sections: ['194-IB', '393(1), Sl. 2(i)'],
    payer: 'unaudited',
    rows: [
      { from: '2024-04-01', terms: { ...TENANCY, ratePercent: 5 } },
      {
        from: '2024-10-01',
        terms: { ...TENANCY, ratePercent: 2 },
        sources: [RATES_OF_OCTOBER_2024, CHART_2024],
      },
    ],
  }),
}
