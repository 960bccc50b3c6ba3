import { type OwnPrice, readOwnPrices, withOwnPrice, writeOwnPrices } from '@/lib/recharge/own-prices'
import { createSavedValue } from '@/lib/storage/saved-value'
import { NO_PRICES, type PriceState } from './price-state'

const saved = createSavedValue({
  key: 'rechargePrices',
  initial: NO_PRICES.prices,
  read(text) {
    const { prices, unreadable } = readOwnPrices(text)
    return { value: prices, complete: !unreadable }
  },
  write: writeOwnPrices,
})

let shown: { of: unknown; prices: PriceState } = { of: saved.getInitialState(), prices: NO_PRICES }

export function currentPrices(): PriceState {
  const state = saved.getState()
  if (shown.of !== state) {
    shown = { of: state, prices: { prices: state.value, setAside: state.setAside, kept: state.saved } }
  }
  return shown.prices
}

export const subscribeToPrices = saved.subscribe

export const setOwnPrice = (id: string, price: OwnPrice | null) =>
  saved.change((prices) => withOwnPrice(prices, id, price))

export const resetOwnPrices = () => saved.change(() => NO_PRICES.prices)
