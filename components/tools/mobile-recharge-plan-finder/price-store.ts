import { NO_PRICES, type PriceState } from '@/components/tools/mobile-recharge-plan-finder/price-state'
import {
  type OwnPrice,
  type OwnPrices,
  readOwnPrices,
  withOwnPrice,
  writeOwnPrices,
} from '@/lib/recharge/own-prices'

const KEY = 'rechargePrices'

let state = NO_PRICES
const listeners = new Set<() => void>()

function become(next: PriceState): void {
  state = next
  for (const changed of listeners) changed()
}

/** The first key of its kind that is free: what was put aside before is never written over. */
function freeKey(): string {
  let number = 1
  while (localStorage.getItem(`${KEY}.unreadable.${number}`) !== null) number += 1
  return `${KEY}.unreadable.${number}`
}

/** What the browser keeps. What cannot be read is copied aside first, whole, and only then makes room. */
function fromBrowser(): Pick<PriceState, 'prices' | 'setAside'> {
  const text = localStorage.getItem(KEY)
  const { prices, unreadable } = readOwnPrices(text)
  if (!unreadable || text === null) return { prices, setAside: state.setAside }
  const key = freeKey()
  localStorage.setItem(key, text)
  localStorage.setItem(KEY, writeOwnPrices(prices))
  return { prices, setAside: key }
}

/** Runs what needs the browser's storage; where that is blocked or full, the prices last as long as the page. */
function withStorage(act: () => PriceState, otherwise: OwnPrices): void {
  let next: PriceState
  try {
    next = act()
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault
    next = { ...state, prices: otherwise, kept: false }
  }
  become(next)
}

const load = () => withStorage(() => ({ ...fromBrowser(), kept: true }), state.prices)

/** Changes what is kept, as it stands now: another tab may have changed it since. */
function change(next: (prices: OwnPrices) => OwnPrices): void {
  withStorage(() => {
    const { prices, setAside } = state.kept ? fromBrowser() : state
    const changed = next(prices)
    localStorage.setItem(KEY, writeOwnPrices(changed))
    return { prices: changed, setAside, kept: true }
  }, next(state.prices))
}

export const setOwnPrice = (id: string, price: OwnPrice | null) =>
  change((prices) => withOwnPrice(prices, id, price))

export const resetOwnPrices = () => change(() => ({}))

const loadIfOurs = ({ key }: StorageEvent) => {
  if (key === null || key === KEY) load()
}

/** The prices are read once somebody looks at them, and again when another tab changes them. */
export function subscribeToPrices(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', loadIfOurs)
  listeners.add(changed)
  if (listeners.size === 1) load()
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    removeEventListener('storage', loadIfOurs)
    state = NO_PRICES
  }
}

export const currentPrices = () => state
