export interface RemainingTime {
  days: number
  hours: number
  minutes: number
  seconds: number
  /** All of it in whole seconds; 0 from the target on. */
  totalSeconds: number
}

const SECONDS_IN_DAY = 86_400

/**
 * The days (of 24 hours), hours, minutes and seconds from one moment to another. Parts of a second count as a
 * whole one, so that the last second is shown as 1 and 0 means that the moment has come. Both in milliseconds
 * since 1970, which know no time zone.
 */
export function remainingTime(targetMs: number, nowMs: number): RemainingTime {
  const totalSeconds = Math.max(0, Math.ceil((targetMs - nowMs) / 1000))
  return {
    days: Math.floor(totalSeconds / SECONDS_IN_DAY),
    hours: Math.floor((totalSeconds % SECONDS_IN_DAY) / 3600),
    minutes: Math.floor((totalSeconds % 3600) / 60),
    seconds: totalSeconds % 60,
    totalSeconds,
  }
}

/** Milliseconds until the number of seconds changes: a timer that waits so long never shows a second too late. */
export const untilNextSecond = (targetMs: number, nowMs: number): number =>
  nowMs >= targetMs ? 0 : (targetMs - nowMs) % 1000 || 1000
