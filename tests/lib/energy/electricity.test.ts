import {
  electricityFrom,
  electricityInputs,
  type ReadElectricity,
  wantsPublished,
} from '@/lib/energy/electricity'
import * as published from '@/lib/energy/electricity-published'
import { changeTexts, freshInputs, readValues, type Texts } from '@/lib/inputs/tool-inputs'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'

type Changes = Partial<Texts<typeof electricityInputs>>
const read =
  (texts: Changes): ReadElectricity =>
  (...names) =>
    readValues(changeTexts(electricityInputs, freshInputs(electricityInputs), texts), names)

const FIRST = 1_234_56
const BY_TARIFF = { tariff: 'published' }

it.each<[string, Changes, boolean]>([
  ['a fresh page', {}, false],
  ['the same with another saving', { less: '50' }, false],
  ['other units', { units: '151' }, true],
  ['another state', { state: 'DL' }, true],
  ['the published tariff', BY_TARIFF, true],
  ['units that are no number', { units: 'many' }, true],
  ['a state that is none', { state: 'XX' }, false],
])('whether the published tariffs are wanted: %s', (_, texts, wanted) => {
  expect(wantsPublished(read(texts))).toBe(wanted)
})

it.each<[string, Changes, typeof published | null, object]>([
  [
    'a fresh page needs no tariff',
    {},
    null,
    { byTariff: null, publishedPaise: FIRST, bill: { totalPaise: 853_00 }, hasNoTariff: false },
  ],
  [
    'nor does another sample',
    { state: 'DL', units: '350' },
    null,
    { publishedPaise: null, bill: { totalPaise: 1_400_00 } },
  ],
  ['beside which the published one stands', { units: '100' }, published, { publishedPaise: 816_64 }],
  [
    'a sample of a state without a published tariff',
    { state: 'WB' },
    null,
    { byTariff: { state: 'WB' }, bill: null },
  ],
  ['units that are no number', { units: 'many' }, published, { publishedPaise: null, bill: null }],
  ['a tariff that is on its way', BY_TARIFF, null, { byTariff: { state: 'MH' }, billing: null, bill: null }],
  ['and is there', BY_TARIFF, published, { bill: { totalPaise: 1_545_70 }, hasNoTariff: false }],
  [
    'a state of which none is known',
    { state: 'WB', ...BY_TARIFF },
    published,
    { bill: null, hasNoTariff: true },
  ],
  [
    'whose bill follows one’s own slabs',
    { state: 'WB', tariff: 'own', ownSlabs: '100_5*_8', ownFixed: '30' },
    published,
    { bill: { totalPaise: 930_00 }, hasNoTariff: false },
  ],
  [
    'a state that is none',
    { state: 'XX' },
    published,
    { chosen: null, byTariff: null, bill: null, hasNoTariff: false },
  ],
])('what the fields come to: %s', (_, texts, tariffs, found) => {
  expect(electricityFrom(read(texts), tariffs, FIRST)).toMatchObject(found)
})

it('knows the oldest day on which a tariff was compared with its source', () => {
  for (const { checkedOn } of Object.values(electricityTariffs))
    expect(checkedOn >= published.tariffsCheckedOn).toBe(true)
})

describe('the same units for a month in other states', () => {
  it.each([
    // Tables on the page: tests/components/tools/electricity-bill-estimator.
    ['MH', 1_545.7],
    // 300 units in two months: 100 × 2.35 + 100 × 4.70, halved.
    ['TN', 352.5],
  ])('%s: 150 units cost ₹%d', (code, rupees) => {
    const found = published.monthByState(150).find(({ state }) => state === code)!
    expect(found.paise).toBeCloseTo(rupees * 100, 6)
    expect(found.averagePaise).toBeCloseTo((rupees * 100) / 150, 6)
    expect(found.knownUntil).toMatch(/^20\d\d-\d\d$/)
  })

  it('leaves out a state without a tariff, and without units there is no bill', () => {
    expect(published.monthByState(150).map(({ state }) => state)).not.toContain('WB')
    expect(
      published.monthByState(0).every(({ paise, averagePaise }) => paise === 0 && averagePaise === null),
    ).toBe(true)
  })
})
