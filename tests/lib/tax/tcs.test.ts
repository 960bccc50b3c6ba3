import { yearOfRules } from '@/lib/tax/rule-ids'
import { changeTexts, freshInputs, type ReadValues, readValues } from '@/lib/inputs/tool-inputs'
import { tcsKinds } from '@/lib/rules/tds/tcs-kinds'
import { type TcsAnswer, tcsFrom } from '@/lib/tax/tcs'
import { tcsLawOf } from '@/lib/tax/tds-by-year'
import { tcsKindIds, type TdsInputName, tdsInputs, type TdsValues } from '@/lib/tax/tds-inputs'

const read =
  (texts: Partial<Record<TdsInputName, string>>): ReadValues<typeof tdsInputs> =>
  (...names) =>
    readValues(changeTexts(tdsInputs, freshInputs(tdsInputs), texts), names)

function formOf(changes: Partial<TdsValues>) {
  const texts = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, String(value)]))
  return tcsFrom(read(texts), tcsLawOf(yearOfRules(changes.rules ?? 'ay-2025-26-simplified')))
}
const answerOf = (changes: Partial<TdsValues>): TcsAnswer => formOf(changes).answer!
const collected = (changes: Partial<TdsValues>) => answerOf(changes).result.tds

const Y24 = { rules: 'fy-2024-25' } as const
const Y25 = { rules: 'fy-2025-26' } as const
const Y26 = { rules: 'fy-2026-27' } as const

/**
 * Rates of 2026-27: rate charts on TRACES, traces.tdscpc.gov.in; before and after: memorandum of the Finance
 * Bill 2026, taxheal.com. 2024-25: incometaxmumbai.gov.in, TCS chart; timber: whytax.in; remittances and
 * tours: southindianbank.com, kpbca.com.
 */
it.each<[string, Partial<TdsValues>, number]>([
  ['a car of 10 lakh', { ...Y26, tcsKind: 'car', amount: 10_00_000 }, 0],
  ['of a rupee more: 1% of all', { ...Y26, tcsKind: 'car', amount: 10_00_001 }, 10_000.01],
  ['each car by itself', { ...Y26, tcsKind: 'car', amount: 9_00_000, earlier: 9_00_000 }, 0],
  ['a car in 2024-25', { ...Y24, tcsKind: 'car', amount: 15_00_000 }, 15_000],
  ['without a PAN 5%', { ...Y26, tcsKind: 'car', amount: 20_00_000, pan: false }, 1_00_000],
  ['a watch of 12 lakh', { ...Y26, tcsKind: 'luxury', amount: 12_00_000 }, 12_000],
  ['since 22 April 2025', { ...Y25, tcsKind: 'luxury', amount: 12_00_000 }, 12_000],
  ['not before', { ...Y25, tcsKind: 'luxury', amount: 12_00_000, paid: 'before-october' }, 0],
  ['nor in 2024-25', { ...Y24, tcsKind: 'luxury', amount: 12_00_000 }, 0],
  ['a tour since 2026: 2% from the first rupee', { ...Y26, tcsKind: 'tour', amount: 12_00_000 }, 24_000],
  ['in 2025-26 5% up to 10 lakh, 20% above', { ...Y25, tcsKind: 'tour', amount: 12_00_000 }, 90_000],
  ['in 2024-25 5% up to 7 lakh, 20% above', { ...Y24, tcsKind: 'tour', amount: 12_00_000 }, 1_35_000],
  [
    'the year’s second tour',
    { ...Y25, tcsKind: 'tour', amount: 2_00_000, earlier: 10_00_000, deducted: 50_000 },
    40_000,
  ],
  ['without a PAN 10% and 20%', { ...Y25, tcsKind: 'tour', amount: 12_00_000, pan: false }, 1_40_000],
  ['study abroad, 10 lakh', { ...Y26, tcsKind: 'studyOrMedical', amount: 10_00_000 }, 0],
  ['a rupee more: 2% of it', { ...Y26, tcsKind: 'studyOrMedical', amount: 10_00_001 }, 0.02],
  ['in 2025-26 5%', { ...Y25, tcsKind: 'studyOrMedical', amount: 15_00_000 }, 25_000],
  ['in 2024-25 above 7 lakh', { ...Y24, tcsKind: 'studyOrMedical', amount: 15_00_000 }, 40_000],
  ['other purposes: 20%', { ...Y26, tcsKind: 'otherRemittance', amount: 15_00_000 }, 1_00_000],
  [
    'and no more without a PAN',
    { ...Y26, tcsKind: 'otherRemittance', amount: 15_00_000, pan: false },
    1_00_000,
  ],
  ['in 2024-25 above 7 lakh', { ...Y24, tcsKind: 'otherRemittance', amount: 15_00_000 }, 1_60_000],
  ['scrap', { ...Y26, tcsKind: 'scrap', amount: 1_00_000 }, 2_000],
  ['until March 2026', { ...Y25, tcsKind: 'scrap', amount: 1_00_000 }, 1_000],
  ['scrap without a PAN', { ...Y26, tcsKind: 'scrap', amount: 1_00_000, pan: false }, 5_000],
  ['coal', { ...Y26, tcsKind: 'minerals', amount: 1_00_000 }, 2_000],
  ['until March 2026', { ...Y24, tcsKind: 'minerals', amount: 1_00_000 }, 1_000],
  ['liquor', { ...Y26, tcsKind: 'alcohol', amount: 1_00_000 }, 2_000],
  ['until March 2026', { ...Y25, tcsKind: 'alcohol', amount: 1_00_000 }, 1_000],
  ['tendu leaves', { ...Y26, tcsKind: 'tendu', amount: 1_00_000 }, 2_000],
  ['until March 2026', { ...Y25, tcsKind: 'tendu', amount: 1_00_000 }, 5_000],
  ['then without a PAN 10%', { ...Y25, tcsKind: 'tendu', amount: 1_00_000, pan: false }, 10_000],
  ['timber', { ...Y25, tcsKind: 'timber', amount: 1_00_000 }, 2_000],
  ['until March 2025', { ...Y24, tcsKind: 'timber', amount: 1_00_000 }, 2_500],
  ['a toll plaza', { ...Y26, tcsKind: 'licence', amount: 1_00_000 }, 2_000],
  ['goods of 60 lakh in 2024-25', { ...Y24, tcsKind: 'goodsSale', amount: 60_00_000 }, 1_000],
  ['then without a PAN 1%', { ...Y24, tcsKind: 'goodsSale', amount: 60_00_000, pan: false }, 10_000],
  ['a small seller’s', { ...Y24, tcsKind: 'goodsSale', amount: 60_00_000, largeBuyer: false }, 0],
  ['none since April 2025', { ...Y25, tcsKind: 'goodsSale', amount: 60_00_000 }, 0],
  ['with the sample, the newest law', { tcsKind: 'scrap', amount: 1_00_000 }, 2_000],
])('%s: %j', (_, changes, expected) => {
  expect(collected(changes)).toBeCloseTo(expected, 6)
  expect(answerOf(changes).total).toBeCloseTo(changes.amount! + expected, 6)
})

