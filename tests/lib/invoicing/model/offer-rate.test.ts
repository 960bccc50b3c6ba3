import { withItemRate } from '@/lib/invoicing/model/offer-rate'
import { totals } from '@/lib/invoicing/tax/totals'
import { invoice, lines, quotation } from '@/tests/lib/invoicing/sample-documents'

describe('an item of the book on a quotation with one rate', () => {
  it('gives it its own rate, if it is alone', () => {
    const [item] = lines('1 × 100 @ 12')
    const doc = quotation({ lines: [item!] })
    const offer = { ...doc, ...withItemRate(doc, [item!], item!) }
    expect(offer).toMatchObject({ taxRatePercent: '12', ratePerLine: false })
    // 12% of 100.
    expect(totals(offer as typeof doc)!.taxMinor).toBe(12_00)
  })

  it('makes it one with a rate for each line beside others, whose rate stays', () => {
    const [first, second] = lines('1 × 200 @ 18', '1 × 100 @ 12')
    const doc = quotation({ lines: [first!], taxRatePercent: '5' })
    const offer = { ...doc, ...withItemRate(doc, [first!, second!], second!) } as typeof doc
    expect(offer.ratePerLine).toBe(true)
    expect(offer.lines.map(({ taxRatePercent }) => taxRatePercent)).toEqual(['5', '12'])
    // 5% of 200 and 12% of 100.
    expect(totals(offer)!.taxMinor).toBe(22_00)
  })

  it('changes nothing where the rate is known already, or each line has its own', () => {
    const [item] = lines('1 × 100 @ 12')
    for (const doc of [quotation({ taxRatePercent: '12' }), quotation({ ratePerLine: true }), invoice()])
      expect(withItemRate(doc, [item!], item!)).toEqual({ lines: [item] })
  })
})
