/**
 * How much binary fractions may lack of the decimal they stand for after a few operations, as a part of it:
 * 1.005 × 100 is 100.49999999999999.
 */
const LACK = 4 * Number.EPSILON

/** Beyond it, that much would be paise. */
const FURTHEST = 2 ** 48

/**
 * An amount in paise as whole paise, half a paisa rounded up. What binary fractions lack of a half is made up first:
 * 50.5 units at 29 paise are 1464.5 and not the 1464.4999… that comes of 0.29 × 100 × 50.5.
 */
export const wholePaise = (paise: number): number =>
  Math.round(Math.abs(paise) < FURTHEST ? paise + Math.abs(paise) * LACK : paise)

/** Rupees in whole paise, half a paisa rounded up: toPaise(1.005) is 101. */
export const toPaise = (rupees: number): number => wholePaise(rupees * 100)

/** The number without the sign of minus zero, which files would show as -0.00. */
export const withoutMinusZero = (number: number): number => (number === 0 ? 0 : number)

/** An amount in whole rupees, 50 paise rounded up. */
export const toRupees = (rupees: number): number => wholePaise(rupees)

/** An amount in paise as whole paise, any part of a paisa rounded up. */
export const wholePaiseUp = (paise: number): number => Math.ceil(paise - Math.abs(paise) * LACK)

/** An amount in whole rupees, any part of a rupee rounded up. */
export const toNextRupee = (rupees: number): number => wholePaiseUp(rupees)

/** An amount in whole rupees, any part of a rupee left off. */
export const toRupeesDown = (rupees: number): number => Math.floor(rupees + Math.abs(rupees) * LACK)