it.each<[string, Partial<TdsValues>, TcsAnswer['exempt']]>([
  [
    'a private person sells his car',
    { ...Y26, payer: 'individual', tcsKind: 'car', amount: 15_00_000 },
    'payer',
  ],
  ['an audited dealer', { ...Y26, payer: 'audited', tcsKind: 'car', amount: 15_00_000 }, null],
  ['a bank remits, whoever asks', { ...Y26, payer: 'individual', tcsKind: 'otherRemittance' }, null],
  ['luxury goods before the notification', { ...Y24, tcsKind: 'luxury' }, 'notInForce'],
])('%s', (_, changes, exempt) => {
  const { exempt: found, terms, result } = answerOf(changes)
  expect(found).toBe(exempt)
  expect(terms === null).toBe(exempt !== null)
  if (exempt) expect(result.tds).toBe(0)
})

it('asks what the law of the sale counts', () => {
  expect(formOf({ ...Y26, tcsKind: 'car' }).asked).toEqual(['amount', 'pan'])
  expect(formOf({ ...Y25, tcsKind: 'luxury' }).asked).toEqual(['amount', 'pan', 'paid'])
  expect(formOf({ ...Y26, tcsKind: 'studyOrMedical' }).asked).toEqual([
    'amount',
    'pan',
    'earlier',
    'deducted',
  ])
  expect(formOf({ ...Y24, tcsKind: 'goodsSale' }).asked).toContain('largeBuyer')
  expect(tcsFrom(read({ tcsKind: 'gold' }), tcsLawOf('fy-2026-27')).answer).toBeNull()
  expect(tcsFrom(read({ amount: 'much' }), tcsLawOf('fy-2026-27')).answer).toBeNull()
})

test('every kind that can be chosen is in the table', () => {
  expect(Object.keys(tcsKinds).sort()).toEqual([...tcsKindIds].sort())
})
