import type { RuleSource } from '@/lib/rules/rule'
import { BY_MONTH, commonTdsKinds, tdsKind, type TdsKind } from '@/lib/rules/tds/tds-terms'

const winnings = { ratePercent: 30 } as const
const contract = { ratePercent: 1, otherPayeePercent: 2, singleLimit: 30_000 } as const
const tenancy = { counted: 'tenancy' } as const
const property = { counted: 'payment', atStampValue: true, ratePercent: 1 } as const
const policy = { lessPremiums: true } as const
/** Sections 194-IA(2) and 194DA: nothing is deducted below the limit. The 2025 Act deducts above it. */
const AT_THE_LIMIT = { starts: 'at' } as const
/** Who is not an individual (of debentures: nor a Hindu undivided family) is charged from the first rupee. */
const NO_LIMIT_FOR_OTHERS = { ratePercent: 10, otherPayeeLimit: 0 } as const

const DIVIDEND_2025: RuleSource = {
  title: 'TaxTMI: Finance Bill 2025, section 194, limit for a shareholder who is an individual',
  href: 'https://www.taxtmi.com/tmi_notes?id=1406',
}
const DIVIDEND_ACT_2025: RuleSource = {
  title: 'TaxTMI: dividends, section 194 and clause 393 of the Income Tax Bill 2025 compared',
  href: 'https://www.taxtmi.com/tmi_notes?id=1853',
}
const SECURITIES_2025: RuleSource = {
  title: 'TaxTMI: Finance Bill 2025, section 193, one limit for all interest on securities',
  href: 'https://www.taxtmi.com/tmi_notes?id=1407',
}
const SAVINGS_BONDS_2024: RuleSource = {
  title: 'TaxTMI: Finance (No. 2) Act, 2024, section 193, savings bonds above ₹10,000',
  href: 'https://www.taxtmi.com/acts?id=43774',
}

/** The enacted kinds. Salary has no rate of its own: section 192, now 392(1), takes the average rate of the slab tax. */
export const tdsKinds = {
  ...commonTdsKinds,
  technical: tdsKind(
    'Fees for technical services, call centres, film royalty',
    '194J',
    '393(1), Sl. 6(iii)',
    ['2024-04-01', 30_000, { ratePercent: 2 }],
    ['2025-04-01', 50_000, { ratePercent: 2 }],
  ),
  director: tdsKind('Director’s fees', '194J', '393(1), Sl. 6(iii)', ['2024-04-01', 0, { ratePercent: 10 }]),
  contractor: tdsKind('Payment to a contractor', '194C', '393(1), Sl. 6(i)', [
    '2024-04-01',
    1_00_000,
    contract,
  ]),
  commission: tdsKind(
    'Commission or brokerage',
    '194H',
    '393(1), Sl. 1(ii)',
    ['2024-04-01', 15_000, { ratePercent: 5 }],
    ['2024-10-01', 15_000, { ratePercent: 2 }],
    ['2025-04-01', 20_000, { ratePercent: 2 }],
  ),
  insuranceCommission: tdsKind(
    'Insurance commission to an individual',
    '194D',
    '393(1), Sl. 1(i)',
    ['2024-04-01', 15_000, { ratePercent: 5 }],
    ['2025-04-01', 20_000, { ratePercent: 2 }],
  ),
  machineRent: tdsKind(
    'Rent of plant or machinery',
    '194-I(a)',
    '393(1), Sl. 2(ii)(a)',
    ['2024-04-01', 2_40_000, { ratePercent: 2 }],
    ['2025-04-01', 50_000, { ratePercent: 2, ...BY_MONTH }],
  ),
  houseRent: tdsKind(
    'Rent paid by an individual or HUF not liable to audit',
    '194-IB',
    '393(1), Sl. 2(i)',
    ['2024-04-01', 50_000, { ratePercent: 5, ...tenancy }],
    ['2024-10-01', 50_000, { ratePercent: 2, ...tenancy }],
  ),
  individualPayer: tdsKind(
    'Contract work, commission or fees paid by an individual or HUF not liable to audit',
    '194M',
    '393(1), Sl. 6(ii)',
    ['2024-04-01', 50_00_000, { ratePercent: 5 }],
    ['2024-10-01', 50_00_000, { ratePercent: 2 }],
  ),
  otherInterest: tdsKind(
    'Interest from payers other than banks and the post office',
    '194A',
    '393(1), Sl. 5(iii)',
    ['2024-04-01', 5_000, { ratePercent: 10 }],
    ['2025-04-01', 10_000, { ratePercent: 10 }],
  ),
  /**
   * Until March 2025 the limit was for the Government's taxable savings bonds alone: 8% of 2003, 7.75% of 2018 and, from
   * October 2024, floating rate of 2020. Other securities had none.
   */
  securities: tdsKind(
    'Interest on securities other than debentures',
    '193',
    '393(1), Sl. 5(i)',
    ['2024-04-01', 10_000, { ratePercent: 10 }, SAVINGS_BONDS_2024],
    ['2025-04-01', 10_000, { ratePercent: 10 }, SECURITIES_2025],
  ),
  /** Until March 2025 the limit was for individuals and Hindu undivided families, of a widely held company's debentures. */
  debentures: tdsKind(
    'Interest on debentures',
    '193',
    '393(1), Sl. 5(i)',
    ['2024-04-01', 5_000, NO_LIMIT_FOR_OTHERS, SECURITIES_2025],
    ['2025-04-01', 10_000, { ratePercent: 10 }, SECURITIES_2025],
  ),
  /** The limit is for shareholders who are individuals, paid otherwise than in cash. */
  dividend: tdsKind(
    'Dividend',
    '194',
    '393(1), Sl. 7',
    ['2024-04-01', 5_000, NO_LIMIT_FOR_OTHERS, DIVIDEND_2025],
    ['2025-04-01', 10_000, NO_LIMIT_FOR_OTHERS, DIVIDEND_2025],
    ['2026-04-01', 10_000, NO_LIMIT_FOR_OTHERS, DIVIDEND_ACT_2025],
  ),
  property: tdsKind(
    'Purchase of immovable property',
    '194-IA',
    '393(1), Sl. 3(i)',
    ['2024-04-01', 50_00_000, { ...property, ...AT_THE_LIMIT }],
    ['2026-04-01', 50_00_000, property],
  ),
  lifePolicy: tdsKind(
    'Payout of a life insurance policy',
    '194DA',
    '393(1), Sl. 8(i)',
    ['2024-04-01', 1_00_000, { ratePercent: 5, ...policy, ...AT_THE_LIMIT }],
    ['2024-10-01', 1_00_000, { ratePercent: 2, ...policy, ...AT_THE_LIMIT }],
    ['2026-04-01', 1_00_000, { ratePercent: 2, ...policy }],
  ),
  goods: tdsKind('Purchase of goods', '194Q', '393(1), Sl. 8(ii)', [
    '2024-04-01',
    50_00_000,
    { ratePercent: 0.1, taxed: 'excess', withoutPanPercent: 5 },
  ]),
  lottery: tdsKind(
    'Winnings from lotteries, crosswords and card games',
    '194B',
    '393(3), Sl. 1',
    ['2024-04-01', 10_000, winnings],
    ['2025-04-01', 10_000, { ...winnings, counted: 'payment' }],
  ),
  onlineGames: tdsKind('Net winnings from online games', '194BA', '393(3), Sl. 2', [
    '2024-04-01',
    0,
    winnings,
  ]),
} satisfies Record<string, TdsKind>

export type TdsKindId = keyof typeof tdsKinds
