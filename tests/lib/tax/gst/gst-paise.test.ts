import { type GstSupply, type GstType } from '@/lib/tax/gst/gst'
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
})
