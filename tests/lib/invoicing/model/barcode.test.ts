import { barcodeKey, isGtin } from '@/lib/invoicing/model/barcode'

test.each([
  // 4×3+6+1×3+0+3+8×3… the published examples of each form.
  ['EAN-13 of the GS1 example', '4006381333931', true],
  ['EAN-8 of the GS1 example', '96385074', true],
  ['UPC-A of the GS1 example', '036000291452', true],
  ['EAN-13 with a wrong digit', '4006381333932', false],
  ['eleven digits', '03600029145', false],
  ['letters', 'ABC-123', false],
])('%s: %s', (_, text, expected) => {
  expect(isGtin(text)).toBe(expected)
})

test('UPC-A and the EAN-13 that readers make of it are one code; others are their text', () => {
  expect(barcodeKey(' 036000291452')).toBe(barcodeKey('0036000291452'))
  expect(barcodeKey('4006381333931')).not.toBe(barcodeKey('036000291452'))
  expect(barcodeKey(' SKU-7 ')).toBe('SKU-7')
  expect(barcodeKey('0007')).not.toBe(barcodeKey('7'))
  expect(barcodeKey(' ')).toBe('')
})
