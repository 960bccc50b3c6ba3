import { type Point, pointOnHalfCircle } from '@/lib/dial/half-circle'
import type { Span } from '@/lib/panchang/day-parts'
import type { Moment } from '@/lib/panchang/indian-time'

/** A half circle over its centre: sunrise at its left end, sunset at its right. */
export interface Dial {
  centre: Point
  daylight: Span
}

/** The position of a moment of the day on the dial's circle: the left end at sunrise, the top at noon. */
export function pointAt({ centre, daylight }: Dial, moment: Moment, radius: number): Point {
  const share = (moment - daylight.start) / (daylight.end - daylight.start)
  return pointOnHalfCircle(centre, share, radius)
}

/** The outline of a span between two radii, for the `d` of a path. */
export function ringPath(dial: Dial, { start, end }: Span, inner: number, outer: number): string {
  const [a, b] = [pointAt(dial, start, outer), pointAt(dial, end, outer)]
  const [c, d] = [pointAt(dial, end, inner), pointAt(dial, start, inner)]
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
}
