import { ticks } from 'd3-array'
import { Axis, CHART_BOTTOM, CHART_TOP, SCALE_ROOM, scaleUpTo } from '@/components/results/charts/chart-axis'
import { ChartLine } from '@/components/results/charts/chart-line'
import { LegendEntry } from '@/components/results/charts/split-bar'
import { useNarrow } from '@/components/hooks/use-narrow'
import { type RetirementCase, retirementCases, type RetirementYear } from '@/lib/finance/retirement'
import { grouped } from '@/lib/format/numbers'

const SIZES = { wide: { width: 720, height: 300, ages: 10 }, narrow: { width: 330, height: 240, ages: 5 } }
const RIGHT = 16

const CASE_COLOURS: Record<RetirementCase, string> = {
  cautious: 'var(--chart-interest)',
  expected: 'var(--chart-principal)',
  hopeful: 'var(--chart-third)',
}

interface CaseCurvesProps {
  /** The whole picture in a sentence, for those who do not see it. */
  summary: string
  names: Record<RetirementCase, string>
  years: readonly RetirementYear[]
}

/** The money by age as three curves. A table next to it has the same figures. */
export function CaseCurves({ summary, names, years }: CaseCurvesProps) {
  const size = useNarrow() ? SIZES.narrow : SIZES.wide
  const foot = size.height - CHART_BOTTOM
  const most = Math.max(...years.flatMap((year) => retirementCases.map((name) => year[name])))
  const scale = scaleUpTo(most, { top: CHART_TOP, foot, count: 4 })
  const [first, last] = [years[0]!.age, years.at(-1)!.age]
  const x = (age: number) => SCALE_ROOM + ((age - first) / (last - first)) * (size.width - RIGHT - SCALE_ROOM)
  return (
    <figure className="mt-4">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="chart" role="img" aria-label={summary}>
        <Axis scale={scale} rulesTo={size.width - RIGHT} />
        {ticks(first, last, size.ages)
          .filter(Number.isInteger)
          .map((age) => (
            <text key={age} x={x(age)} y={size.height - 8} textAnchor="middle">
              {grouped(age)}
            </text>
          ))}
        {retirementCases.map((name) => (
          <ChartLine
            key={name}
            points={years.map((year) => `${x(year.age)},${scale.at(year[name])}`)}
            colour={CASE_COLOURS[name]}
          />
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        {retirementCases.map((name) => (
          <LegendEntry key={name} colour={CASE_COLOURS[name]}>
            {names[name]}
          </LegendEntry>
        ))}
      </ul>
    </figure>
  )
}
