import { type Moment, MS_IN_DAY } from '@/lib/panchang/indian-time'

/** An angle of the sky that only grows, as a function of time, and how fast it grows on average. */
export interface GrowingAngle {
  at: (moment: Moment) => number
  degreesPerDay: number
}

/** The difference of two angles as −180° … 180°. */
const signedDifference = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/**
 * No angle of Sun and Moon speeds up or slows down by more than 0.2 % an hour. So a step of s ms with the speed of the
 * step before, p ms long, ends within s × (p + s) × 0.002 ÷ 3,600,000 ÷ 2 ms: half a millisecond for this product.
 */
const LAST_STEP_MS2 = 1.8e9
const MOST_STEPS = 30

/**
 * The moment at which an angle reaches a value, found from a guess by the secant method, to a millisecond or two.
 * The angle must reach the value within half a turn of the guess. The better the guess and the speed, the fewer times
 * the angle is computed: for a minute and two per cent twice, as against four times for hours.
 * @throws Error when the search does not settle, which would be a fault in the angle
 */
export function momentOfAngle(
  { at, degreesPerDay }: GrowingAngle,
  degrees: number,
  guess: Moment,
  speed = degreesPerDay,
): Moment {
  let msPerDegree = MS_IN_DAY / speed
  let moment = guess
  let short = signedDifference(degrees - at(moment))
  // The first step goes by a speed that nobody has measured.
  let before = MS_IN_DAY
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const length = short * msPerDegree
    const next = moment + length
    if (Math.abs(length) * (before + Math.abs(length)) < LAST_STEP_MS2) return Math.round(next)
    const nextShort = signedDifference(degrees - at(next))
    if (short !== nextShort) msPerDegree = length / (short - nextShort)
    before = Math.abs(length)
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
