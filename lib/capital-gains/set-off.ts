/**
 * The gains of a year: `slab` short-term at slab rates, `short20` short-term equity (111A), `long125`
 * long-term other than equity (112), `equityLong` long-term equity (112A).
 */
export const gainHeads = ['slab', 'short20', 'long125', 'equityLong'] as const
export type GainHead = (typeof gainHeads)[number]
/** Rupees, none below zero. */
export type Gains = Readonly<Record<GainHead, number>>

export const lossKinds = ['long', 'short', 'broughtLong', 'broughtShort'] as const
export type LossKind = (typeof lossKinds)[number]
/** Rupees, none below zero; those brought forward from up to eight years. */
export type Losses = Readonly<Record<LossKind, number>>

export interface LossUse {
  loss: LossKind
  head: GainHead
  amount: number
}

export interface SetOff {
  left: Gains
  uses: LossUse[]
  carryForward: { short: number; long: number }
}

const SHORT_20 = 20
const LONG_HEADS: readonly GainHead[] = ['long125', 'equityLong']
const isLong = (loss: LossKind) => loss === 'long' || loss === 'broughtLong'

/**
 * Losses set off against the gains of a year. A long-term loss goes against long-term gains alone, a
 * short-term one against any. Losses of the year come before those brought forward, long-term before
 * short-term; a short-term loss takes short-term gains first, the higher rate before the lower, and other
 * long-term gains before those of equity, of which a part is free. What is left over is carried forward. The
 * Act gives no order among gains; this one is the usual best.
 * @throws RangeError for an amount below zero
 * Source: sections 108 and 111 of the Income-tax Act, 2025 (70 and 74 of 1961).
 */
export function setOff(gains: Gains, losses: Losses, slabRatePercent: number): SetOff {
  if (![...Object.values(gains), ...Object.values(losses)].every((amount) => amount >= 0))
    throw new RangeError('Gains and losses are amounts from zero')
  const left: Record<GainHead, number> = { ...gains }
  const carried = { short: 0, long: 0 }
  const shortHeads: GainHead[] = slabRatePercent >= SHORT_20 ? ['slab', 'short20'] : ['short20', 'slab']
  const uses: LossUse[] = []
  for (const loss of lossKinds) {
    let rest = losses[loss]
    for (const head of isLong(loss) ? LONG_HEADS : [...shortHeads, ...LONG_HEADS]) {
      const amount = Math.min(rest, left[head])
      left[head] -= amount
      rest -= amount
      if (amount > 0) uses.push({ loss, head, amount })
    }
    carried[isLong(loss) ? 'long' : 'short'] += rest
  }
  return { left, uses, carryForward: carried }
}
