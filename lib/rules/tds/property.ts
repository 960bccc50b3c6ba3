import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { BUDGET_2025, KAY_PEE_2025, TAXGURU_2025 } from '@/lib/rules/tds/tds-sources'

export const propertyTds = {
  /**
   * Section 194-IA(2): nothing where price and stamp value are both less than the limit. Guides to the 2025
   * Act keep '₹50 lakh or more' (taxgst.in ?p=66914, divmayconsultants.com service/3c), though section 393(1)
   * speaks of exceeding a limit: at exactly ₹50 lakh a buyer who deducts is safe. Not rural agricultural
   * land.
   */
  property: tdsKind({
    label: 'Purchase of immovable property',
    sections: ['194-IA', '393(1), Sl. 3(i)'],
    payer: 'anyone',
    rows: [
      {
        from: '2024-04-01',
        terms: { limit: 50_00_000, counted: 'payment', atStampValue: true, ratePercent: 1, starts: 'at' },
      },
    ],
  }),
  landAcquisition: tdsKind({
    label: 'Compensation for property acquired by law',
    sections: ['194LA', '393(1), Sl. 3(iii)'],
    payer: 'anyone',
    rows: [
      {
        from: '2024-04-01',
        terms: { limit: 2_50_000, ratePercent: 10 },
        sources: [BUDGET_2025, TAXGURU_2025],
      },
      {
        from: '2025-04-01',
        terms: { limit: 5_00_000, ratePercent: 10 },
        sources: [BUDGET_2025, KAY_PEE_2025],
      },
    ],
  }),
  jointDevelopment: tdsKind({
    label: 'Money under a joint development agreement',
    sections: ['194-IC', '393(1), Sl. 3(ii)'],
    payer: 'anyone',
    rows: [{ from: '2024-04-01', terms: { limit: 0, ratePercent: 10 } }],
    sources: { 2024: [TAXGURU_2025, KAY_PEE_2025], 2025: [TAXGURU_2025, KAY_PEE_2025] },
  }),
}
