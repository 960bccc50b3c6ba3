/**
 * A number as typed, counted in steps of so many decimals: 12.5 with three decimals is 12500n. Its shortest
 * decimal form is what was typed, as long as that had no more than fifteen digits.
 * @returns null where it has more decimals
 */
export function toWholeSteps(number: number, decimals: number): bigint | null {
  const [digits = '', exponent = '0'] = String(number).split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const shift = decimals + Number(exponent) - fraction.length
  return shift < 0 ? null : BigInt(whole + fraction) * 10n ** BigInt(shift)
}

/** A quotient of whole numbers, none below zero, rounded half up. */
export const divideHalfUp = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under)
