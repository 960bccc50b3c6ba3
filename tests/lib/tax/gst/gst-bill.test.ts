import type { GstSupply } from '@/lib/tax/gst/gst'
import { type GstLine, gstBill } from '@/lib/tax/gst/gst-bill'

const line = (amount: number, rate: number): GstLine => ({ amount, rate })

describe('a line in paise', () => {
  it.each<[number, number, 'exclusive' | 'inclusive', GstSupply, number, number, string]>([
    [0.25, 18, 'exclusive', 'same', 25, 4, 'each half 2.25 paise, so 2 and 2'],
    [0.25, 18, 'exclusive', 'other', 25, 5, 'the whole 4.5 paise, so 5: half a paisa goes up'],
    [1_000, 18, 'inclusive', 'same', 847_46, 152_54, '152.5424: halves of 76.27'],
    [
      0.59,
      18,
      'inclusive',
      'same',
      49,
      10,
      '0.09 inside: halves of 4.5 paise go up to 5, the net is what is left',
    ],
    [0.59, 18, 'inclusive', 'other', 50, 9, 'the same 0.09 as one head'],
    [0.02, 100, 'inclusive', 'same', 0, 2, 'halves of half a paisa: nothing is left, and nothing is owed'],
  ])('₹%d at %d%%, %s, %s state: net %d, GST %d: %s', (amount, rate, type, supply, net, tax) => {
    const bill = gstBill([line(amount, rate)], type, supply)
    expect(bill).toMatchObject({ netPaise: net, gstPaise: tax, totalPaise: net + tax })
  })
})

test('lines are added up, and by rate, the lowest first', () => {
  const bill = gstBill([line(1_000, 18), line(500, 5), line(200, 18)], 'exclusive', 'same')
  expect(bill).toMatchObject({ netPaise: 1_700_00, gstPaise: 241_00, totalPaise: 1_941_00 })
  expect(bill.lines.map(({ gstPaise }) => gstPaise)).toEqual([180_00, 25_00, 36_00])
  expect(bill.byRate).toEqual([
    { rate: 5, netPaise: 500_00, gstPaise: 25_00, totalPaise: 525_00 },
    { rate: 18, netPaise: 1_200_00, gstPaise: 216_00, totalPaise: 1_416_00 },
  ])
})

test('a bill without lines comes to nothing', () => {
  expect(gstBill([], 'exclusive', 'same')).toEqual({
    lines: [],
    byRate: [],
    netPaise: 0,
    gstPaise: 0,
    totalPaise: 0,
  })
})
