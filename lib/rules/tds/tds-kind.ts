import { firstDayOfYear, yearOfDay } from '@/lib/calendar/financial-year'
import type { RuleRow, RuleSource } from '@/lib/rules/rule'
import {
  CHART_2024,
  KAY_PEE_2025,
  LEGALBABU_2025,
  TAXGURU_2025,
  TEXT_OF_393,
  TRACES_2026,
} from '@/lib/rules/tds/tds-sources'
import type { TdsKind, TdsPayee, TdsPayer, TdsTerms } from '@/lib/rules/tds/tds-terms'

/** Two sources of a row: the first is the more official one. */
export type TwoSources = readonly [RuleSource, RuleSource]

type Given = Partial<TdsTerms> & Pick<TdsTerms, 'limit' | 'ratePercent'>

interface GivenRow<Terms> {
  from: string
  terms: Terms
  /** Left out: those of the year; a row of a year without common sources names its own. */
  sources?: TwoSources
  /** Sources of a row copied from another rule, for a year without common sources. */
  readIn?: TwoSources
  announced?: RuleRow<unknown>['announced']
  checkedOn?: string
}

interface GivenKind<Terms> {
  label: string
  /** Where it was compared with its sources on another day than all others. */
  checkedOn?: string
  /** In the Acts of 1961 and of 2025. */
  sections: readonly [string, string]
  payer: TdsPayer
  payee?: TdsPayee
  otherwise?: TdsKind['otherwise']
  notForPersonalUse?: true
  rows: readonly GivenRow<Terms>[]
  /** By year, before the common ones, for rows that name none themselves. */
  sources?: Readonly<Record<number, TwoSources>>
}

/** The day on which all kinds were last compared with their sources. */
const CHECKED_ON = '2026-11-23'

/** By the first calendar year of a tax year. */
const SOURCES: Readonly<Record<number, TwoSources>> = {
  2024: [CHART_2024, TAXGURU_2025],
  2025: [LEGALBABU_2025, KAY_PEE_2025],
  2026: [TRACES_2026, TEXT_OF_393],
}
const YEARS = Object.keys(SOURCES).map(Number)

/** What the law has unless it is given otherwise: the whole year's sum once it exceeds the limit; section 206AA. */
const USUAL = { counted: 'year', starts: 'above', taxed: 'all', withoutPanPercent: 20 } as const

/**
 * A kind of payment with its rows of law. A year whose law did not change has a row too, with its own
 * sources: what held was looked up in each of them.
 */
export function tdsKind(given: GivenKind<Given>): TdsKind<TdsTerms>
export function tdsKind(given: GivenKind<Given | null>): TdsKind
export function tdsKind(given: GivenKind<Given | null>): TdsKind {
  const { label, checkedOn = CHECKED_ON, sections, payee = 'resident', rows, sources, ...conditions } = given
  const values = withEveryYear(rows).map(({ from, terms, sources: own, readIn, ...known }) => {
    const year = yearOfDay(from)
    const cited = own ?? sources?.[year] ?? SOURCES[year] ?? readIn
    if (!cited) throw new RangeError(`${label}: the row of ${from} names no source`)
    const [source, also] = cited
    return { from, value: terms && { ...USUAL, ...terms }, source, also, ...known }
  })
  const [section1961, section2025] = sections
  const terms = { label, unit: 'rupees; per cent of the payment', checkedOn, values }
  return { section1961, section2025, payee, ...conditions, terms }
}

/** Adds a row on the first day of each year in which the law stayed: the terms before it, with that year's sources. */
function withEveryYear<Terms>(rows: readonly GivenRow<Terms>[]): readonly GivenRow<Terms>[] {
  const first = YEARS.map(firstDayOfYear).filter((day) => !rows.some(({ from }) => from === day))
  const carried = first.map((from) => {
    const before = rows.findLast((row) => row.from < from)
    if (!before) throw new RangeError(`A kind of payment begins with a row of ${firstDayOfYear(YEARS[0]!)}`)
    return { from, terms: before.terms }
  })
  return [...rows, ...carried].sort((a, b) => a.from.localeCompare(b.from))
}
