import { choice } from '@/lib/inputs/choices'
import type { Kind } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { rechargeOperators } from '@/lib/recharge/recharge-plans'

/** A number that may be typed with its unit: '90 days', '2 GB a day'. */
const typedWith = (unit: RegExp, kind: Kind<number>): Kind<number> => ({
  ...kind,
  read: (text) => kind.read(text.trim().replace(unit, '')),
})
const inDays = (kind: Kind<number>) => typedWith(/days?$/i, kind)

export const rechargeInputs = {
  operator: choice([...rechargeOperators, 'all'], 'JIO'),
  /** Days that a combination of plans is to cover: ten years at most. */
  days: inDays(number({ initial: 84, min: 1, max: 3_650, whole: true, unit: 'days', example: '84' })),
  sort: choice(['price', 'day', 'gb'], 'price'),
  type: choice(['all', 'data', 'affordable', 'annual'], 'all'),
  /** Least days of a plan. */
  validity: inDays(number({ initial: 0, min: 0, max: 400, unit: 'days', example: '28' })),
  /** Least GB a day. */
  data: typedWith(
    /gb( ?(a|per|\/) ?day)?$/i,
    number({ initial: 0, min: 0, max: 10, unit: 'GB', example: '1.5' }),
  ),
}

export type RechargeValues = Values<typeof rechargeInputs>
