'use client'

import { memo } from 'react'
import { DataTable } from '@/components/results/data-table'
import { FigureList } from '@/components/results/figure-list'
import { RuleNote } from '@/components/results/rule-note'
import { plainRupees, saveCsv } from '@/components/results/save-csv'
import { TableButtons } from '@/components/results/table-buttons'
import { Day } from '@/components/site/day'
import { type DepositTaxYear, depositTaxYears, type TdsTerms } from '@/lib/finance/deposit-tds'
import { maturityDay, type Tenure } from '@/lib/finance/deposit-term'
import type { FixedDeposit } from '@/lib/finance/fd'
import { financialYearOf } from '@/lib/calendar/calendar-month'
import { rupees } from '@/lib/format/numbers'
import { depositTds, SIMPLIFIED_FROM } from '@/lib/rules/deposit-tds'
import { indianDay } from '@/lib/calendar/calendar-day'

interface FdTaxYearsProps {
  deposit: FixedDeposit
  tenure: Tenure
  /** With the day of the deposit, YYYY-MM-DD, or '' for the visitor's today. */
  terms: TdsTerms & { start: string }
}

const HEADINGS = ['Year', 'Interest', 'TDS limit', 'TDS rate', 'TDS']

/** The interest that belongs to each financial year, and what the bank may deduct from it. */
export const FdTaxYears = memo(function FdTaxYears({ deposit, tenure, terms }: FdTaxYearsProps) {
  const from = terms.start || today()
  const ends = maturityDay(from, tenure)
  const years = depositTaxYears(deposit, tenure, from, terms)
  return (
    <>
      <p className="mt-4 text-soft">
        Deposited on <Day date={from} />, it matures on{' '}
        <output name="maturityDate" data-value={ends} aria-live="off">
          <Day date={ends} />
        </output>
        . Financial years run from April to March, and interest belongs to the year in which it is earned.
      </p>
      <FigureList rows={totals(years)} />
      <TableButtons onSave={() => saveCsv('fd-tds-by-year', HEADINGS, rowsOf(years, plainRupees))} />
      <DataTable
        caption="The interest and its TDS by year"
        headings={HEADINGS}
        rows={rowsOf(years, (amount) => rupees(amount))}
      />
      <TdsNote simplified={terms.rules !== 'by-law'} />
    </>
  )
})

function totals(years: readonly DepositTaxYear[]) {
  const sum = (part: (year: DepositTaxYear) => number) =>
    years.reduce((total, year) => total + part(year), 0) / 100
  const tds = sum((year) => year.tdsPaise)
  const left = sum((year) => year.interestPaise - year.tdsPaise)
  return [
    { name: 'totalTds', label: 'Total TDS', value: tds, formatted: rupees(tds) },
    { name: 'interestAfterTds', label: 'Interest after TDS', value: left, formatted: rupees(left) },
  ]
}

function rowsOf(years: readonly DepositTaxYear[], say: (rupees: number) => string): string[][] {
  return years.map(({ financialYear, interestPaise, limit, ratePercent, tdsPaise }) => [
    financialYear,
    say(interestPaise / 100),
    say(limit),
    `${ratePercent}%`,
    say(tdsPaise / 100),
  ])
}

/** The law in words, with its section under both acts, and where its figures were read. */
function TdsNote({ simplified }: { simplified: boolean }) {
  const rows = simplified
    ? depositTds.values.filter(({ from }) => from === SIMPLIFIED_FROM)
    : depositTds.values
  return (
    <div className="mt-3 text-sm text-soft">
      <p>
        Once a year’s interest from the bank is above the limit, tax is deducted from all of it, by section
        194A of the Income-tax Act, 1961, and from 1 April 2026 by section 393(1), Sl. 5(ii), of the
        Income-tax Act, 2025.{' '}
        {simplified
          ? 'The simplified rules hold the limits of assessment year 2025-26 for every year, with PAN.'
          : 'Years to come are worked out by the law known today.'}{' '}
        The table leaves the TDS in the deposit; a bank that takes it out of the deposit pays a little less.
      </p>
      {rows.map(({ from, value: { limit, seniorLimit }, source }) => (
        <RuleNote
          key={from}
          says={`From ${financialYearOf(from.slice(0, 7))}: ${rupees(limit)}, for senior citizens ${rupees(seniorLimit)}`}
          source={source}
          checkedOn={depositTds.checkedOn}
        />
      ))}
    </div>
  )
}

/** Today in India; a clock that runs before the first rule is taken for that day. */
function today(): string {
  const day = indianDay(new Date())
  return day < SIMPLIFIED_FROM ? SIMPLIFIED_FROM : day
}
