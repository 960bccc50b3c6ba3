import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { LoanYear } from '@/lib/finance/loan-years'
import { lakhsAndCrores } from '@/lib/format/numbers'

const WIDTH = 720
const HEIGHT = 300
const EDGE = { top: 12, right: 56, bottom: 28, left: 56 }
const MOST_LABELS = 10

/** A bar a year for principal and interest paid, and a line for what is still owed. The table below says the same. */
export function LoanChart({ years }: { years: readonly LoanYear[] }) {
  const bands = scaleBand(
    years.map(({ financialYear }) => financialYear),
    [EDGE.left, WIDTH - EDGE.right],
  ).padding(0.3)
  const paid = scaleLinear([0, Math.max(...years.map(inAll))], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4)
  const owed = scaleLinear([0, Math.max(...years.map(owedBefore))], [HEIGHT - EDGE.bottom, EDGE.top]).nice(4)
  const middle = (year: LoanYear) => bands(year.financialYear)! + bands.bandwidth() / 2
  const labelEvery = Math.ceil(years.length / MOST_LABELS)
  return (
    <figure className="mt-4">
      <Legend />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="chart" role="img" aria-label={summary(years)}>
        {paid.ticks(4).map((tick) => (
          <g key={tick}>
            <path d={`M${EDGE.left} ${paid(tick)}H${WIDTH - EDGE.right}`} stroke="var(--line)" />
            <text x={EDGE.left - 8} y={paid(tick)} textAnchor="end" dominantBaseline="middle">
              {lakhsAndCrores(tick / 100)}
            </text>
          </g>
        ))}
        {owed.ticks(4).map((tick) => (
          <text
            key={tick}
            x={WIDTH - EDGE.right + 8}
            y={owed(tick)}
            dominantBaseline="middle"
            fill="var(--balance)"
          >
            {lakhsAndCrores(tick / 100)}
          </text>
        ))}
        {years.map((year) => (
          <Bar
            key={year.financialYear}
            year={year}
            x={bands(year.financialYear)!}
            width={bands.bandwidth()}
            y={paid}
          />
        ))}
        <path
          d={line<LoanYear>(middle, (year) => owed(year.balancePaise))(years) ?? ''}
          fill="none"
          stroke="var(--balance)"
          strokeWidth="2.5"
        />
        {years.map(
          (year, place) =>
            place % labelEvery === 0 && (
              <text key={year.financialYear} x={middle(year)} y={HEIGHT - 8} textAnchor="middle">
                {year.financialYear.slice(0, 4)}
              </text>
            ),
        )}
      </svg>
    </figure>
  )
}

const inAll = (year: LoanYear) => year.paidPaise + year.prepaidPaise
const owedBefore = (year: LoanYear) => year.balancePaise + year.principalPaise + year.prepaidPaise

interface BarProps {
  year: LoanYear
  x: number
  width: number
  y(paise: number): number
}

function Bar({ year, x, width, y }: BarProps) {
  const principal = year.principalPaise + year.prepaidPaise
  const all = inAll(year)
  return (
    <>
      <rect x={x} y={y(principal)} width={width} height={y(0) - y(principal)} fill="var(--accent)" />
      <rect x={x} y={y(all)} width={width} height={y(principal) - y(all)} fill="var(--interest)" />
    </>
  )
}

function Legend() {
  const entries = [
    ['Principal paid in the year', 'var(--accent)'],
    ['Interest paid in the year', 'var(--interest)'],
    ['Balance owed (right scale)', 'var(--balance)'],
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm text-soft" aria-hidden="true">
      {entries.map(([words, colour]) => (
        <li key={words} className="flex items-center gap-1.5">
          <svg viewBox="0 0 8 8" className="size-2.5">
            <rect width="8" height="8" fill={colour} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}

function summary(years: readonly LoanYear[]): string {
  const [first, last] = [years[0]!, years.at(-1)!]
  return `Chart of principal and interest paid each financial year from ${first.financialYear} to ${last.financialYear}, and of the balance falling from ${lakhsAndCrores(owedBefore(first) / 100)} to nothing.`
}
