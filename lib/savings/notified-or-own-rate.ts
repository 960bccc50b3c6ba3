import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { percent } from '@/lib/inputs/quantities'

const NOTIFIED = 'notified'
export type Rate = number | typeof NOTIFIED

const own = percent({ initial: 7.1, min: 0, max: 20 })

/**
 * The rates as notified, or one of the visitor's own, per cent a year, as a text: 'notified' or '7.1'. The field is empty for
 * the notified ones.
 */
export const notifiedOrOwnRate: Kind<string, InputProblem> = {
  initial: NOTIFIED,
  read(text): Reading<string, InputProblem> {
    if (text.trim() === '' || text === NOTIFIED) return value(NOTIFIED)
    const reading = own.read(text)
    return reading.ok ? value(own.write(reading.value)) : reading
  },
  write: (rate) => rate,
  show: (rate) => (rate === NOTIFIED ? '' : rate),
}

export const rateOf = (written: string): Rate => (written === NOTIFIED ? NOTIFIED : Number(written))
