/**
 * A price after one discount and a second on what is left: price × (1 − a) × (1 − b), in rupees, unrounded.
 * The two together are 1 − (1 − a)(1 − b) of the price, never a + b.
 */
export function discounted(price: number, offPercent: number, thenOffPercent: number) {
  const left = (1 - offPercent / 100) * (1 - thenOffPercent / 100)
  return { pays: price * left, saves: price * (1 - left), offInAllPercent: (1 - left) * 100 }
}

/**
 * The price before a percentage was taken off, paid ÷ (1 − r), or added, paid ÷ (1 + r).
 * Null after 100 % off: the price then does not follow from what was paid.
 */
export function priceBefore(paid: number, ratePercent: number, was: 'takenOff' | 'added'): number | null {
  const kept = was === 'added' ? 1 + ratePercent / 100 : 1 - ratePercent / 100
  return kept > 0 ? paid / kept : null
}
