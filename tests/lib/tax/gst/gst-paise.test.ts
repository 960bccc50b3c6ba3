import fc from 'fast-check'
import { gst, type GstSupply, gstSupplies, type GstType, gstTypes } from '@/lib/tax/gst/gst'
import { gstInPaise, headPaise } from '@/lib/tax/gst/gst-paise'

describe('GST as invoiced, in paise', () => {
  it.each<[number, number, GstType, GstSupply, number[], string]>([
    [10.1, 5, 'exclusive', 'same', [1_010, 50, 25, 1_060], 'each half is 25.25 paise, so 25'],
    [10.1, 5, 'exclusive', 'other', [1_010, 51, 51, 1_061], 'IGST is 50.5 paise, rounded up'],
    [10.1, 5, 'inclusive', 'same', [962, 48, 24, 1_010], 'the price stays; each half is 24.05'],
    [1_000, 18, 'inclusive', 'same', [84_746, 15_254, 7_627, 1_00_000], 'the page’s opening figures'],
    [180, 18, 'tax', 'same', [1_00_000, 18_000, 9_000, 1_18_000], '180 ÷ 0.18'],
    [
      0.25,
      0.25,
      'tax',
      'same',
      [10_000, 25, 12.5, 10_025],
      'a given tax stays, its half ends in half a paisa',
    ],
  ])('₹%d at %d%%, %s, %s state: %j, %s', (amount, ratePercent, type, supply, expected) => {
    const sums = gstInPaise({ amount, ratePercent, type }, supply)
    expect([sums.netPaise, sums.gstPaise, headPaise(sums, supply), sums.totalPaise]).toEqual(expected)
  })

  const questions = fc.record({
    amount: fc.integer({ min: 1, max: 1e9 }).map((paise) => paise / 100),
    ratePercent: fc.constantFrom(0.25, 3, 5, 12, 18, 28, 40),
    type: fc.constantFrom(...gstTypes),
  })

  it('adds up, and is within a paisa a head of the unrounded figures', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...gstSupplies), (question, supply) => {
        const sums = gstInPaise(question, supply)
        const exact = gst(question)
        expect(sums.netPaise + sums.gstPaise).toBe(sums.totalPaise)
        expect(Math.abs(sums.gstPaise / 100 - exact.gstAmount)).toBeLessThan(0.0100001)
        expect(Math.abs(sums.totalPaise / 100 - exact.totalAmount)).toBeLessThan(0.0100001)
      }),
    )
  })
})
