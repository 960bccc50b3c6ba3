import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { Anchor } from '@/components/ui/anchor'
import { FoldedPart } from '@/components/ui/disclosure'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { exemptionDays, exemptionLaw } from '@/lib/capital-gains/exemption'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import { equityFreeOn } from '@/lib/capital-gains/sale-gain'
import type { YearGains } from '@/lib/capital-gains/year-gains'
import { dayInWords } from '@/lib/format/days'
import { grouped, rupees } from '@/lib/format/numbers'
import {
  capitalGainsSources,
  costInflation,
  equityFree,
  gainExemptions,
  gainRates,
} from '@/lib/rules/capital-gains/capital-gains-law'
import { type ExemptionSection, exemptionSections } from '@/lib/rules/capital-gains/exemption-sections'
import { type GainAsset, gainAssets } from '@/lib/rules/capital-gains/gain-rates'
import type { Rule } from '@/lib/rules/rule'
import { ASSETS } from './fields'
import { YearTables } from './year-tables'

/** The sales of a year, then the law of the day of sale: rates by asset, last days of exemptions, the index, the sources. */
export default function GainsLaw({ sold, year }: { sold: string; year: YearGains | null }) {
  return (
    <>
      {year && <YearTables year={year} />}
      <h3 className="mt-8 mb-2">Rates for sales on {dayInWords(sold)}</h3>
      <ResultTable
        wordy
        caption="Rates by asset"
        columns={rateColumns}
        rows={rateRows(sold)}
        file="capital-gains-rates"
      />
      <h3 className="mt-8 mb-2">Exemptions and their last days</h3>
      <ResultTable
        wordy
        caption="Exemptions"
        columns={exemptionColumns}
        rows={exemptionSections.map((section) => ({ section, sold }))}
        file="capital-gains-exemptions"
      />
      <FoldedPart heading="Cost inflation index">
        <ResultTable
          caption="Cost inflation index"
          columns={indexColumns}
          rows={costInflation.values.toReversed()}
        />
      </FoldedPart>
      <FoldedPart heading="Law and sources">
        <Sources sold={sold} />
      </FoldedPart>
    </>
  )
}

interface RateRow {
  asset: GainAsset
  months: number | null
  short: string
  long: string | null
}

function rateRows(sold: string): RateRow[] {
  const law = gainLawOn(sold)
  const other = `${grouped(law.otherLongPercent)}%${law.isIndexed ? ' with indexing' : ''}`
  const long: Partial<Record<GainAsset, string>> = {
    equity: `${grouped(law.equityLongPercent)}% above ${rupees(equityFreeOn(sold))} a year`,
    'listed-bond': `${grouped(law.listedBondLongPercent)}%`,
    property: law.indexedChoice
      ? `${other}; bought before ${dayInWords(law.indexedChoice.boughtBefore)}: or ${law.indexedChoice.ratePercent}% with indexing`
      : other,
  }
  return gainAssets
    .filter((asset) => asset !== 'unlisted-bond' || law.unlistedBonds !== null)
    .map((asset) => {
      const months = law.longAfterMonths[asset] ?? null
      const short =
        asset === 'equity' ? `${grouped(law.equityShortPercent)}%` : asset === 'vda' ? '30%' : 'Slab rate'
      return { asset, months, short, long: months === null ? null : (long[asset] ?? other) }
    })
}

const rateColumns: readonly Column<RateRow>[] = [
  { heading: 'Asset', as: 'text', cell: ({ asset }) => ASSETS[asset] },
  {
    heading: 'Long-term after',
    as: 'text',
    cell: ({ months }) => (months === null ? null : `${months} months`),
  },
  { heading: 'Short-term', as: 'text', cell: ({ short }) => short },
  { heading: 'Long-term', as: 'text', answer: true, cell: ({ long }) => long },
]

interface ExemptionRow {
  section: ExemptionSection
  sold: string
}
const inWords = (day: string | null) => day && dayInWords(day)

const exemptionColumns: readonly Column<ExemptionRow>[] = [
  {
    heading: 'Section',
    as: 'text',
    cell: ({ section }) => `${section} (now ${exemptionLaw(section).newSection})`,
  },
  { heading: 'Sold', as: 'text', cell: ({ section }) => SOLD[section] },
  {
    heading: 'House bought by',
    as: 'text',
    cell: ({ section, sold }) => inWords(exemptionDays(section, sold).buyBy),
  },
  {
    heading: 'House built by',
    as: 'text',
    cell: ({ section, sold }) => inWords(exemptionDays(section, sold).buildBy),
  },
  {
    heading: 'Bonds bought by',
    as: 'text',
    cell: ({ section, sold }) => inWords(exemptionDays(section, sold).bondsBy),
  },
  { heading: 'At most', as: 'rupees', answer: true, cell: ({ section }) => exemptionLaw(section).most },
]
const SOLD: Record<ExemptionSection, string> = {
  '54': 'House',
  '54F': 'Any other long-term asset',
  '54EC': 'Land or building',
}

const indexColumns: readonly Column<{ from: string; value: number }>[] = [
  { heading: 'Financial year', as: 'text', cell: ({ from }) => yearName(yearOfDay(from)) },
  { heading: 'Index', as: 'number', answer: true, cell: ({ value }) => value },
]

/** Where the row of a day was read; of the first row for any day before it. */
const sourceOn = ({ values }: Rule<unknown>, day: string) =>
  (values.findLast(({ from }) => from <= day) ?? values[0]!).source

function Sources({ sold }: { sold: string }) {
  const rules = [gainRates, equityFree, gainExemptions, costInflation]
  return (
    <>
      {rules.map((rule) => (
        <RuleNote
          key={rule.label}
          label={rule.label}
          source={sourceOn(rule, sold)}
          checkedOn={rule.checkedOn}
        />
      ))}
      <ul className="mt-3 grid gap-1 text-sm">
        {capitalGainsSources.map(({ title, href }) => (
          <li key={href}>
            <Anchor href={href}>{title}</Anchor>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        Not covered: non-residents but for land and buildings, gold ETFs and international funds bought from
        April 2023 to March 2025, buybacks, depreciable assets. Whether gains count towards the ₹12 lakh of
        the rebate is in dispute; here they do, as the Act has it.
      </p>
    </>
  )
}
