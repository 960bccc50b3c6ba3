import type { Moment } from '@/lib/panchang/indian-time'
import { MS_IN_DAY } from '@/lib/panchang/indian-time'
import { type GrowingAngle, momentOfAngle, nextMultiple } from '@/lib/panchang/moment-of-angle'
import { elongationAt, siderealMoonAt, siderealSunAt, sunPlusMoonAt } from '@/lib/panchang/positions'

/** Mean motions in degrees a day: the Moon 13.176358, the Sun 0.985647. */
export const elongation: GrowingAngle = { at: elongationAt, degreesPerDay: 12.190749 }
export const siderealMoon: GrowingAngle = { at: siderealMoonAt, degreesPerDay: 13.17632 }
export const siderealSun: GrowingAngle = { at: siderealSunAt, degreesPerDay: 0.985609 }
const sunPlusMoon: GrowingAngle = { at: sunPlusMoonAt, degreesPerDay: 14.16193 }

/** The four of the five limbs (pancha anga) that follow Sun and Moon; the fifth is the weekday. */
export type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana'

/**
 * What each limb divides, and how finely:
 * tithi, the Moon's lead over the Sun in parts of 12° (1 Shukla Pratipada … 15 Purnima … 30 Amavasya);
 * nakshatra, the sidereal Moon in parts of 13°20′ (1 Ashwini … 27 Revati);
 * yoga, the sum of sidereal Sun and Moon in parts of 13°20′ (1 Vishkambha … 27 Vaidhriti);
 * karana, the Moon's lead in parts of 6° (1 Kimstughna … 60 Naga).
 */
const LIMBS: Record<Limb, { angle: GrowingAngle; partDegrees: number; count: number }> = {
  tithi: { angle: elongation, partDegrees: 12, count: 30 },
  nakshatra: { angle: siderealMoon, partDegrees: 40 / 3, count: 27 },
  yoga: { angle: sunPlusMoon, partDegrees: 40 / 3, count: 27 },
  karana: { angle: elongation, partDegrees: 6, count: 60 },
}

/** A part of a limb and when it reigns; the index counts from 1. */
export interface LimbSpan {
  index: number
  start: Moment
  end: Moment
}

/** The part that reigns at a moment, with its beginning and end. */
export function limbAt(limb: Limb, moment: Moment): LimbSpan {
  const { angle, partDegrees, count } = LIMBS[limb]
  const { moment: end, index } = nextMultiple(angle, partDegrees, moment)
  const lengthMs = (partDegrees / angle.degreesPerDay) * MS_IN_DAY
  const start = momentOfAngle(angle, index * partDegrees, end - lengthMs)
  return { index: (index % count) + 1, start, end }
}

/** All parts that reign between two moments, in order and without a gap; the first may begin before `from`. */
export function limbsBetween(limb: Limb, from: Moment, to: Moment): LimbSpan[] {
  const { angle, partDegrees, count } = LIMBS[limb]
  const spans = [limbAt(limb, from)]
  for (let last = spans[0]!; last.end < to; last = spans.at(-1)!) {
    const index = (last.index % count) + 1
    const lengthMs = nextLength(spans.slice(-3).map(({ start, end }) => end - start))
    const speed = (partDegrees / lengthMs) * MS_IN_DAY
    const end = momentOfAngle(angle, index * partDegrees, last.end + lengthMs, speed)
    spans.push({ index, start: last.end, end })
  }
  return spans
}

/** The length of the next part, as those of the last ones run on: a parabola through three of them. */
function nextLength(lengths: readonly number[]): number {
  const [third, second, first] = lengths
  return first === undefined ? lengths.at(-1)! : 3 * (first - second!) + third!
}

/** The quarter of a nakshatra (pada, 3°20′ each) that reigns at a moment: 1 to 4, and its end. */
export function padaAt(moment: Moment): { pada: number; end: Moment } {
  const { moment: end, index } = nextMultiple(siderealMoon, 10 / 3, moment)
  return { pada: (index % 4) + 1, end }
}

/** The sign of the zodiac (rashi) at a sidereal longitude: 0 Mesha … 11 Meena. */
export const signAt = (siderealDegrees: number): number => Math.floor(siderealDegrees / 30)
