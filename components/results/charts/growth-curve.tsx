import '@/components/results/schedule.css'
import { ticks } from 'd3-array'
import { Axis, CHART_BOTTOM, CHART_TOP, SCALE_ROOM, scaleUpTo } from '@/components/results/charts/chart-axis'
import { ChartLine } from '@/components/results/charts/chart-line'
import { useNarrow } from '@/components/hooks/use-narrow'
import { yearsPassed } from '@/lib/format/durations'
import { lakhsAndCrores } from '@/lib/format/numbers'
import type { GrowthYear, Standing } from '@/lib/finance/growth-years'
import { t } from '@/lib/language/words'

/** Units are pixels, nearly: a phone gets a picture of its own. Right of the curves is space for their names. */
const SIZES = {
  wide: { width: 600, height: 260, names: 112, years: 8 },
  narrow: { width: 330, height: 240, names: 82, years: 4 },
}
const TICKS = 4
/** A name and its amount below it. */
const LINE_HEIGHT = 15
const NAME_HEIGHT = 2 * LINE_HEIGHT + 6

interface GrowthCurveProps {
  /** The whole picture in a sentence, for those who do not see it. */
  summary: string
  /** The amount invested at the start. */
  initial: number
  years: readonly GrowthYear[]
  /** What the curve of the money put in is called: 'Invested'. */
  paidIn: string
}

/** The amount invested and its value as two curves over the years, each named at its end. */
export function GrowthCurve({ summary, initial, years, paidIn }: GrowthCurveProps) {
  const size = useNarrow() ? SIZES.narrow : SIZES.wide
  const right = size.width - size.names
  const foot = size.height - CHART_BOTTOM
  const moments = [{ after: 0, invested: initial, value: initial }, ...years]
  const last = moments.at(-1)!
  const most = Math.max(...moments.map(({ invested, value }) => Math.max(invested, value)))
  const scale = scaleUpTo(most, { top: CHART_TOP, foot, count: TICKS })
  const x = (after: number) => SCALE_ROOM + (after / last.after) * (right - SCALE_ROOM)
  const points = (key: keyof Standing) =>
    moments.map((moment) => `${x(moment.after)},${scale.at(moment[key])}`)
  const [invested, value] = [points('invested'), points('value')]
  const namesAt = apart(scale.at(last.value), scale.at(last.invested), foot)
  return (
    <figure className="mt-4">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="chart" role="img" aria-label={summary}>
        <Axis scale={scale} rulesTo={right} />
        {yearTicks(last.after, size.years).map((after) => (
          <text key={after} x={x(after)} y={size.height - 8} textAnchor="middle">
            {yearsPassed(after)}
          </text>
        ))}
        <text x={right + 14} y={size.height - 8}>
          {t('years')}
        </text>
        <polygon
          points={[...value, ...invested.toReversed()].join(' ')}
          fill="var(--chart-interest)"
          opacity="0.15"
        />
        <ChartLine points={invested} colour="var(--chart-principal)" />
        <ChartLine points={value} colour="var(--chart-interest)" />
        <CurveName name={t('Value')} amount={last.value} x={right} y={namesAt.upper} />
        <CurveName name={paidIn} amount={last.invested} x={right} y={namesAt.lower} />
      </svg>
    </figure>
  )
}

/** Whole years, or the end of a time shorter than one. */
const yearTicks = (years: number, count: number): readonly number[] =>
  years < 1 ? [0, years] : ticks(0, years, count).filter(Number.isInteger)

/** The middles of two names: at the ends of their curves, or as near to them as there is room. */
function apart(upper: number, lower: number, foot: number) {
  const lowest = Math.min(Math.max(lower, upper + NAME_HEIGHT), foot - NAME_HEIGHT / 2)
  return { upper: Math.min(upper, lowest - NAME_HEIGHT), lower: lowest }
}

interface CurveNameProps {
  name: string
  amount: number
  /** The end of the curve. */
  x: number
  y: number
}

function CurveName({ name, amount, x, y }: CurveNameProps) {
  return (
    <text x={x + 8} y={y - 2}>
      <tspan fontWeight="600" fill="var(--ink)">
        {name}
      </tspan>
      <tspan x={x + 8} dy={LINE_HEIGHT}>
        {lakhsAndCrores(amount)}
      </tspan>
    </text>
  )
}
