/**
 * A loan computed with whole numbers alone, to hold the product's floating-point sums against: every fraction is a
 * pair of BigInts, and halves of a paisa are rounded up as `Math.round` does.
 */
export interface ExactLoan {
  principalPaise: bigint
  /** Hundredths of a per cent a year: 8.5% is 850. */
  rateHundredths: bigint
  months: number
  prepaidIn?(month: number): bigint
  keep?: 'emi' | 'tenure'
}

export interface ExactRow {
  paid: bigint
  interest: bigint
  prepaid: bigint
  balance: bigint
}

/** A year's rate in hundredths of a per cent is this many times a month's rate as a fraction. */
const MONTHS_TIMES_HUNDREDTHS = 12n * 10_000n

const roundHalfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under)
const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** P·r·(1+r)^n ÷ ((1+r)^n − 1) with r = h ÷ d is P·h·(d+h)^n ÷ (d·((d+h)^n − d^n)). */
export function exactInstalment(principalPaise: bigint, rateHundredths: bigint, months: number): bigint {
  const d = MONTHS_TIMES_HUNDREDTHS
  const grown = (d + rateHundredths) ** BigInt(months)
  return roundHalfUp(principalPaise * rateHundredths * grown, d * (grown - d ** BigInt(months)))
}

export function exactSchedule(loan: ExactLoan): ExactRow[] {
  const { rateHundredths, months, prepaidIn = () => 0n, keep = 'emi' } = loan
  const rows: ExactRow[] = []
  let balance = loan.principalPaise
  let instalment = exactInstalment(balance, rateHundredths, months)
  while (balance > 0n) {
    const month = rows.length + 1
    const interest = roundHalfUp(balance * rateHundredths, MONTHS_TIMES_HUNDREDTHS)
    const owed = balance + interest
    const paid = month === months ? owed : least(instalment, owed)
    const prepaid = least(prepaidIn(month), owed - paid)
    balance = owed - paid - prepaid
    rows.push({ paid, interest, prepaid, balance })
    if (keep === 'tenure' && prepaid > 0n && balance > 0n && month < months)
      instalment = exactInstalment(balance, rateHundredths, months - month)
  }
  return rows
}
