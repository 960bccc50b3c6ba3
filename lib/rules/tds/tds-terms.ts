import { depositTds } from '@/lib/rules/tds/bank-interest'
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
  /** Rupees: the limit of all payees but those whom `limit` is for, individuals or also Hindu undivided families. */
  otherPayeeLimit?: number
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

const CHECKED_ON = '2026-11-22'
const CHART_2024: RuleSource = {
  title: 'PW: TDS chart FY 2024-25',
  href: 'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
}
const CHART_2025: RuleSource = {
  title: 'Legalbabu: TDS chart FY 2025-26',
  href: 'https://legalbabu.com/learn/?p=1199',
}
/** Section 393(1)(a): tax on the whole sum where it "exceeds the threshold limit specified in column D". */
const ACT_2025: RuleSource = {
  title: 'CA B K Goyal: text of section 393 of the Income-tax Act, 2025',
  href: 'https://cabkgoyal.com/section-393-of-income-tax-act-2025-tax-to-be-deducted-at-source',
}

/** The sections of the Income-tax Act, 2025, in force since 1 April 2026; limits and rates did not change with it. */
export const tdsSections2025: RuleSource = {
  title: 'Finin2min: mapping of TDS sections to 392 and 393',
  href: 'https://finin2min.com/articles/tds-section-392-393-new-mapping-guide.html',
}

const USUAL = { counted: 'year', starts: 'above', taxed: 'all', withoutPanPercent: 20 } as const

type Given = Partial<TdsTerms> & Pick<TdsTerms, 'ratePercent'>
type Row = [
  from: '2024-04-01' | '2024-10-01' | '2025-04-01' | '2026-04-01',
  limit: number,
  given: Given,
  /** Left out: the chart of the year, or the act. */
  source?: RuleSource,
]

function sourceOf(from: Row[0]): RuleSource {
  if (from < '2025-04-01') return CHART_2024
  return from < '2026-04-01' ? CHART_2025 : ACT_2025
}

/** One kind: its name, its two sections, and its rows, each whole. What did not change in 2025 stands in that year's chart too. */
export function tdsKind(label: string, section1961: string, section2025: string, ...rows: Row[]): TdsKind {
  const values = withRowOf2025(rows).map(([from, limit, given, source = sourceOf(from)]) => ({
    from,
    value: { ...USUAL, limit, ...given },
    source,
  }))
  const unit = 'rupees; per cent of the payment'
  return { section1961, section2025, terms: { label, unit, checkedOn: CHECKED_ON, values } }
}

function withRowOf2025(rows: readonly Row[]): readonly Row[] {
  if (rows.some(([from]) => from === '2025-04-01')) return rows
  const later = rows.filter(([from]) => from > '2025-04-01')
  const earlier = rows.slice(0, rows.length - later.length)
  const [, ...unchanged] = earlier.at(-1)!
  return [...earlier, ['2025-04-01', ...unchanged], ...later]
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

export const BY_MONTH = { counted: 'month' } as const

/** The kinds of the tool's own opening rules, as enacted. */
export const commonTdsKinds = {
  fd: bankInterest,
  rent: tdsKind(
    'Rent of land, a building or furniture',
    '194-I(b)',
    '393(1), Sl. 2(ii)(b)',
    ['2024-04-01', 2_40_000, { ratePercent: 10 }],
    ['2025-04-01', 50_000, { ratePercent: 10, ...BY_MONTH }],
  ),
  professional: tdsKind(
    'Professional fees',
    '194J',
    '393(1), Sl. 6(iii)',
    ['2024-04-01', 30_000, { ratePercent: 10 }],
    ['2025-04-01', 50_000, { ratePercent: 10 }],
  ),
} satisfies Record<string, TdsKind>

export type CommonTdsKindId = keyof typeof commonTdsKinds

/** The simplified set for assessment year 2025-26: the tool's own opening rules, 10% once a limit is exceeded. */
export const simplifiedTds: Record<CommonTdsKindId, TdsTerms> = {
  fd: { ...USUAL, limit: 40_000, seniorLimit: 50_000, ratePercent: 10 },
  rent: { ...USUAL, limit: 2_40_000, ratePercent: 10 },
  professional: { ...USUAL, limit: 30_000, ratePercent: 10 },
}
