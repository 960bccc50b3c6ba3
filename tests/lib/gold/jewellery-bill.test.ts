import { type Jewellery, type JewelleryBill, jewelleryBill, jewelleryFrom } from '@/lib/gold/jewellery-bill'
import { jewelleryInputs } from '@/lib/gold/jewellery-inputs'
import { readLinked } from '@/lib/questions/read-linked'
import vectors from './jewellery-vectors.json'

const DAY = '2026-11-28'
const piece: Jewellery = {
  kind: 'sale',
  grossGrams: 10,
  isTola: false,
  stoneGrams: 0,
  purity: '916',
  rate: 12_000,
  rateFor: 'own',
  making: { by: 'percent', percent: 10 },
  makingOff: 0,
  wastage: 0,
  stones: 0,
  hallmark: 0,
  articles: 1,
  hallmarkTax: 'bill',
  old: { grams: 0, purity: '916', lossPercent: 0, rate: null },
  billed: null,
  on: DAY,
}
const billOf = (other: Partial<Jewellery>): JewelleryBill => {
  const answer = jewelleryBill({ ...piece, ...other })
  if (!answer.ok) throw new Error(answer.fault)
  return answer.value
}

test.each<[string, Partial<Jewellery>, Partial<JewelleryBill>]>([
  [
    'Mint, 14 April 2021: gold of ₹45,000, making of 10%, and 3% on ₹49,500 are ₹50,985',
    { rate: 4_500 },
    { goldPaise: 45_000_00, makingPaise: 4_500_00, taxablePaise: 49_500_00, totalPaise: 50_985_00 },
  ],
  [
    'Fundscoop: a gold ornament of ₹1,00,000 in exchange for old jewellery has 3% on ₹1,00,000',
    {
      rate: 10_000,
      making: { by: 'percent', percent: 0 },
      old: { grams: 2, purity: '916', lossPercent: 0, rate: 9_000 },
    },
    { gstPaise: 3_000_00, oldPaise: 18_000_00, toPayPaise: 85_000_00 },
  ],
  [
    'wastage of 3% of 10 g is 0.3 g of gold; 800 a gram of making, a quarter off',
    { wastage: 3, making: { by: 'gram', rupees: 800 }, makingOff: 25 },
    { wastagePaise: 3_600_00, makingPaise: 8_000_00, makingOffPaise: 2_000_00, taxablePaise: 1_29_600_00 },
  ],
  [
    '22 carat from a rate of 24: 12,000 × 0.916 = 10,992; stones of 1.5 g leave 8.5 g',
    { rateFor: 'pure', stoneGrams: 1.5 },
    { ratePaise: 10_992_00, netGrams: 8.5, goldPaise: 93_432_00 },
  ],
  [
    'a hallmark by itself: 2 × 45 = 90, and 18% of it 16.20',
    { hallmark: 45, articles: 2, hallmarkTax: 'own' },
    { hallmarkPaise: 90_00, hallmarkGstPaise: 16_20, taxablePaise: 1_32_000_00 },
  ],
  [
    'work on one’s own gold: only the making is billed, 18% on it by circular 126/45/2019',
    { kind: 'ownGold', wastage: 5 },
    { metalPaise: 0, wastagePaise: 0, taxablePaise: 12_000_00, gstPercent: 18, totalPaise: 14_160_00 },
  ],
  [
    'job work for a registered owner: 5%',
    { kind: 'jobWork' },
    { taxablePaise: 12_000_00, gstPercent: 5, totalPaise: 12_600_00 },
  ],
  [
    'a jeweller who bills 136,960 takes 1,000 more than 135,960',
    { billed: 1_36_960 },
    { differencePaise: 1_000_00 },
  ],
])('%s', (_working, question, expected) => {
  expect(billOf(question)).toMatchObject(expected)
})

test('a piece that is all stones has no bill', () => {
  expect(jewelleryBill({ ...piece, stoneGrams: 10 })).toEqual({ ok: false, fault: 'stonesTooHeavy' })
})

const links = vectors.map(({ input, expected }) => ({
  set: Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)])),
  expected,
}))

// Reckoned apart from this code, with fractions in Python: each line in whole paise, half a paisa up.
test.each(links)('$set.kind, $set.weight $set.weightIn of $set.purity at $set.rate', ({ set, expected }) => {
  const answer = jewelleryBill(jewelleryFrom(readLinked(jewelleryInputs, set), DAY)!)
  if (!answer.ok) throw new Error(answer.fault)
  const bill = answer.value
  expect({
    toPay: bill.toPayPaise / 100,
    gold: bill.goldPaise / 100,
    makingCharge: (bill.makingPaise - bill.makingOffPaise) / 100,
    taxable: bill.taxablePaise / 100,
    gst: bill.gstPaise / 100,
    hallmarkGst: bill.hallmarkGstPaise / 100,
    total: bill.totalPaise / 100,
    oldGold: bill.oldPaise / 100,
    ratePerGram: bill.ratePaise / 100,
  }).toEqual(expected)
})
