import '@/components/results/schedule.css'
import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { lakhsAndCrores } from '@/lib/format/numbers'

const WIDTH = 720
const HEIGHT = 300
const EDGE = { top: 12, right: 56, bottom: 28, left: 56 }
const MOST_LABELS = 10
const TICKS = 4
const COLOURS = ['var(--accent)', 'var(--interest)', 'var(--good)']
const LINE_COLOUR = 'var(--balance)'

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
  const band = scaleBand(
    bars.map(({ label }) => label),
    [EDGE.left, WIDTH - EDGE.right],
  ).padding(0.3)
  const height = upTo(Math.max(...bars.map(({ sizes }) => total(sizes))))
  const levelHeight = upTo(Math.max(...bars.map(({ level }) => level ?? 0)))
  const middle = ({ label }: ChartBar) => band(label)! + band.bandwidth() / 2
  const labelEvery = Math.ceil(bars.length / MOST_LABELS)
  const path = line<ChartBar>(middle, ({ level }) => levelHeight(level!))(
    bars.filter((bar) => bar.level !== undefined),
  )
  return (
    <figure className="mt-4">
      <Legend parts={parts} levels={levels} />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="chart" role="img" aria-label={summary}>
        <Axis scale={height} x={EDGE.left - 8} anchor="end" rules />
        {levels && (
          <Axis scale={levelHeight} x={WIDTH - EDGE.right + 8} anchor="start" colour={LINE_COLOUR} />
        )}
        {bars.map((bar) => (
          <Bar
            key={bar.label}
            sizes={bar.sizes}
            x={band(bar.label)!}
            width={band.bandwidth()}
            height={height}
          />
        ))}
        {path && <path d={path} fill="none" stroke={LINE_COLOUR} strokeWidth="2.5" />}
        {bars.map(
          (bar, place) =>
            place % labelEvery === 0 && (
              <text key={bar.label} x={middle(bar)} y={HEIGHT - 8} textAnchor="middle">
                {bar.label}
              </text>
            ),
        )}
      </svg>
    </figure>
  )
}

type Scale = ReturnType<typeof upTo>

function upTo(most: number) {
  return scaleLinear([0, most], [HEIGHT - EDGE.bottom, EDGE.top]).nice(TICKS)
}

const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

interface AxisProps {
  scale: Scale
  x: number
  anchor: 'start' | 'end'
  colour?: string
  /** Hairlines across the picture. */
  rules?: boolean
}

function Axis({ scale, x, anchor, colour, rules }: AxisProps) {
  return scale.ticks(TICKS).map((tick) => (
    <g key={tick}>
      {rules && <path d={`M${EDGE.left} ${scale(tick)}H${WIDTH - EDGE.right}`} stroke="var(--line)" />}
      <text x={x} y={scale(tick)} textAnchor={anchor} dominantBaseline="middle" fill={colour}>
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
    const top = height(foot + size)
    return <rect key={part} x={x} y={top} width={width} height={height(foot) - top} fill={COLOURS[part]} />
  })
}

function Legend({ parts, levels }: { parts: readonly string[]; levels: string | undefined }) {
  const entries = parts.map((words, part) => [words, COLOURS[part]])
  if (levels) entries.push([levels, LINE_COLOUR])
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
