import { gstInputs } from '@/lib/tax/gst/gst'
import { gstLines } from '@/lib/tax/gst/gst-bill'

// Names, defaults and bounds of all fields are held by docs/links.md: tests/docs/links.test.ts.

describe('GST', () => {
  it.each([
    ['1,00,000_18*500_5', '100000_18*500_5', 'a link carries amounts without commas'],
    ['abc_18', 'abc_18', 'and what is no amount as it is'],
  ])('the lines %s become %s: %s', (text, written) => {
    expect(gstInputs.lines.write(text)).toBe(written)
  })

  it('a bill begins with the lines of a fresh page, and has the bounds of amount and rate', () => {
    expect(gstLines.rowsOf(gstLines.initial)).toEqual({
      ok: true,
      value: [
        { amount: 1000, rate: 18 },
        { amount: 500, rate: 5 },
      ],
    })
    expect(gstLines.read('0_18').ok).toBe(false)
    expect(gstLines.read('1_100.01').ok).toBe(false)
  })
})
