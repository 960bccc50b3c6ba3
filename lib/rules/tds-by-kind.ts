import { BY_MONTH, commonTdsKinds, tdsKind, type TdsKind } from '@/lib/rules/tds'

const winnings = { ratePercent: 30 } as const
const contract = { ratePercent: 1, otherPayeePercent: 2, singleLimit: 30_000 } as const
const tenancy = { counted: 'tenancy' } as const
const property = { counted: 'payment', starts: 'at', atStampValue: true, ratePercent: 1 } as const
const policy = { starts: 'at', lessPremiums: true } as const

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
  securities: tdsKind('Interest on securities other than debentures', '193', '393(1), Sl. 5(i)', [
    '2024-04-01',
    10_000,
    { ratePercent: 10 },
  ]),
  debentures: tdsKind(
    'Interest on debentures',
    '193',
    '393(1), Sl. 5(i)',
    ['2024-04-01', 5_000, { ratePercent: 10 }],
    ['2025-04-01', 10_000, { ratePercent: 10 }],
  ),
  dividend: tdsKind(
    'Dividend',
    '194',
    '393(1), Sl. 7',
    ['2024-04-01', 5_000, { ratePercent: 10 }],
    ['2025-04-01', 10_000, { ratePercent: 10 }],
  ),
  property: tdsKind('Purchase of immovable property', '194-IA', '393(1), Sl. 3(i)', [
    '2024-04-01',
    50_00_000,
    property,
  ]),
  lifePolicy: tdsKind(
    'Payout of a life insurance policy',
    '194DA',
    '393(1), Sl. 8(i)',
    ['2024-04-01', 1_00_000, { ratePercent: 5, ...policy }],
    ['2024-10-01', 1_00_000, { ratePercent: 2, ...policy }],
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
