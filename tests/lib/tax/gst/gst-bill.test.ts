import fc from 'fast-check'
import type { GstSupply } from '@/lib/tax/gst/gst'
import { type GstLine, gstBill } from '@/lib/tax/gst/gst-bill'

const line = (amount: number, rate: number): GstLine => ({ amount, rate })

describe('a line in paise', () => {
  it.each<[number, number, 'exclusive' | 'inclusive', GstSupply, number, number, string]>([
    [100, 18, 'exclusive', 'same', 100_00, 18_00, 'nine rupees and nine'],
    [0.25, 18, 'exclusive', 'same', 25, 4, 'each half 2.25 paise, so 2 and 2'],
    [0.25, 18, 'exclusive', 'other', 25, 5, 'the whole 4.5 paise, so 5: half a paisa goes up'],
    [1.5, 3, 'exclusive', 'same', 150, 4, 'each half 2.25 paise'],
    [30, 0.1, 'exclusive', 'same', 3000, 4, 'each half 1.5 paise, so 2 and 2'],
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

describe('any bill', () => {
  const paise = fc.integer({ min: 1, max: 1e12 })
  const hundredths = fc.integer({ min: 0, max: 100_00 })
  const lines = fc.array(
    fc.record({ paise, hundredths }).map((row) => line(row.paise / 100, row.hundredths / 100)),
    { maxLength: 40 },
  )
  const types = fc.constantFrom('exclusive' as const, 'inclusive' as const)
  const supplies = fc.constantFrom('same' as const, 'other' as const)

  it('adds up in whole paise, line by line, rate by rate and in total, and halves are equal', () => {
    fc.assert(
      fc.property(lines, types, supplies, (all, type, supply) => {
        const bill = gstBill(all, type, supply)
        const parts = ['netPaise', 'gstPaise', 'totalPaise'] as const
        for (const part of parts) {
          const sum = (rows: readonly Record<typeof part, number>[]) =>
            rows.reduce((total, row) => total + row[part], 0)
          expect(sum(bill.lines)).toBe(bill[part])
          expect(sum(bill.byRate)).toBe(bill[part])
        }
        for (const sums of [...bill.lines, bill]) {
          expect(parts.every((part) => Number.isSafeInteger(sums[part]) && sums[part] >= 0)).toBe(true)
          expect(sums.netPaise + sums.gstPaise).toBe(sums.totalPaise)
          if (supply === 'same') expect(sums.gstPaise % 2).toBe(0)
        }
      }),
    )
  })

  it('rounds each head of tax as whole numbers do, half a paisa up', () => {
    fc.assert(
      fc.property(paise, hundredths, supplies, (net, rate, supply) => {
        const heads = supply === 'same' ? 2n : 1n
        const parts = 10_000n * heads
        const head = (2n * BigInt(net) * BigInt(rate) + parts) / (2n * parts)
        const bill = gstBill([line(net / 100, rate / 100)], 'exclusive', supply)
        expect(BigInt(bill.gstPaise)).toBe(head * heads)
      }),
      { numRuns: 2_000 },
    )
  })
})
