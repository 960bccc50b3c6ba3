/** A rate so small adds nothing that a double can hold, and sums with it would fall out of the range of doubles. */
export const earnsNothing = (r: number) => r < 1e-100

/** The value of one rupee after n periods at the rate r for one period: (1+r)^n; n may be a fraction. */
export const growthFactor = (r: number, n: number) => Math.exp(n * Math.log1p(r))

/**
 * The value, at the end of the last, of one rupee paid at the start of each of n periods (annuity due): ((1+r)^n − 1) ÷
 * r × (1+r), and n at a rate of nothing. Written with expm1 and log1p, which keep their digits where r is tiny.
 * Source: the annuity due of every textbook; spec section 9.
 */
export function annuityDue(r: number, n: number): number {
  return earnsNothing(r) ? n : (Math.expm1(n * Math.log1p(r)) / r) * (1 + r)
}

/**
 * The value of one rupee paid at the end of each of n periods (ordinary annuity): ((1+r)^n − 1) ÷ r, and n at a rate of
 * nothing.
 */
export function annuityOrdinary(r: number, n: number): number {
  return earnsNothing(r) ? n : Math.expm1(n * Math.log1p(r)) / r
}
