import { depositTds } from '@/lib/rules/deposit-tds'
import type { Rule, RuleSource } from '@/lib/rules/rule'

/** When tax is deducted at source from one kind of payment to a resident, and how much. */
export interface TdsTerms {
  /** Rupees. */
  limit: number
  seniorLimit?: number
  /** Rupees of one payment that is taxed by itself while the year is still below its limit. */
  singleLimit?: number
  /** What is held against the limit: a payee's year, each month, each month of a tenancy taxed at its end, each payment. */
  counted: 'year' | 'month' | 'tenancy' | 'payment'
  /** Deducted once the limit is exceeded, or as soon as it is reached. */
  starts: 'above' | 'at'
  /** Deducted from the whole amount, or from what exceeds the limit. */
  taxed: 'all' | 'excess'
  /** Per cent. */
  ratePercent: number
  /** Where the payee is neither an individual nor a Hindu undivided family. */
  otherPayeePercent?: number
  /** Section 206AA of the 1961 Act: this or the rate, whichever is higher. */
  withoutPanPercent: number
  /** What was paid in before is taken off what is paid out: premiums. */
  lessPremiums?: boolean
  /** The value for stamp duty counts where it is higher than the price. */
  atStampValue?: boolean
}

export interface TdsKind {
  section1961: string
  section2025: string
  terms: Rule<TdsTerms>
}

const CHECKED_ON = '2026-11-21'
const CHART_2024: RuleSource = {
  title: 'PW: TDS chart FY 2024-25',
  href: 'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
}
const CHART_2025: RuleSource = {
  title: 'Legalbabu: TDS chart FY 2025-26',
  href: 'https://legalbabu.com/learn/?p=1199',
}

/** The sections of the Income-tax Act, 2025, in force since 1 April 2026; limits and rates did not change with it. */
export const tdsSections2025: RuleSource = {
  title: 'Finin2min: mapping of TDS sections to 392 and 393',
  href: 'https://finin2min.com/articles/tds-section-392-393-new-mapping-guide.html',
}

const USUAL = { counted: 'year', starts: 'above', taxed: 'all', withoutPanPercent: 20 } as const

type Given = Partial<TdsTerms> & Pick<TdsTerms, 'ratePercent'>
type Row = [from: '2024-04-01' | '2024-10-01' | '2025-04-01', limit: number, given: Given]

/** One kind: its name, its two sections, and its rows, each whole. What did not change in 2025 stands in that year's chart too. */
function kind(says: string, section1961: string, section2025: string, ...rows: Row[]): TdsKind {
  const [from, ...unchanged] = rows.at(-1)!
  const all: Row[] = from < '2025-04-01' ? [...rows, ['2025-04-01', ...unchanged]] : rows
  const values = all.map(([from, limit, given]) => ({
    from,
    value: { ...USUAL, limit, ...given },
    source: from < '2025-04-01' ? CHART_2024 : CHART_2025,
  }))
  const unit = 'rupees; per cent of the payment'
  return { section1961, section2025, terms: { says, unit, checkedOn: CHECKED_ON, values } }
}

const bankInterest: TdsKind = {
  section1961: '194A',
  section2025: '393(1), Sl. 5(ii)',
  terms: {
    ...depositTds,
    values: depositTds.values.map(({ value, ...row }) => ({
      ...row,
      value: {
        ...USUAL,
        limit: value.limit,
        seniorLimit: value.seniorLimit,
        ratePercent: value.ratePercent,
        withoutPanPercent: value.ratePercentWithoutPan,
      },
    })),
  },
}

const monthly = { counted: 'month' } as const
const winnings = { ratePercent: 30 } as const
const contract = { ratePercent: 1, otherPayeePercent: 2, singleLimit: 30_000 } as const
const tenancy = { counted: 'tenancy' } as const
const property = { counted: 'payment', starts: 'at', atStampValue: true, ratePercent: 1 } as const
const policy = { starts: 'at', lessPremiums: true } as const

