import { nice, ticks } from 'd3-array'
import { lakhsAndCrores } from '@/lib/format/numbers'

/** The margins of a chart, in units of its picture: above, and below for the labels of its years. */
export const CHART_TOP = 12
export const CHART_BOTTOM = 28
/** Half a label. */
export const CHART_RIGHT = 16
/** Room for the figures of the scale, of which Hindi has wide ones: ₹2.5 करोड़. */
export const SCALE_ROOM = 68
const FIGURE_ROOM = SCALE_ROOM - 8
/** Longer figures, from ₹1,000 crore on, are drawn narrower. */
const MOST_CHARACTERS = 9

export interface AxisScale {
  /** How high in the picture an amount is, from its upper edge. */
  at(amount: number): number
  ticks: readonly number[]
}

/** A scale from nothing at the foot to a round figure of at least `most` at the top. */
export function scaleUpTo(
  most: number,
  { top, foot, count }: { top: number; foot: number; count: number },
): AxisScale {
  const [, end] = nice(0, most, count)
  return { at: (amount) => foot - (amount / (end || 1)) * (foot - top), ticks: ticks(0, end, count) }
}

/** Figures at the left edge, and the hairlines from them across the picture. */
export function Axis({ scale, rulesTo }: { scale: AxisScale; rulesTo: number }) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${SCALE_ROOM} ${scale.at(tick)}H${rulesTo}`} stroke="var(--line)" />
      <Figure text={lakhsAndCrores(tick)} y={scale.at(tick)} />
    </g>
  ))
}

function Figure({ text, y }: { text: string; y: number }) {
  const narrower =
    text.length > MOST_CHARACTERS && ({ textLength: FIGURE_ROOM, lengthAdjust: 'spacingAndGlyphs' } as const)
  return (
    <text x={FIGURE_ROOM} y={y} textAnchor="end" dominantBaseline="middle" {...narrower}>
      {text}
    </text>
  )
}
