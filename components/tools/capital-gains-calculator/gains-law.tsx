import { inForce, lawRows } from '@/lib/rules/in-force'
import type { Column } from '@/components/results/column'
import { ResultTable } from '@/components/results/result-table'
import { RuleNote } from '@/components/results/rule-note'
import { SourceList } from '@/components/results/source-link'
import { FoldedPart } from '@/components/ui/disclosure'
import { yearName, yearOfDay } from '@/lib/calendar/financial-year'
import { exemptionDays, exemptionLaw } from '@/lib/capital-gains/exemption'
import { gainLawOn } from '@/lib/capital-gains/gain-sale'
import type { Harvest } from '@/lib/capital-gains/harvest'
import { equityFreeOn } from '@/lib/capital-gains/sale-gain'
import type { YearGains } from '@/lib/capital-gains/year-gains'
import { dayInWords } from '@/lib/format/days'
import { counted, grouped, rupees } from '@/lib/format/numbers'
import {
  capitalGainsSources,
  costInflation,
  equityFree,
  gainExemptions,
  gainRates,
} from '@/lib/rules/capital-gains/capital-gains-law'
import { type ExemptionSection, exemptionSections } from '@/lib/rules/capital-gains/exemption-sections'
import { type GainAsset, gainAssets } from '@/lib/rules/capital-gains/gain-rates'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import type { Rule } from '@/lib/rules/rule'
import { nameOf, t } from '@/lib/language/words'
import { ASSETS } from './fields'
import { YearTables } from './year-tables'

interface GainsLawProps {
  sold: string
  year: YearGains | null
  plan: Harvest | undefined
}

/**
 * The sales of a year and what else to sell in it, then the law of the day of sale: rates by asset, last days
 * of exemptions, the index, the sources.
 */
export default function GainsLaw({ sold, year, plan }: GainsLawProps) {
  return (
    <>
      {year && <YearTables year={year} plan={plan} />}
      <h3 className="mt-8 mb-2">{t('Rates for sales on {0}', dayInWords(sold))}</h3>
      <ResultTable
        wordy
        caption={t('Rates by asset')}
        columns={rateColumns}
        rows={rateRows(sold)}
        file="capital-gains-rates"
      />
      <h3 className="mt-8 mb-2">{t('Exemptions and their last days')}</h3>
      <ResultTable
        wordy
        caption={t('Exemptions')}
        columns={exemptionColumns}
        rows={exemptionSections.map((section) => ({ section, sold }))}
        file="capital-gains-exemptions"
      />
      <FoldedPart heading={t('Cost inflation index')}>
        <ResultTable
          caption={t('Cost inflation index')}
          columns={indexColumns}
          rows={lawRows(costInflation).toReversed()}
        />
      </FoldedPart>
      <FoldedPart heading={t('Law and sources')}>
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
  const otherRate = `${grouped(law.otherLongPercent)}%`
  const other = law.isIndexed ? t('{0} with indexing', otherRate) : otherRate
  const long: Partial<Record<GainAsset, string>> = {
    equity: t('{0}% above {1} a year', grouped(law.equityLongPercent), rupees(equityFreeOn(sold))),
    'listed-bond': `${grouped(law.listedBondLongPercent)}%`,
    property: law.indexedChoice
      ? t(
          '{0}; bought before {1}: or {2}% with indexing',
          other,
          dayInWords(law.indexedChoice.boughtBefore),
          law.indexedChoice.ratePercent,
        )
      : other,
  }
  return gainAssets
    .filter((asset) => asset !== 'unlisted-bond' || law.unlistedBonds !== null)
    .map((asset) => {
      const months = law.longAfterMonths[asset] ?? null
      const short =
        asset === 'equity' ? `${grouped(law.equityShortPercent)}%` : asset === 'vda' ? '30%' : t('Slab rate')
      return { asset, months, short, long: months === null ? null : (long[asset] ?? other) }
    })
}

const rateColumns: readonly Column<RateRow>[] = [
  { heading: t('Asset'), as: 'text', cell: ({ asset }) => ASSETS[asset] },
  {
    heading: t('Long-term after'),
    as: 'text',
    cell: ({ months }) => (months === null ? null : counted(months, 'month')),
  },
  { heading: t('Short-term'), as: 'text', cell: ({ short }) => short },
  { heading: t('Long-term'), as: 'text', answer: true, cell: ({ long }) => long },
]

interface ExemptionRow {
  section: ExemptionSection
  sold: string
}
const inWords = (day: string | null) => day && dayInWords(day)

const exemptionColumns: readonly Column<ExemptionRow>[] = [
  {
    heading: t('Section'),
    as: 'text',
    cell: ({ section, sold }) => t('{0} (now {1})', section, exemptionLaw(section, sold).newSection),
  },
  { heading: t('Sold'), as: 'text', cell: ({ section }) => SOLD[section] },
  {
    heading: t('House bought by'),
    as: 'text',
    cell: ({ section, sold }) => inWords(exemptionDays(section, sold).buyBy),
  },
  {
    heading: t('House built by'),
    as: 'text',
    cell: ({ section, sold }) => inWords(exemptionDays(section, sold).buildBy),
  },
  {
    heading: t('Bonds bought by'),
    as: 'text',
    cell: ({ section, sold }) => inWords(exemptionDays(section, sold).bondsBy),
  },
  {
    heading: t('At most'),
    as: 'rupees',
    answer: true,
    cell: ({ section, sold }) => exemptionLaw(section, sold).most,
  },
]
const SOLD: Record<ExemptionSection, string> = {
  '54': t('House'),
  '54F': t('Any other long-term asset'),
  '54EC': t('Land or building'),
}

const indexColumns: readonly Column<{ from: string; value: number }>[] = [
  { heading: t('Financial year'), as: 'text', cell: ({ from }) => yearName(yearOfDay(from)) },
  { heading: t('Index'), as: 'number', answer: true, cell: ({ value }) => value },
]

function Sources({ sold }: { sold: string }) {
  const rules: Rule<unknown>[] = [gainRates, equityFree, gainExemptions, costInflation]
  return (
    <>
      {rules.map((rule) => (
        <RuleNote
          key={rule.label}
          {...rule}
          label={nameOf('tax-rules', rule.label)}
          row={inForce(rule, sold)}
        />
      ))}
      <SourceList sources={capitalGainsSources} />
      <p className="mt-3 text-sm text-soft">
        {t(
          'Not covered: non-residents but for land and buildings, gold ETFs and international funds bought from April 2023 to March 2025, buybacks, depreciable assets. Whether gains count towards the ₹{0} lakh of the rebate is in dispute; here they do, as the Act has it.',
          grouped(inForce(incomeTaxLaw).value.new.rebate.incomeLimit / 1_00_000),
        )}
      </p>
    </>
  )
}
