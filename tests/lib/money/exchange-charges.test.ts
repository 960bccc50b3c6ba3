import { exchangeCharges, exchangeValue } from '@/lib/money/exchange-charges'
import { RuleNotKnown } from '@/lib/rules/rule'

const on = '2026-11-21'

describe('the taxable value of changing money, CGST rule 32(2)(b)', () => {
  it.each([
    [97_500, 975, 'taxo.online, case 1: 1,500 dollars at ₹65, 1%'],
    [3_25_000, 2_125, 'taxo.online, case 2: 5,000 dollars at ₹65, 1,000 + 0.5% of 2,25,000'],
    [10_40_000, 5_540, 'taxo.online, case 3: 16,000 dollars at ₹65, 5,500 + 0.1% of 40,000'],
    [100, 250, 'the least'],
    [25_000, 250, '1% of 25,000 is the least itself'],
    [1_00_000, 1_000, 'the end of the first slab'],
    [10_00_000, 5_500, 'the end of the second: 1,000 + 0.5% of 9,00,000'],
    [5_55_00_000, 60_000, '5,500 + 0.1% of 5,45,00,000 is the greatest itself'],
    [100_00_00_000, 60_000, 'the greatest'],
  ])('of ₹%d is ₹%d: %s', (gross, value) => {
    expect(exchangeValue(gross, on)).toBeCloseTo(value, 6)
  })

  it.each([
    [50_000, 90, '0.18% of the gross value'],
    [2_00_000, 270, '₹180 + 0.09% of what is above ₹1 lakh'],
    [20_00_000, 1_170, '₹990 + 0.018% of what is above ₹10 lakh'],
    [1_000, 45, 'at least ₹45'],
  ])('with 18%% on it, is what a bank publishes for ₹%d: ₹%d, %s (HDFC Bank)', (gross, gst) => {
    expect(exchangeValue(gross, on) * 0.18).toBeCloseTo(gst, 6)
  })

  it('is not known before the tax', () => {
    expect(() => exchangeValue(1_000, '2017-06-30')).toThrow(RuleNotKnown)
  })
})

describe('what is added to the mid-market rate', () => {
  it('by a card: 200 dollars at ₹96 are 19,200; 3.5% is 672; 18% of that 120.96', () => {
    const charges = exchangeCharges({ exchange: 'card', rupees: 19_200, markupPercent: 3.5, on })
    expect(charges.markup).toBeCloseTo(672, 9)
    expect(charges.gst).toBeCloseTo(120.96, 9)
    expect(charges.total).toBeCloseTo(19_992.96, 9)
  })

  it('by a bank that sells: 1,00,000 + 2% = 1,02,000; value 1,000 + 0.5% of 2,000 = 1,010; GST 181.80', () => {
    const charges = exchangeCharges({ exchange: 'buy', rupees: 1_00_000, markupPercent: 2, on })
    expect(charges.taxable).toBeCloseTo(1_010, 9)
    expect(charges.total).toBeCloseTo(1_02_181.8, 9)
  })

  it('by a bank that buys: 96,000 − 1.5625% = 94,500; value 945; GST 170.10; 94,329.90 is left', () => {
    const charges = exchangeCharges({ exchange: 'sell', rupees: 96_000, markupPercent: 1.5625, on })
    expect(charges.gross).toBeCloseTo(94_500, 9)
    expect(charges.gst).toBeCloseTo(170.1, 9)
    expect(charges.total).toBeCloseTo(94_329.9, 9)
  })

  it('is not reckoned on nothing', () => {
    expect(() => exchangeCharges({ exchange: 'card', rupees: 0, markupPercent: 1, on })).toThrow(RangeError)
  })
})