/** The enacted kinds. Salary has no rate of its own: section 192, now 392(1), takes the average rate of the slab tax. */
export const tdsKinds = {
  fd: bankInterest,
  rent: kind(
    'Rent of land, a building or furniture',
    '194-I(b)',
    '393(1), Sl. 2(ii)(b)',
    ['2024-04-01', 2_40_000, { ratePercent: 10 }],
    ['2025-04-01', 50_000, { ratePercent: 10, ...monthly }],
  ),
  professional: kind(
    'Professional fees',
    '194J',
    '393(1), Sl. 6(iii)',
    ['2024-04-01', 30_000, { ratePercent: 10 }],
    ['2025-04-01', 50_000, { ratePercent: 10 }],
  ),
  technical: kind(
    'Fees for technical services, call centres, film royalty',
    '194J',
    '393(1), Sl. 6(iii)',
    ['2024-04-01', 30_000, { ratePercent: 2 }],
    ['2025-04-01', 50_000, { ratePercent: 2 }],
  ),
  director: kind('Director’s fees', '194J', '393(1), Sl. 6(iii)', ['2024-04-01', 0, { ratePercent: 10 }]),
  contractor: kind('Payment to a contractor', '194C', '393(1), Sl. 6(i)', ['2024-04-01', 1_00_000, contract]),
  commission: kind(
    'Commission or brokerage',
    '194H',
    '393(1), Sl. 1(ii)',
    ['2024-04-01', 15_000, { ratePercent: 5 }],
    ['2024-10-01', 15_000, { ratePercent: 2 }],
    ['2025-04-01', 20_000, { ratePercent: 2 }],
  ),
  insuranceCommission: kind(
    'Insurance commission to an individual',
    '194D',
    '393(1), Sl. 1(i)',
    ['2024-04-01', 15_000, { ratePercent: 5 }],
    ['2025-04-01', 20_000, { ratePercent: 2 }],
  ),
  machineRent: kind(
    'Rent of plant or machinery',
    '194-I(a)',
    '393(1), Sl. 2(ii)(a)',
    ['2024-04-01', 2_40_000, { ratePercent: 2 }],
    ['2025-04-01', 50_000, { ratePercent: 2, ...monthly }],
  ),
  houseRent: kind(
    'Rent paid by an individual or HUF not liable to audit',
    '194-IB',
    '393(1), Sl. 2(i)',
    ['2024-04-01', 50_000, { ratePercent: 5, ...tenancy }],
    ['2024-10-01', 50_000, { ratePercent: 2, ...tenancy }],
  ),
  individualPayer: kind(
    'Contract work, commission or fees paid by an individual or HUF not liable to audit',
    '194M',
    '393(1), Sl. 6(ii)',
    ['2024-04-01', 50_00_000, { ratePercent: 5 }],
    ['2024-10-01', 50_00_000, { ratePercent: 2 }],
  ),
  otherInterest: kind(
    'Interest from payers other than banks and the post office',
    '194A',
    '393(1), Sl. 5(iii)',
    ['2024-04-01', 5_000, { ratePercent: 10 }],
    ['2025-04-01', 10_000, { ratePercent: 10 }],
  ),
  securities: kind('Interest on securities other than debentures', '193', '393(1), Sl. 5(i)', [
    '2024-04-01',
    10_000,
    { ratePercent: 10 },
  ]),
  debentures: kind(
    'Interest on debentures',
    '193',
    '393(1), Sl. 5(i)',
    ['2024-04-01', 5_000, { ratePercent: 10 }],
    ['2025-04-01', 10_000, { ratePercent: 10 }],
  ),
  dividend: kind(
    'Dividend',
    '194',
    '393(1), Sl. 7',
    ['2024-04-01', 5_000, { ratePercent: 10 }],
    ['2025-04-01', 10_000, { ratePercent: 10 }],
  ),
  property: kind('Purchase of immovable property', '194-IA', '393(1), Sl. 3(i)', [
    '2024-04-01',
    50_00_000,
    property,
  ]),
  lifePolicy: kind(
    'Payout of a life insurance policy',
    '194DA',
    '393(1), Sl. 8(i)',
    ['2024-04-01', 1_00_000, { ratePercent: 5, ...policy }],
    ['2024-10-01', 1_00_000, { ratePercent: 2, ...policy }],
  ),
  goods: kind('Purchase of goods', '194Q', '393(1), Sl. 8(ii)', [
    '2024-04-01',
    50_00_000,
    { ratePercent: 0.1, taxed: 'excess', withoutPanPercent: 5 },
  ]),
  lottery: kind(
    'Winnings from lotteries, crosswords and card games',
    '194B',
    '393(3), Sl. 1',
    ['2024-04-01', 10_000, winnings],
    ['2025-04-01', 10_000, { ...winnings, counted: 'payment' }],
  ),
  onlineGames: kind('Net winnings from online games', '194BA', '393(3), Sl. 2', ['2024-04-01', 0, winnings]),
} satisfies Record<string, TdsKind>

export type TdsKindId = keyof typeof tdsKinds

/** The simplified set for assessment year 2025-26: the tool's own opening rules, 10% once a limit is exceeded. */
export const simplifiedTds: Partial<Record<TdsKindId, TdsTerms>> = {
  fd: { ...USUAL, limit: 40_000, seniorLimit: 50_000, ratePercent: 10 },
  rent: { ...USUAL, limit: 2_40_000, ratePercent: 10 },
  professional: { ...USUAL, limit: 30_000, ratePercent: 10 },
}
