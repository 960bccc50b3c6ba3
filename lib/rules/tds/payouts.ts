import type { RuleSource } from '@/lib/rules/rule'
import { tdsKind } from '@/lib/rules/tds/tds-kind'
import {
  CHART_2024,
  RATES_OF_OCTOBER_2024,
  TAXGURU_2025,
  TEXT_OF_392,
  TRACES_2026,
} from '@/lib/rules/tds/tds-sources'

const SECTION_192A: RuleSource = {
  title: 'TaxTMI: provident fund, section 192A and clause 392(7) compared',
  href: 'https://www.taxtmi.com/tmi_notes?id=1851',
}
const SECTION_194EE: RuleSource = {
  title: 'TaxTMI: section 194EE, National Savings Scheme',
  href: 'https://www.taxtmi.com/acts?id=4030',
}
const SAVINGS_NOTIFICATION: RuleSource = {
  title: 'A2Z Taxcorp: notification 27/2025, no TDS on withdrawals by individuals',
  href: 'https://a2ztaxcorp.net/?p=6360',
}
const SAVINGS_EXEMPTION: RuleSource = {
  title: 'TaxGuru: National Savings Scheme, withdrawals exempt',
  href: 'https://taxguru.in/income-tax/exemption-withdrawal-national-savings-scheme-nss-account.html',
}
const POLICY = { limit: 1_00_000, lessPremiums: true } as const
const SAVINGS = { limit: 2_500, ratePercent: 10 } as const

export const payoutTds = {
  /** Section 194DA: nothing below the limit. The 2025 Act deducts above it. */
  lifePolicy: tdsKind({
    label: 'Payout of a life insurance policy not exempt under section 10(10D)',
    sections: ['194DA', '393(1), Sl. 8(i)'],
    payer: 'insurer',
    rows: [
      { from: '2024-04-01', terms: { ...POLICY, ratePercent: 5, starts: 'at' } },
      {
        from: '2024-10-01',
        terms: { ...POLICY, ratePercent: 2, starts: 'at' },
        sources: [RATES_OF_OCTOBER_2024, CHART_2024],
      },
      { from: '2026-04-01', terms: { ...POLICY, ratePercent: 2 } },
    ],
  }),
  /** In both Acts from ₹50,000: the aggregate "is fifty thousand rupees or more". */
  providentFund: tdsKind({
    label: 'Provident fund withdrawn before five years of service',
    sections: ['192A', '392(7)'],
    payer: 'trustees',
    payee: 'employee',
    rows: [
      { from: '2024-04-01', terms: { limit: 50_000, ratePercent: 10, counted: 'payment', starts: 'at' } },
    ],
    sources: {
      2024: [SECTION_192A, TAXGURU_2025],
      2025: [SECTION_192A, TAXGURU_2025],
      2026: [TRACES_2026, TEXT_OF_392],
    },
  }),
  /** Withdrawals by individuals are free of it by notification 27/2025, made under the 1961 Act. */
  savingsScheme: tdsKind({
    label: 'National Savings Scheme deposit withdrawn',
    sections: ['194EE', '393(3), Sl. 6'],
    payer: 'postOffice',
    payee: 'anyone',
    rows: [
      { from: '2024-04-01', terms: { ...SAVINGS, starts: 'at' } },
      { from: '2025-04-04', terms: { ...SAVINGS, starts: 'at', individualsExempt: true } },
      { from: '2026-04-01', terms: { ...SAVINGS, individualsExempt: true } },
    ],
    sources: {
      2024: [SECTION_194EE, SAVINGS_NOTIFICATION],
      2025: [SAVINGS_NOTIFICATION, SAVINGS_EXEMPTION],
      2026: [TRACES_2026, SAVINGS_EXEMPTION],
    },
  }),
}
