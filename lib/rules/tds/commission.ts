import { tdsKind } from '@/lib/rules/tds/tds-kind'
import {
  BUDGET_2025,
  CHART_2024,
  KAY_PEE_2025,
  RATES_OF_OCTOBER_2024,
  TAXGURU_2025,
  TEXT_OF_393_3,
  TRACES_2026,
} from '@/lib/rules/tds/tds-sources'

export const commissionTds = {
  commission: tdsKind({
    label: 'Commission or brokerage',
    sections: ['194H', '393(1), Sl. 1(ii)'],
    payer: 'audited',
    otherwise: 'individualPayer',
    rows: [
      { from: '2024-04-01', terms: { limit: 15_000, ratePercent: 5 }, sources: [CHART_2024, BUDGET_2025] },
      {
        from: '2024-10-01',
        terms: { limit: 15_000, ratePercent: 2 },
        sources: [RATES_OF_OCTOBER_2024, CHART_2024],
      },
      { from: '2025-04-01', terms: { limit: 20_000, ratePercent: 2 } },
    ],
  }),
  insuranceCommission: tdsKind({
    label: 'Insurance commission to an individual',
    sections: ['194D', '393(1), Sl. 1(i)'],
    payer: 'insurer',
    payee: 'individual',
    rows: [
      { from: '2024-04-01', terms: { limit: 15_000, ratePercent: 5 } },
      { from: '2025-04-01', terms: { limit: 20_000, ratePercent: 2 } },
    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  lotteryCommission: tdsKind({
    label: 'Commission on lottery tickets',
    sections: ['194G', '393(3), Sl. 4'],
    payer: 'anyone',
    payee: 'anyone',
    rows: [
      { from: '2024-04-01', terms: { limit: 15_000, ratePercent: 5 }, sources: [BUDGET_2025, TAXGURU_2025] },
      {
        from: '2024-10-01',
        terms: { limit: 15_000, ratePercent: 2 },
        sources: [RATES_OF_OCTOBER_2024, BUDGET_2025],
      },
      { from: '2025-04-01', terms: { limit: 20_000, ratePercent: 2 }, sources: [BUDGET_2025, KAY_PEE_2025] },
    ],
    sources: { 2026: [TRACES_2026, TEXT_OF_393_3] },
  }),
}
