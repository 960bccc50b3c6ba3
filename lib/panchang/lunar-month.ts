import { type Moment, MS_IN_DAY } from '@/lib/panchang/indian-time'
import { elongation, signAt } from '@/lib/panchang/limbs'
import { momentOfAngle } from '@/lib/panchang/moment-of-angle'
import { elongationAt, siderealSunAt } from '@/lib/panchang/positions'

/** Mean time from new moon to new moon, in days. */
const SYNODIC_MONTH_DAYS = 29.530589

/** A lunar month from new moon to new moon (amanta). */
export interface LunarMonth {
  /** 0 Chaitra … 11 Phalguna. */
  index: number
  /** An extra month: the Sun enters no sign in it. It bears the name of the regular month after it. */
  adhika: boolean
  /** A month that loses the one after it: the Sun enters two signs in it. Last in 1983, next in 2124. */
  kshaya: boolean
  start: Moment
  end: Moment
}

const newMoonNear = (guess: Moment): Moment => momentOfAngle(elongation, 0, guess)

/** The last new moon at or before a moment. */
function newMoonBefore(moment: Moment): Moment {
  return newMoonNear(moment - (elongationAt(moment) / elongation.degreesPerDay) * MS_IN_DAY)
}

/**
 * The month between two new moons takes its name from the sign the Sun enters in it: Mesha in Chaitra, Vrishabha in
 * Vaisakha and so on. With the Sun in sign s at the first new moon, that is month s + 1; with the Sun still in s at the
 * second the month is adhika, with the Sun already in s + 2 it is kshaya.
 */
function monthBetween(start: Moment, end: Moment): LunarMonth {
  const signAtStart = signAt(siderealSunAt(start))
  const signsEntered = (signAt(siderealSunAt(end)) - signAtStart + 12) % 12
  return {
    index: (signAtStart + 1) % 12,
    adhika: signsEntered === 0,
    kshaya: signsEntered === 2,
    start,
    end,
  }
}

/** The lunar month that follows a new moon. */
const monthFrom = (start: Moment): LunarMonth =>
  monthBetween(start, newMoonNear(start + SYNODIC_MONTH_DAYS * MS_IN_DAY))

/** The lunar month at a moment. */
export const lunarMonthAt = (moment: Moment): LunarMonth => monthFrom(newMoonBefore(moment))

/** All lunar months that touch the time between two moments, in order and without a gap. */
export function lunarMonthsBetween(from: Moment, to: Moment): LunarMonth[] {
  const months = [lunarMonthAt(from)]
  while (months.at(-1)!.end < to) months.push(monthFrom(months.at(-1)!.end))
  return months
}

/**
 * The name of the month where months end at full moon (purnimanta), as an index 0 to 11: in the dark half the next
 * month's, except in an adhika month, which keeps its name.
 */
export function purnimantaIndex({ index, adhika }: LunarMonth, tithi: number): number {
  return tithi > 15 && !adhika ? (index + 1) % 12 : index
}
