import { choice } from '@/lib/inputs/choices'
import { number } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'
import { rechargeOperators } from '@/lib/rules/recharge-plans'

const say = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const rechargeInputs = {
  operator: choice([...rechargeOperators, 'all'], 'JIO'),
  /** Days that a combination of plans is to cover: ten years at most. */
  days: number({ initial: 84, min: 1, max: 3_650, whole: true, say, example: '84' }),
  sort: choice(['price', 'day', 'gb'], 'price'),
  type: choice(['all', 'data', 'affordable', 'annual'], 'all'),
  /** Least days of a plan. */
  validity: number({ initial: 0, min: 0, max: 400, say, example: '28' }),
  /** Least GB a day. */
  data: number({ initial: 0, min: 0, max: 10, say: (gb) => `${gb} GB`, example: '1.5' }),
}

export type RechargeValues = Values<typeof rechargeInputs>
