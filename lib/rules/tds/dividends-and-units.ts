import type { RuleSource } from '@/lib/rules/rule'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { BUDGET_2025, KAY_PEE_2025, TAXGURU_2025, TRACES_2026 } from '@/lib/rules/tds/tds-sources'

const DIVIDEND_2025: RuleSource = {
  title: 'TaxTMI: Finance Bill 2025, section 194, limit for a shareholder who is an individual',
  href: 'https://www.taxtmi.com/tmi_notes?id=1406',
}
const DIVIDEND_ACT_2025: RuleSource = {
  title: 'TaxTMI: dividends, section 194 and clause 393 of the Income Tax Bill 2025 compared',
  href: 'https://www.taxtmi.com/tmi_notes?id=1853',
}

export const dividendAndUnitTds = {
  /** The limit is for shareholders who are individuals, paid otherwise than in cash; all others have none. */
  dividend: tdsKind({
    label: 'Dividend',
    sections: ['194', '393(1), Sl. 7'],
    payer: 'company',
    rows: [
      { from: '2024-04-01', terms: { limit: 5_000, otherPayeeLimit: 0, ratePercent: 10 } },
      { from: '2025-04-01', terms: { limit: 10_000, otherPayeeLimit: 0, ratePercent: 10 } },
    ],
    sources: {
      2024: [BUDGET_2025, DIVIDEND_2025],
      2025: [BUDGET_2025, DIVIDEND_2025],
      2026: [TRACES_2026, DIVIDEND_ACT_2025],
    },
  }),
  /** Income that a fund pays out; not the gain from units that are sold or redeemed. */
  mutualFund: tdsKind({
    label: 'Income from units of a mutual fund',
    sections: ['194K', '393(1), Sl. 4(i)'],
    payer: 'fund',
    rows: [
      { from: '2024-04-01', terms: { limit: 5_000, ratePercent: 10 }, sources: [BUDGET_2025, TAXGURU_2025] },
      {
        from: '2025-04-01',
        terms: { limit: 10_000, ratePercent: 10 },
        sources: [TAXGURU_2025, KAY_PEE_2025],
      },
    ],
  }),
}
