import '@/components/results/schedule.css'
import {
  Axis,
  CHART_BOTTOM,
  CHART_RIGHT,
  CHART_TOP,
  type AxisScale,
  SCALE_ROOM,
  scaleUpTo,
} from '@/components/results/charts/chart-axis'
import { ChartLine } from '@/components/results/charts/chart-line'
import { LegendEntry } from '@/components/results/charts/split-bar'
import { useNarrow } from '@/components/hooks/use-narrow'

/** Units of the picture are pixels, nearly: a phone gets a picture of its own, so that its letters stay readable. */
const SIZES = {
  wide: { width: 600, height: 260, mostLabels: 8 },
  narrow: { width: 330, height: 240, mostLabels: 5 },
}
/** With a strip below them the bars are lower, and the picture is higher. */
const WITH_STRIP = { barsLess: 60, more: 40 }
const STRIP_TITLE = 28
const TICKS = 4
const STRIP_TICKS = 2
/** Part of a bar's place that stays empty between it and the next. */
const GAP = 0.3
const COLOURS = ['var(--chart-principal)', 'var(--chart-interest)', 'var(--chart-third)']
/** Neighbouring parts differ too little in brightness to touch. */
const PART_GAP = 2

interface ChartBar {
  /** Its label below: '2031'. */
  label: string
  /** Rupees, from the foot upwards, one for each part. */
  sizes: readonly number[]
  /** Rupees on the scale of the strip. */
  level?: number
}

interface StackedChartProps {
  /** The whole picture in a sentence, for those who do not see it. */
  summary: string
  parts: readonly string[]
  /** The name of the line in the strip below the bars. */
  levels?: string
  bars: readonly ChartBar[]
}

/** A bar a year in parts, and a line below them on its own scale. A table next to it has the same figures. */
export function StackedChart({ summary, parts, levels, bars }: StackedChartProps) {
  const size = useNarrow() ? SIZES.narrow : SIZES.wide
  const barsHeight = levels ? size.height - WITH_STRIP.barsLess : size.height
  const wholeHeight = levels ? size.height + WITH_STRIP.more : size.height
  const right = size.width - CHART_RIGHT
  const step = (right - SCALE_ROOM) / (bars.length + GAP)
  const width = step * (1 - GAP)
  const left = (place: number) => SCALE_ROOM + step * (place + GAP)
  const middle = (place: number) => left(place) + width / 2
  const most = Math.max(...bars.map(({ sizes }) => total(sizes)))
  const height = scaleUpTo(most, { top: CHART_TOP, foot: barsHeight - CHART_BOTTOM, count: TICKS })
  const labelEvery = Math.ceil(bars.length / size.mostLabels)
  return (
    <figure className="mt-4">
      <ul className="flex flex-wrap gap-x-5 text-sm text-soft" aria-hidden="true">
        {parts.map((words, part) => (
          <LegendEntry key={words} colour={COLOURS[part]}>
            {words}
          </LegendEntry>
        ))}
      </ul>
      <svg viewBox={`0 0 ${size.width} ${wholeHeight}`} className="chart" role="img" aria-label={summary}>
        <Axis scale={height} rulesTo={right} />
        {bars.map((bar, place) => (
          <Bar key={bar.label} sizes={bar.sizes} x={left(place)} width={width} height={height} />
        ))}
        {bars.map(
          (bar, place) =>
            place % labelEvery === 0 && (
              <text key={bar.label} x={middle(place)} y={barsHeight - 8} textAnchor="middle">
                {bar.label}
              </text>
            ),
        )}
        {levels && (
          <Strip
            title={levels}
            levels={bars.map(({ level }) => level)}
            middle={middle}
            right={right}
            top={barsHeight + STRIP_TITLE}
            foot={wholeHeight - CHART_TOP}
          />
        )}
      </svg>
    </figure>
  )
}

interface StripProps {
  title: string
  /** Rupees at each bar; a bar without has no point. */
  levels: readonly (number | undefined)[]
  middle(place: number): number
  right: number
  top: number
  foot: number
}

/** A line on a scale of its own, below the bars that it belongs to. */
function Strip({ title, levels, middle, right, top, foot }: StripProps) {
  const scale = scaleUpTo(Math.max(0, ...levels.filter((level) => level !== undefined)), {
    top,
    foot,
    count: STRIP_TICKS,
  })
  const points = levels.flatMap((level, place) =>
    level === undefined ? [] : [`${middle(place)},${scale.at(level)}`],
  )
  return (
    <>
      <text x={SCALE_ROOM} y={top - CHART_TOP}>
        {title}
      </text>
      <Axis scale={scale} rulesTo={right} />
      <ChartLine points={points} colour="var(--chart-line)" />
    </>
  )
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

interface BarProps {
  sizes: readonly number[]
  x: number
  width: number
  height: AxisScale
}

function Bar({ sizes, x, width, height }: BarProps) {
  return sizes.map((size, part) => {
    const foot = total(sizes.slice(0, part))
    const top = height.at(foot + size)
    const whole = height.at(foot) - top
    // A sliver keeps its height: better that it touches than that it goes.
    const shown = part > 0 && whole > 2 * PART_GAP ? whole - PART_GAP : whole
    return <rect key={part} x={x} y={top} width={width} height={shown} fill={COLOURS[part]} />
  })
}
