import type { RuleSource } from '@/lib/rules/rule'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { TEXT_OF_393_3, TRACES_2026 } from '@/lib/rules/tds/tds-sources'

const SECTION_194N: RuleSource = {
  title: 'TaxGuru: text and examples of section 194N',
  href: 'https://taxguru.in/income-tax/analysis-section-194n-tds-cash-withdrawals.html',
}
const COOPERATIVES: RuleSource = {
  title: 'My Tax World: TDS on cash withdrawal, limit of co-operative societies',
  href: 'https://mytaxworld.in/post/understanding-the-implications-of-tds-on-cash-withdrawals',
}
/** A page of 2026 that still has the rates of those who filed no return. */
export const NON_FILERS_2026: RuleSource = {
  title: 'Tax Heal: tax on cash withdrawal, new rules of 2026',
  href: 'https://www.taxheal.com/tax-on-cash-withdrawal-from-bank-new-income-tax-rules-2026.html',
}

const ABOVE_A_CRORE = {
  limit: 1_00_00_000,
  otherPayeeLimit: 3_00_00_000,
  ratePercent: 2,
  taxed: 'excess',
} as const
const NON_FILERS = { limit: 20_00_000, upperPercent: 5 } as const

export const cashWithdrawalTds = {
  /**
   * The other payee is a co-operative society. The department's chart of 2026-27 has no rate for who filed no return.
   */
  cashWithdrawal: tdsKind({
    label: 'Cash withdrawn from a bank or post office',
    sections: ['194N', '393(3), Sl. 5'],
    payer: 'bank',
    payee: 'anyone',
    rows: [
      { from: '2024-04-01', terms: { ...ABOVE_A_CRORE, nonFilers: NON_FILERS } },
      { from: '2026-04-01', terms: { ...ABOVE_A_CRORE, nonFilersInDispute: NON_FILERS } },
    ],
    sources: {
      2024: [SECTION_194N, COOPERATIVES],
      2025: [SECTION_194N, COOPERATIVES],
      2026: [TRACES_2026, TEXT_OF_393_3],
    },
  }),
}
