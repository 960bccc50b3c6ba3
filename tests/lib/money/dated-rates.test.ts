import { isDoubtful, rateMovePercent } from '@/lib/money/dated-rates'

const rates = { base: 'USD', on: '2026-11-27', rates: { USD: 1, INR: 100, EUR: 0.5 } }
const copy = { base: 'USD', on: '2026-09-29', rates: { USD: 1, INR: 80, EUR: 0.5 } }

describe('the move of a pair', () => {
  // 80 to 100 rupees a dollar is a quarter; the other way 1/80 to 1/100 is a quarter too.
  it.each([
    ['USD', 'INR', 25, true],
    ['INR', 'USD', 25, true],
    ['USD', 'EUR', 0, false],
  ])('from %s to %s is %d', (from, to, move, doubtful) => {
    expect(rateMovePercent(copy, rates, from, to)).toBeCloseTo(move, 10)
    expect(isDoubtful(copy, rates, from, to)).toBe(doubtful)
  })

  it('of 19.9 % is used, of 20 % and more is asked about, up or down', () => {
    const at = (inr: number) =>
      isDoubtful(
        { ...copy, rates: { USD: 1, INR: 100 } },
        { ...copy, rates: { USD: 1, INR: inr } },
        'USD',
        'INR',
      )
    expect([at(119.9), at(120), at(84), at(83)]).toEqual([false, true, false, true])
  })

  it('is not known for a currency that a table lacks, and then no doubt', () => {
    expect(rateMovePercent(copy, rates, 'USD', 'THB')).toBeNull()
    expect(isDoubtful(copy, rates, 'USD', 'THB')).toBe(false)
  })
})
