import { changeTexts, freshInputs, readValues, type Texts } from '@/lib/inputs/tool-inputs'
import { rentFrom, saleNotCovered } from '@/lib/stamp-duty/further-duty'
import { saleRule } from '@/lib/stamp-duty/sale-states'
import {
  type FurtherRates,
  type ReadStampDuty,
  stampDutyFrom,
  stampDutyInputs,
  wantsFurther,
} from '@/lib/stamp-duty/stamp-duty'

type Changes = Partial<Texts<typeof stampDutyInputs>>
const read =
  (texts: Changes): ReadStampDuty =>
  (...names) =>
    readValues(changeTexts(stampDutyInputs, freshInputs(stampDutyInputs), texts), names)
const further: FurtherRates = { saleRule, saleNotCovered, rentFrom }
const RENT = { instrument: 'rent' }

it.each<[string, Changes, boolean]>([
  ['a fresh page', {}, false],
  ['a price that cannot be read', { value: 'a lot' }, false],
  ['a woman who buys', { buyer: 'female' }, true],
  ['Navi Mumbai', { area: 'naviMumbai' }, true],
  ['another state', { state: 'KA' }, true],
  ['a tenancy', RENT, true],
  ['a state that is none', { state: 'XX' }, false],
])('whether the further rates are wanted: %s', (_, texts, wanted) => {
  expect(wantsFurther(read(texts))).toBe(wanted)
})

it.each<[string, Changes, FurtherRates | null, object]>([
  ['a flat of 80 lakh in Mumbai', {}, null, { kind: 'sale', result: { totalPaise: 5_10_000_00 } }],
  ['what a sale does not ask for', { rent: 'lots', seller: 'nobody', property: 'x' }, null, { kind: 'sale' }],
  ['a price that cannot be read', { value: 'a lot' }, null, { kind: 'incomplete' }],
  ['an area that is none, where areas count', { area: 'nowhere' }, null, { kind: 'incomplete' }],
  ['a document that is none', { instrument: 'will' }, further, { kind: 'incomplete' }],
  ['another state, whose rates are on their way', { state: 'KA' }, null, { kind: 'waiting' }],
  [
    'and are there',
    { state: 'KA', value: '10000000' },
    further,
    { kind: 'sale', result: { totalPaise: 7_60_000_00 } },
  ],
  [
    'the kind of property counts in Karnataka',
    { state: 'KA', property: 'x' },
    further,
    { kind: 'incomplete' },
  ],
  ['the seller counts in Bihar', { state: 'BR', seller: 'nobody' }, further, { kind: 'incomplete' }],
  [
    'a home counts for women in Maharashtra',
    { buyer: 'female', home: 'maybe' },
    further,
    { kind: 'incomplete' },
  ],
  ['and for nobody else', { home: 'maybe' }, further, { kind: 'sale', question: { home: true } }],
  ['a reason that is on its way', { area: 'naviMumbai' }, null, { kind: 'waiting' }],
  [
    'and is there',
    { area: 'naviMumbai' },
    further,
    { kind: 'notCovered', reason: 'dispute', state: 'MH', sources: [] },
  ],
  [
    'sources that contradict each other',
    { state: 'WB' },
    further,
    { reason: 'dispute', sources: { length: 2 } },
  ],
  ['a state of which none was read', { state: 'GA' }, further, { reason: 'noSource', sources: [] }],
  [
    'a man and a woman in Uttar Pradesh',
    { state: 'UP', buyer: 'joint' },
    further,
    { reason: 'joint', sources: [] },
  ],
  ['a gift', { instrument: 'other' }, further, { kind: 'notCovered', reason: 'other' }],
  ['a gift, while the rates are on their way', { instrument: 'other' }, null, { kind: 'waiting' }],
  ['a tenancy, while the rates are on their way', RENT, null, { kind: 'waiting' }],
  ['a licence of 24 months', RENT, further, { kind: 'rent', result: { dutyPaise: 1_750_00 } }],
  ['one in a village', { ...RENT, area: 'village' }, further, { question: { urban: false } }],
  ['a rent that cannot be read', { ...RENT, rent: 'lots' }, further, { kind: 'incomplete' }],
  ['an area that is none', { ...RENT, area: 'nowhere' }, further, { kind: 'incomplete' }],
  ['which counts in Maharashtra alone', { ...RENT, state: 'DL', area: 'nowhere' }, further, { kind: 'rent' }],
  [
    'a home counts in Gujarat',
    { ...RENT, state: 'GJ', months: '11', home: 'maybe' },
    further,
    { kind: 'incomplete' },
  ],
  [
    'a term beyond the rule',
    { ...RENT, months: '61' },
    further,
    { kind: 'notCovered', reason: 'tooLong', sources: [] },
  ],
  ['a rate that has lapsed', { ...RENT, state: 'UP' }, further, { reason: 'lapsed', sources: { length: 2 } }],
])('what the fields come to: %s', (_, texts, rates, found) => {
  expect(stampDutyFrom(read(texts), rates)).toMatchObject(found)
})
