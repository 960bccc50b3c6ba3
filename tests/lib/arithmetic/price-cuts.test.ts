import fc from 'fast-check'
import { discounted, priceBefore } from '@/lib/arithmetic/price-cuts'

describe('a discount', () => {
  it.each([
    [1_999, 30, 10, 1_259.37, 739.63, 37, '0.7 × 0.9 = 0.63 of 1,999'],
    [500, 100, 50, 0, 500, 100, 'nothing left to cut'],
  ])(
    'of ₹%d, %d%% and then %d%%: pays %d, saves %d, %d%% in total: %s',
    (price, off, then, pays, saves, inAll) => {
      const sale = discounted(price, off, then)
      expect(sale.pays).toBeCloseTo(pays, 9)
      expect(sale.saves).toBeCloseTo(saves, 9)
      expect(sale.offInAllPercent).toBeCloseTo(inAll, 9)
    },
  )

  it('is the same in either order, and what is paid and saved is the price', () => {
    const percents = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e11, noNaN: true }),
        percents,
        percents,
        (price, one, other) => {
          const sale = discounted(price, one, other)
          expect(discounted(price, other, one).pays).toBeCloseTo(sale.pays, 3)
          expect(Math.abs(sale.pays + sale.saves - price)).toBeLessThanOrEqual(price * 1e-12)
        },
      ),
    )
  })
})

describe('the price before', () => {
  it.each<[number, number, 'takenOff' | 'added', number, string]>([
    [850, 15, 'takenOff', 1_000, '850 ÷ 0.85'],
    [1_180, 18, 'added', 1_000, '1,180 ÷ 1.18'],
  ])('₹%d, %d%% %s: ₹%d, %s', (paid, rate, was, before) => {
    expect(priceBefore(paid, rate, was)).toBeCloseTo(before, 9)
  })

  it('is unknown after 100 % off, and half after 100 % were added', () => {
    expect(priceBefore(850, 100, 'takenOff')).toBeNull()
    expect(priceBefore(850, 100, 'added')).toBe(425)
  })
})
