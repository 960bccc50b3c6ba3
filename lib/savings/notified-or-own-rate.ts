import type { InputProblem } from '@/lib/inputs/input-problem'
import type { Kind } from '@/lib/inputs/kind'
import { optional } from '@/lib/inputs/optional'
import { percent } from '@/lib/inputs/quantities'

const NOTIFIED = 'notified'
export type Rate = number | typeof NOTIFIED

/** A rate of the visitor's own, per cent a year; '' for the notified one. */
const ownRate = optional(percent({ initial: 7.1, min: 0, max: 20 }))

/** A notified or an own rate that changes by quarter: links write 'notified' in place of ''. */
export const notifiedOrOwnRate: Kind<string, InputProblem> = {
  ...ownRate,
  read: (text) => ownRate.read(text === NOTIFIED ? '' : text),
  write: (rate) => rate || NOTIFIED,
}

export const rateFromText = (written: string): Rate => (written === '' ? NOTIFIED : Number(written))
