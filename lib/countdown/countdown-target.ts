import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { problem, value } from '@/lib/inputs/kind'
import { text, textKind } from '@/lib/inputs/text'

/** Whose clock the date and the time are of: the device's own, or India's for everybody. */
export type CountdownZone = 'local' | 'india'

const INDIA_OFFSET = '+05:30'
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
export const LONGEST_LABEL = 80

const timeOfDay = textKind<string, { kind: 'notATime' }>('00:00', (typed) =>
  TIME.test(typed) ? value(typed) : problem({ kind: 'notATime' }),
)

export const countdownInputs = {
  date: day({ from: '1970-01-02', to: '9999-12-30' }),
  time: timeOfDay,
  label: text(LONGEST_LABEL),
  zone: choice(['local', 'india'], 'local'),
}

/**
 * The moment of a date and a time, in milliseconds since 1970. On a night when clocks are put forward, an
 * hour that does not exist counts from the hour before.
 * @returns null without a date
 */
export function targetMs(date: string, time: string, zone: CountdownZone): number | null {
  if (date === '' || !TIME.test(time)) return null
  // Without an offset, ISO dates with a time are of the device's own zone.
  const moment = new Date(`${date}T${time}:00${zone === 'india' ? INDIA_OFFSET : ''}`).getTime()
  return Number.isNaN(moment) ? null : moment
}

/** The time of a moment on the device's own clock, '18:45'. */
export const localTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
