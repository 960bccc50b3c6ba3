import {
  goodsFrom,
  margin,
  type Goods,
  marginByDiscount,
  marginInputs,
  type Margin,
} from '@/lib/finance/margin'
import { readLinked } from '@/lib/questions/read-linked'
import vectors from './margin-vectors.json'

const goods: Goods = {
  list: { mrp: 1_000 },
  discounts: [10, 5],
  gst: 'inside',
  ratePercent: 18,
  cost: 500,
  costGst: 'outside',
  fixed: 50_000,
}
const answered = (question: Partial<Goods>): Margin => {
  const answer = margin({ ...goods, ...question })
  if (!answer.ok) throw new Error(answer.fault)
  return answer.value
}

test.each<[string, Partial<Goods>, Partial<Margin>]>([
  [
    '1,000 × 0.9 × 0.95 = 855; ÷ 1.18 = 724.576, so 724.58 and 130.42 GST; − 500 = 224.58; 50,000 ÷ 224.58 = 222.6',
    {},
    {
      paysPaise: 855_00,
      netPaise: 724_58,
      gstPaise: 130_42,
      profitPaise: 224_58,
      pieces: 223,
      offPercent: 14.5,
    },
  ],
  [
    'no GST, no discount: 125 of 625 is 20%, of 500 it is 25%; 50,000 ÷ 125 = 400 to the piece',
    { list: { mrp: 625 }, discounts: [0, 0], ratePercent: 0 },
    { marginPercent: 20, markupPercent: 25, pieces: 400, gstPaise: 0 },
  ],
  [
    'mark-up 30% on 500: 650 before GST, 767 with it; 897.07 × 0.855 = 766.99485, and 897.08 × 0.855 = 767.0034',
    { list: { wantedAs: 'markup', wantedPercent: 30 } },
    { paysPaise: 767_00, netPaise: 650_00, listPaise: 897_08, markupPercent: 30 },
  ],
  [
    'at a loss no number of pieces covers anything: 450 − 500',
    { list: { mrp: 450 }, discounts: [0, 0], ratePercent: 0 },
    { profitPaise: -50_00, marginPercent: (-50 / 450) * 100, pieces: null },
  ],
  [
    'at cost neither',
    { list: { mrp: 500 }, discounts: [], ratePercent: 0 },
    { profitPaise: 0, pieces: null },
  ],
  ['without fixed costs none is needed', { fixed: 0 }, { pieces: 0 }],
])('%s', (_working, question, expected) => {
  expect(answered(question)).toMatchObject(expected)
})

test('a margin of the whole price has no price, and a price of which nothing is left has no margin', () => {
  const whole = { ...goods, list: { wantedAs: 'margin', wantedPercent: 100 } as const }
  expect(margin(whole)).toEqual({ ok: false, fault: 'marginTooHigh' })
  expect(margin({ ...goods, list: { mrp: 0.1 }, discounts: [99, 99] })).toEqual({
    ok: false,
    fault: 'noPrice',
  })
})

// Reckoned apart from this code, with fractions in Python: whole paise at each step, half a paisa up; prices by trying.
test.each(vectors)('$input.aim, $input.mrp, $input.cost at $input.rate%', ({ input, expected }) => {
  const texts = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const answer = margin(goodsFrom(readLinked(marginInputs, texts))!)
  if (!answer.ok) throw new Error(answer.fault)
  const { value } = answer
  expect({
    listPrice: value.listPaise / 100,
    pays: value.paysPaise / 100,
    netPrice: value.netPaise / 100,
    gstAmount: value.gstPaise / 100,
    netCost: value.costPaise / 100,
    profit: value.profitPaise / 100,
    breakEven: value.pieces,
  }).toEqual({
    listPrice: expected.listPrice,
    pays: expected.pays,
    netPrice: expected.netPrice,
    gstAmount: expected.gstAmount,
    netCost: expected.netCost,
    profit: expected.profit,
    breakEven: expected.breakEven,
  })
  expect(value.marginPercent).toBeCloseTo(expected.margin, 9)
  expect(value.markupPercent).toBeCloseTo(expected.markup, 9)
  expect(value.offPercent).toBeCloseTo(expected.offInAll, 9)
})

test('the table has one discount alone in each row', () => {
  const rows = marginByDiscount(goods, 1_000_00)
  expect(rows.map(({ offPercent }) => offPercent)).toEqual([0, 5, 10, 15, 20, 25, 30, 40, 50, 60])
  // 1,000 − 40% = 600; ÷ 1.18 = 508.47.
  expect(rows[7]).toMatchObject({ paysPaise: 600_00, netPaise: 508_47, profitPaise: 8_47 })
})
