import type { Span } from '@/lib/panchang/day-parts'
import type { Moment } from '@/lib/panchang/indian-time'
import { elongation } from '@/lib/panchang/limbs'
import type { LunarMonth } from '@/lib/panchang/lunar-month'
import { momentOfAngle } from '@/lib/panchang/moment-of-angle'

/** When a tithi of a lunar month begins and ends. */
export function tithiOf({ start, end }: LunarMonth, tithi: number): Span {
  const boundary = (n: number): Moment => {
    if (n === 0) return start
    if (n === 30) return end
    return momentOfAngle(elongation, n * 12, start + ((end - start) * n) / 30)
  }
  return { start: boundary(tithi - 1), end: boundary(tithi) }
}
