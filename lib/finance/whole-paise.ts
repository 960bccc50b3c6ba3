/** More digits than any amount in paise has, and fewer than those in which a product of decimals is wrong. */
const SURE_DIGITS = 14

/**
 * A product in paise as whole paise, half a paisa rounded up. What binary fractions add or lack is dropped first:
 * 50.5 units at 29 paise are 1464.5 and not the 1464.4999… that comes of 0.29 × 100 × 50.5.
 */
export const wholePaise = (paise: number) => Math.round(Number(paise.toPrecision(SURE_DIGITS)))
