import { gst, gstCanBeFound, gstInputs, gstQuestionFrom, type GstType } from '@/lib/tax/gst/gst'
import { gstAnswer } from '@/lib/tax/gst/gst-answer'
import { readLink } from '@/tests/read-link'
import { eachSharedRow } from '@/tests/each-shared-row'

/** How far two numbers are apart, in parts of the larger. */
const apart = (one: number, other: number) =>
  one === other ? 0 : Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other))

describe('the GST', () => {
  it.each<[number, number, GstType, number, number, number, string]>([
    [1_000, 18, 'inclusive', 847.457627118644, 152.54237288135593, 1_000, '1,000 ÷ 1.18'],
    [10_000, 18, 'exclusive', 10_000, 1_800, 11_800, '10,000 × 0.18: 900 and 900'],
    [180, 18, 'tax', 1_000, 180, 1_180, '180 ÷ 0.18'],
    [1, 1e-9, 'tax', 1e11, 1, 100000000001, 'the least rate that tells a price'],
    [1_000, 0, 'exclusive', 1_000, 0, 1_000, 'nil rated'],
  ])('of ₹%d at %d%%, %s: net %d, GST %d, total %d: %s', (amount, ratePercent, type, net, tax, total) => {
    const result = gst({ amount, ratePercent, type })
    expect(apart(result.netAmount, net)).toBeLessThan(1e-14)
    expect(apart(result.gstAmount, tax)).toBeLessThan(1e-14)
    expect(apart(result.half, tax / 2)).toBeLessThan(1e-14)
    expect(apart(result.totalAmount, total)).toBeLessThan(1e-14)
  })

  it.each([
    [0, 18, 'inclusive'],
    [NaN, 18, 'inclusive'],
    [1_000, -1, 'exclusive'],
    [1_000, 0, 'tax'],
    [1_000, 5e-324, 'tax'],
  ] as const)('of ₹%d at %d%%, %s, cannot be found', (amount, ratePercent, type) => {
    expect(gstCanBeFound({ amount, ratePercent, type })).toBe(false)
    expect(() => gst({ amount, ratePercent, type })).toThrow(RangeError)
  })
})

interface Vector {
  input: { amount: number; rate: number; type: 'inclusive' | 'exclusive' }
  expected: { netAmount: number; gstAmount: number; cgst: number; sgst: number; totalAmount: number }
}
eachSharedRow<Vector>('gst-calculator', ({ input, expected }) => {
  const result = gst({ amount: input.amount, ratePercent: input.rate, type: input.type })
  expect(apart(result.netAmount, expected.netAmount)).toBeLessThan(1e-12)
  expect(apart(result.gstAmount, expected.gstAmount)).toBeLessThan(1e-9)
  expect(apart(result.half, expected.cgst)).toBeLessThan(1e-9)
  expect(apart(result.half, expected.sgst)).toBeLessThan(1e-9)
  expect(apart(result.totalAmount, expected.totalAmount)).toBeLessThan(1e-12)
})

describe('the question that the fields ask', () => {
  const asked = (fragment: string) => gstQuestionFrom(readLink(gstInputs, fragment))
  const question = { amount: 1_000, ratePercent: 18, type: 'inclusive', supply: 'same' }

  it('is of one amount; the lines of a bill are no part of it', () => {
    expect(asked('')).toEqual(question)
    expect(asked('rate=5&type=tax&supply=other&lines=x&linesType=x')).toEqual({
      ...question,
      ratePercent: 5,
      type: 'tax',
      supply: 'other',
    })
    for (const fragment of ['amount=0', 'rate=x', 'type=x', 'supply=x']) expect(asked(fragment)).toBeNull()
  })

  it('is answered unrounded and as on an invoice, but not for tax at 0%', () => {
    const answer = (fragment: string) => gstAnswer(readLink(gstInputs, fragment))
    expect(answer('amount=118')).toMatchObject({
      question: { ...question, amount: 118 },
      result: { netAmount: 100, gstAmount: 18, half: 9, totalAmount: 118 },
      sums: { netPaise: 100_00, gstPaise: 18_00, totalPaise: 118_00 },
    })
    // ₹10.10 at 5% to another state: 50.5 paise of one head are 51
    expect(answer('amount=10.1&rate=5&type=exclusive&supply=other')!.sums.gstPaise).toBe(51)
    expect(answer('rate=0&type=tax')).toBeNull()
  })
})
