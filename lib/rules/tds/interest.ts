import type { RuleSource } from '@/lib/rules/rule'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { BUDGET_2025, CHART_2024 } from '@/lib/rules/tds/tds-sources'

const SECURITIES_2025: RuleSource = {
  title: 'TaxTMI: Finance Bill 2025, section 193, one limit for all interest on securities',
  href: 'https://www.taxtmi.com/tmi_notes?id=1407',
}
const SAVINGS_BONDS_2024: RuleSource = {
  title: 'TaxTMI: Finance (No. 2) Act, 2024, section 193, savings bonds above ₹10,000',
  href: 'https://www.taxtmi.com/acts?id=43774',
}

export const interestTds = {
  fd: tdsKind({
    label: 'Interest from a bank, a co-operative bank or the post office',
    sections: ['194A', '393(1), Sl. 5(ii)'],
    payer: 'bank',
    rows: depositTds.values.map(
      ({
        from,
        value: { limit, seniorLimit, ratePercent, ratePercentWithoutPan },
        source,
        also = source,
        announced,
        checkedOn,
      }) => ({
        from,
        readIn: [source, also],
        announced,
        checkedOn,
        terms: { limit, seniorLimit, ratePercent, withoutPanPercent: ratePercentWithoutPan },
      }),
    ),
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  otherInterest: tdsKind({
    label: 'Interest from payers other than banks and the post office',
    sections: ['194A', '393(1), Sl. 5(iii)'],
    payer: 'audited',
    rows: [
      { from: '2024-04-01', terms: { limit: 5_000, ratePercent: 10 } },
      { from: '2025-04-01', terms: { limit: 10_000, ratePercent: 10 } },
    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  /**
   * Until March 2025 the limit was for the Government's taxable savings bonds alone: 8% of 2003, 7.75% of
   * 2018 and, from October 2024, floating rate of 2020. Other securities had none.
   */
  securities: tdsKind({
    label: 'Interest on securities other than debentures',
    sections: ['193', '393(1), Sl. 5(i)'],
    payer: 'issuer',
    rows: [{ from: '2024-04-01', terms: { limit: 10_000, ratePercent: 10 } }],
    sources: {
      2024: [SAVINGS_BONDS_2024, CHART_2024],
      2025: [BUDGET_2025, SECURITIES_2025],
    },
  }),
  /**
   * Until March 2025 the limit was for individuals and Hindu undivided families, of a widely held company's debentures.
   */
  debentures: tdsKind({
    label: 'Interest on debentures',
    sections: ['193', '393(1), Sl. 5(i)'],
    payer: 'issuer',
    rows: [
      { from: '2024-04-01', terms: { limit: 5_000, otherPayeeLimit: 0, ratePercent: 10 } },
      { from: '2025-04-01', terms: { limit: 10_000, ratePercent: 10 } },
    ],
    sources: {
      2024: [SECURITIES_2025, CHART_2024],
      2025: [BUDGET_2025, SECURITIES_2025],
    },
  }),
}
