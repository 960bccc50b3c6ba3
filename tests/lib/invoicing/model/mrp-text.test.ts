import { readInclusivePrice } from '@/lib/invoicing/model/mrp-text'

test.each([
  ['MRP 120 incl. 5 %', '120', '5'],
  ['120 incl 5', '120', '5'],
  ['₹1,200.50 including GST 18%', '1,200.50', '18'],
  ['Rs. 99/- incl. of all taxes', '99', null],
  ['mrp: 45 inclusive of tax @ 12 %', '45', '12'],
  ['MRP ₹120', '120', null],
])('%s', (text, rate, taxRatePercent) => {
  expect(readInclusivePrice(text)).toEqual({ rate, taxRatePercent })
})

test.each(['120', '', '120 + 5%', 'MRP', '120 excl. 5%', 'chair 120 incl. 5%'])(
  '%s is no such price',
  (text) => {
    expect(readInclusivePrice(text)).toBeNull()
  },
)
