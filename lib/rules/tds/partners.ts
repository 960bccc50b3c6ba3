import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { KAY_PEE_2025, TAXGURU_2025, TEXT_OF_393_3, TRACES_2026 } from '@/lib/rules/tds/tds-sources'

export const partnerTds = {
  /**
   * Salary, remuneration, commission, bonus and interest of a partner, also on his capital. A share of profit and the
   * repayment of capital are outside. The section begins on 1 April 2025.
   */
  partner: tdsKind({
    label: 'Salary, commission or interest of a partner',
    sections: ['194T', '393(3), Sl. 7'],
    payer: 'firm',
    payee: 'partner',
    rows: [
      { from: '2024-04-01', terms: null, sources: [TAXGURU_2025, KAY_PEE_2025] },
      {
        from: '2025-04-01',
        terms: { limit: 20_000, ratePercent: 10 },
        sources: [TAXGURU_2025, KAY_PEE_2025],
      },
    ],
    sources: { 2026: [TRACES_2026, TEXT_OF_393_3] },
  }),
}
