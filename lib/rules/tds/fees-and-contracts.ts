import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { BUDGET_2025, CHART_2024, RATES_OF_OCTOBER_2024 } from '@/lib/rules/tds/tds-sources'

export const feesAndContractsTds = {
  professional: tdsKind({
    label: 'Professional fees',
    sections: ['194J', '393(1), Sl. 6(iii)'],
    payer: 'audited',
    otherwise: 'individualPayer',
    notForPersonalUse: true,
    rows: [
      { from: '2024-04-01', terms: { limit: 30_000, ratePercent: 10 } },
      { from: '2025-04-01', terms: { limit: 50_000, ratePercent: 10 } },
    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  technical: tdsKind({
    label: 'Fees for technical services, call centres, film royalty',
    sections: ['194J', '393(1), Sl. 6(iii)'],
    payer: 'audited',
    rows: [
      { from: '2024-04-01', terms: { limit: 30_000, ratePercent: 2 } },
      { from: '2025-04-01', terms: { limit: 50_000, ratePercent: 2 } },
    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  director: tdsKind({
    label: 'Director’s fees',
    sections: ['194J', '393(1), Sl. 6(iii)'],
    payer: 'company',
    rows: [{ from: '2024-04-01', terms: { limit: 0, ratePercent: 10 } }],
  }),
  contractor: tdsKind({
    label: 'Payment to a contractor',
    sections: ['194C', '393(1), Sl. 6(i)'],
    payer: 'audited',
    otherwise: 'individualPayer',
    notForPersonalUse: true,
    rows: [
      {
        from: '2024-04-01',
        terms: {
          limit: 1_00_000,
          singleLimit: 30_000,
          ratePercent: 1,
          otherPayeePercent: 2,
          transportersExempt: true,
        },
      },
    ],
  }),
  /** Contract work, commission or brokerage and professional fees to one payee count together. */
  individualPayer: tdsKind({
    label: 'Contract work, commission or fees paid by an individual or HUF not liable to audit',
    sections: ['194M', '393(1), Sl. 6(ii)'],
    payer: 'unaudited',
    rows: [
      { from: '2024-04-01', terms: { limit: 50_00_000, ratePercent: 5 } },
      {
        from: '2024-10-01',
        terms: { limit: 50_00_000, ratePercent: 2 },
        sources: [RATES_OF_OCTOBER_2024, CHART_2024],
      },
    ],
  }),
}
