import { changeTexts, freshInputs, readValues, type Texts } from '@/lib/inputs/tool-inputs'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'
import { rentQuestionFrom } from '@/lib/stamp-duty/rent-duty'
import { saleQuestionFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { type ReadStampDuty, stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

type Changes = Partial<Texts<typeof stampDutyInputs>>
const read =
  (texts: Changes): ReadStampDuty =>
  (...names) =>
    readValues(changeTexts(stampDutyInputs, freshInputs(stampDutyInputs), texts), names)

it('each of the 36 states and union territories can be chosen, and what older links name', () => {
  expect(stampDutyInputs.state.options).toEqual([...Object.keys(stateNames), 'DN', 'other'])
})

it.each<[string, StateCode, Changes, object | null]>([
  ['a fresh page', 'MH', {}, { value: 80_00_000, area: 'mumbai', buyer: 'male' }],
  [
    'what a sale does not ask for',
    'MH',
    { rent: 'lots', seller: 'nobody', property: 'x' },
    { value: 80_00_000 },
  ],
  ['a price that cannot be read', 'MH', { value: 'a lot' }, null],
  ['an unknown area, where areas count', 'MH', { area: 'nowhere' }, null],
  ['and where they do not', 'KL', { area: 'nowhere' }, { area: 'mumbai' }],
  ['the kind of property counts in Karnataka', 'KA', { property: 'x' }, null],
  ['and in Rajasthan', 'RJ', { property: 'flat' }, { property: 'flat' }],
  ['the permission counts in Himachal Pradesh', 'HP', { permission: 'maybe' }, null],
  ['and nowhere else', 'UK', { permission: 'maybe' }, { permission: false }],
  ['the seller counts in Bihar', 'BR', { seller: 'nobody' }, null],
  ['a home counts for women in Maharashtra', 'MH', { buyer: 'female', home: 'maybe' }, null],
  ['and for nobody else', 'MH', { home: 'maybe' }, { home: true }],
])('the question of a sale: %s', (_, state, texts, question) => {
  const found = saleQuestionFrom(read(texts), termsOf(saleDutyByState[state]))
  if (question === null) expect(found).toBeNull()
  else expect(found).toMatchObject(question)
})

it.each<[string, string, Changes, object | null]>([
  ['a licence of 24 months', 'MH', {}, { rent: 25_000, months: 24, urban: true }],
  ['one in a village', 'MH', { area: 'village' }, { urban: false }],
  ['a rent that cannot be read', 'MH', { rent: 'lots' }, null],
  ['an unknown area', 'MH', { area: 'nowhere' }, null],
  ['which counts in Maharashtra alone', 'DL', { area: 'nowhere' }, { urban: true }],
  ['a home counts in Gujarat', 'GJ', { home: 'maybe' }, null],
  ['and not in Tamil Nadu', 'TN', { home: 'maybe' }, { home: true }],
  ['the value counts in Rajasthan', 'RJ', { value: 'a lot' }, null],
  ['and not in Bihar', 'BR', { value: 'a lot' }, { propertyValue: 80_00_000 }],
])('the question of a rent agreement: %s', (_, state, texts, question) => {
  const found = rentQuestionFrom(read(texts), state)
  if (question === null) expect(found).toBeNull()
  else expect(found).toMatchObject(question)
})
