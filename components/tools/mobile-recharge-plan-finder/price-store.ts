import {
  type OwnPrice,
  type OwnPrices,
  readOwnPrices,
  withOwnPrice,
  writeOwnPrices,
} from '@/lib/recharge/own-prices'
import { storedValue } from '@/lib/storage/stored-value'

/** The visitor's own prices of plans. */
export const ownPrices = storedValue<OwnPrices>({
  key: 'rechargePrices',
  initial: {},
  read: readOwnPrices,
  write: writeOwnPrices,
})

export const setOwnPrice = (id: string, price: OwnPrice | null) =>
  ownPrices.change((prices) => withOwnPrice(prices, id, price))

export const resetOwnPrices = () => ownPrices.change(() => ({}))
