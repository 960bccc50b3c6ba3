import type { OwnPrices } from '@/lib/recharge/own-prices'

export interface PriceState {
  prices: OwnPrices
  /** Under which key what could not be read was put aside, in this visit. */
  setAside: string | null
  /** False where the browser keeps nothing: blocked, or full. */
  kept: boolean
}

export const NO_PRICES: PriceState = { prices: {}, setAside: null, kept: true }
