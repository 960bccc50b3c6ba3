'use client'

import { useSyncExternalStore } from 'react'
import {
  currentPrices,
  NO_PRICES,
  type PriceState,
  subscribeToPrices,
} from '@/components/tools/mobile-recharge-plan-finder/price-store'

/** The visitor's own prices; none in the page as built. */
export const useOwnPrices = (): PriceState =>
  useSyncExternalStore(subscribeToPrices, currentPrices, () => NO_PRICES)
