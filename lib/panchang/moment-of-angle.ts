import { type Moment, MS_IN_DAY } from '@/lib/panchang/indian-time'

/** An angle of the sky that only grows, as a function of time, and how fast it grows on average. */
export interface GrowingAngle {
  at: (moment: Moment) => number
  degreesPerDay: number
}

/** The difference of two angles as −180° … 180°. */
const signedDifference = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** A step shorter than this is the last: with the speed known to a thousandth, what it leaves is under a millisecond. */
const LAST_STEP_MS = 500
const MOST_STEPS = 30

/**
 * The moment at which an angle reaches a value, found from a guess by the secant method, to a few milliseconds,
 * as a whole number of them.
 * The angle must reach the value within half a turn of the guess.
 * @throws Error when the search does not settle, which would be a fault in the angle
 */
export function momentOfAngle(angle: GrowingAngle, degrees: number, guess: Moment): Moment {
  let msPerDegree = MS_IN_DAY / angle.degreesPerDay
  let moment = guess
  let short = signedDifference(degrees - angle.at(moment))
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = moment + short * msPerDegree
    if (Math.abs(next - moment) < LAST_STEP_MS) return Math.round(next)
    const nextShort = signedDifference(degrees - angle.at(next))
    if (short !== nextShort) msPerDegree = (next - moment) / (short - nextShort)
    moment = next
    short = nextShort
  }
  throw new Error(`No moment found at which the angle is ${degrees}°`)
}

/** The next moment after `from` at which the angle is a whole multiple of `part` degrees, and which multiple it was. */
export function nextMultiple(
  angle: GrowingAngle,
  part: number,
  from: Moment,
): { moment: Moment; index: number } {
  const now = angle.at(from)
  const index = Math.floor(now / part)
  const degrees = (index + 1) * part
  const guess = from + ((degrees - now) / angle.degreesPerDay) * MS_IN_DAY
  return { moment: momentOfAngle(angle, degrees, guess), index }
}
