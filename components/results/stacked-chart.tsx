import '@/components/results/schedule.css'
import { nice, ticks } from 'd3-array'
import { LegendEntry } from '@/components/results/split-bar'
import { useNarrow } from '@/components/hooks/use-narrow'
import { lakhsAndCrores } from '@/lib/format/numbers'

/** Units of the picture are pixels, nearly: a phone gets a picture of its own, so that its letters stay readable. */
const SIZES = {
  wide: { width: 720, height: 300, mostLabels: 10 },
  narrow: { width: 330, height: 240, mostLabels: 5 },
}
const TOP = 12
const BOTTOM = 28
/** Room for the figures of a scale, and for half a label where there is none. */
const SCALE_ROOM = 56
const NO_SCALE_ROOM = 16
const TICKS = 4
/** Part of a bar's place that stays empty between it and the next. */
const GAP = 0.3
const COLOURS = ['var(--chart-blue)', 'var(--chart-orange)', 'var(--good)']
const LINE_COLOUR = 'var(--ink)'
const LINE_WIDTH = 2.5
/** On each side of the line, so that it shows on every bar. */
const HALO_WIDTH = 3
/** Neighbouring parts differ too little in brightness to touch. */
const PART_GAP = 2

interface ChartBar {
  /** What stands below it: '2031'. */
  label: string
  /** Rupees, from the foot upwards, one for each part. */
  sizes: readonly number[]
  /** Rupees on the right-hand scale. */
  level?: number
}

interface StackedChartProps {
  /** The whole picture in a sentence, for those who do not see it. */
  summary: string
  parts: readonly string[]
  /** What the line over the bars shows. */
  levels?: string
  bars: readonly ChartBar[]
}

/** A bar a year in parts, and a line of its own scale over them. A table beside it says the same in numbers. */
export function StackedChart({ summary, parts, levels, bars }: StackedChartProps) {
  const size = useNarrow() ? SIZES.narrow : SIZES.wide
  const right = size.width - (levels ? SCALE_ROOM : NO_SCALE_ROOM)
  const step = (right - SCALE_ROOM) / (bars.length + GAP)
  const width = step * (1 - GAP)
  const left = (place: number) => SCALE_ROOM + step * (place + GAP)
  const middle = (place: number) => left(place) + width / 2
  const height = upTo(Math.max(...bars.map(({ sizes }) => total(sizes))), size.height)
  const levelHeight = upTo(Math.max(...bars.map(({ level }) => level ?? 0)), size.height)
  const labelEvery = Math.ceil(bars.length / size.mostLabels)
  const levelPoints = bars.flatMap(({ level }, place) =>
    level === undefined ? [] : [`${middle(place)},${levelHeight.at(level)}`],
  )
  return (
    <figure className="mt-4">
      <ul className="flex flex-wrap gap-x-5 text-sm text-soft" aria-hidden="true">
        {parts.map((words, part) => (
          <LegendEntry key={words} colour={COLOURS[part]}>
            {words}
          </LegendEntry>
        ))}
        {levels && <LegendEntry colour={LINE_COLOUR}>{levels}</LegendEntry>}
      </ul>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="chart" role="img" aria-label={summary}>
        <Axis scale={height} x={SCALE_ROOM - 8} anchor="end" rulesTo={right} />
        {levels && <Axis scale={levelHeight} x={right + 8} anchor="start" colour={LINE_COLOUR} />}
        {bars.map((bar, place) => (
          <Bar key={bar.label} sizes={bar.sizes} x={left(place)} width={width} height={height} />
        ))}
        {levelPoints.length > 0 && (
          <>
            <polyline
              points={levelPoints.join(' ')}
              fill="none"
              stroke="var(--surface)"
              strokeWidth={LINE_WIDTH + 2 * HALO_WIDTH}
            />
            <polyline
              points={levelPoints.join(' ')}
              fill="none"
              stroke={LINE_COLOUR}
              strokeWidth={LINE_WIDTH}
            />
          </>
        )}
        {bars.map(
          (bar, place) =>
            place % labelEvery === 0 && (
              <text key={bar.label} x={middle(place)} y={size.height - 8} textAnchor="middle">
                {bar.label}
              </text>
            ),
        )}
      </svg>
    </figure>
  )
}

interface Scale {
  /** How high in the picture an amount is, from its upper edge. */
  at(amount: number): number
  ticks: readonly number[]
}

/** A scale from nothing at the foot to a round figure of at least `most` at the top. */
function upTo(most: number, height: number): Scale {
  const [, end] = nice(0, most, TICKS)
  const foot = height - BOTTOM
  return { at: (amount) => foot - (amount / (end || 1)) * (foot - TOP), ticks: ticks(0, end, TICKS) }
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

interface AxisProps {
  scale: Scale
  x: number
  anchor: 'start' | 'end'
  colour?: string
  /** Where the hairlines across the picture end. */
  rulesTo?: number
}

function Axis({ scale, x, anchor, colour, rulesTo }: AxisProps) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      {rulesTo && <path d={`M${SCALE_ROOM} ${scale.at(tick)}H${rulesTo}`} stroke="var(--line)" />}
      <text x={x} y={scale.at(tick)} textAnchor={anchor} dominantBaseline="middle" fill={colour}>
        {lakhsAndCrores(tick)}
      </text>
    </g>
  ))
}

interface BarProps {
  sizes: readonly number[]
  x: number
  width: number
  height: Scale
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
