import {
  billMonths,
  electricityInputs,
  electricityStates,
  hasTables,
  type ReadElectricity,
  sampleFrom,
  statesWithoutTariff,
} from '@/lib/energy/electricity'
import { freshBill } from '@/components/tools/electricity-bill-estimator/bill-view'
import { electricityAnswer, isKnown, tariffRow, tariffTerms } from '@/lib/energy/electricity-published'
import { monthByState } from '@/lib/energy/month-by-state'
import { changeTexts, freshInputs, readValues, type Texts } from '@/lib/inputs/tool-inputs'
import { electricityTariffs } from '@/lib/rules/energy/electricity-tariffs'
import { unknownTariffs } from '@/lib/rules/energy/unknown-tariffs'

type Changes = Partial<Texts<typeof electricityInputs>>
const read =
  (texts: Changes): ReadElectricity =>
  (...names) =>
    readValues(changeTexts(electricityInputs, freshInputs(electricityInputs), texts), names)

const TODAY = '2026-11-28'

it.each<[string, Changes, object]>([
  ['a fresh page: 556 + 50 × 12.40 + 130, and 16%', {}, { kind: 'billed', bill: { totalPaise: 1_514_96 } }],
  ['20 units less: 20 × 12.40 × 1.16', {}, { saving: { less: 20, paise: 287_68 } }],
  ['a saving that can’t be read leaves the bill', { less: 'some' }, { kind: 'billed', saving: null }],
  ['no units', { units: '0' }, { kind: 'billed', bill: { totalPaise: 0 }, saving: null }],
  [
    'the load counts with a sample too: 100 × 5.80 + 450 + 35, and 9% of 615',
    { state: 'KA', units: '100', load: '3' },
    { bill: { totalPaise: 1_120_35 } },
  ],
  ['units that are no number', { units: 'many' }, { kind: 'problem' }],
  ['a load that is no number', { state: 'KA', load: 'x' }, { kind: 'problem' }],
  ['a state that is none', { state: 'XX' }, { kind: 'problem' }],
  ['a state of which none is known', { state: 'WB' }, { kind: 'noTariff', state: 'WB' }],
  ['a load of which none is known', { state: 'PB', load: '21' }, { kind: 'loadNotKnown', upToKilowatts: 20 }],
  [
    'the rates of the day of the bill: 574 + 628.50 + 130, and 16%',
    { date: '2026-03-31' },
    { bill: { totalPaise: 1_545_70 } },
  ],
  [
    'a bill older than the first row of its state',
    { state: 'RJ', date: '2025-09-30' },
    { kind: 'dayNotKnown', state: 'RJ', from: '2025-10-01' },
  ],
  ['a day that is none', { date: '2026-02-30' }, { kind: 'problem' }],
  ['three phases: (1,176 + 435) × 1.16', { phase: 'three' }, { bill: { totalPaise: 1_868_76 } }],
  [
    'Kerala’s usual bill is of two months: 335 + 425 + 170',
    { state: 'KL', units: '200' },
    { bill: { totalPaise: 930_00 } },
  ],
  ['and of one', { state: 'KL', units: '200', period: 'month' }, { bill: { totalPaise: 1_147_50 } }],
  [
    'one’s own slabs: 500 + 50 × 8 + 30',
    { state: 'WB', tariff: 'own', ownSlabs: '100_5*_8', ownFixed: '30' },
    { kind: 'billed', bill: { totalPaise: 930_00 } },
  ],
  ['slabs that do not rise', { tariff: 'own', ownSlabs: '100_5*50_8*_9' }, { kind: 'ownSlabs' }],
])('what the fields come to: %s', (_, texts, found) => {
  expect(electricityAnswer(read(texts), TODAY)).toMatchObject(found)
})

it('the bill of a fresh page is that of its fields, and is JSON', () => {
  const fresh = freshBill()
  expect(JSON.parse(JSON.stringify(fresh))).toEqual(fresh)
  const answer = electricityAnswer(read({}), TODAY)
  expect(answer.kind === 'billed' && answer.bill.charges).toEqual(fresh.answer.bill.charges)
  expect(fresh.terms).toEqual(tariffTerms('MH', TODAY))
})

it.each<[string, Changes, number | null]>([
  ['the sample of a fresh page', {}, 853_00],
  ['none for the published tariff', { tariff: 'published' }, null],
  ['none for units that are no number', { units: 'many' }, null],
])('%s', (_, texts, paise) => {
  expect(sampleFrom(read(texts))?.figures.totalBill.value ?? null).toBe(paise && paise / 100)
})

it.each<[Changes, number | null]>([
  [{}, 1],
  [{ state: 'GJ', period: 'month' }, 1],
  [{ state: 'TN', period: 'month' }, 2],
  [{ state: 'TN', tariff: 'own' }, 1],
  [{ state: 'XX' }, null],
])('the units of %j are those of %s months', (texts, months) => {
  expect(billMonths(read(texts))).toBe(months)
})

describe('the form knows without the tariffs', () => {
  it.each(electricityStates.filter(isKnown))('how many months a bill of %s covers', (state) => {
    expect(billMonths(read({ state }))).toBe(tariffRow(state, TODAY)!.value.billMonths)
  })

  it('which states have none', () => {
    expect([...statesWithoutTariff]).toEqual(Object.keys(unknownTariffs).toSorted())
    expect(electricityStates.filter((state) => !isKnown(state))).toEqual([...statesWithoutTariff])
  })

  it.each<[Changes, boolean]>([
    [{}, true],
    [{ units: '0' }, false],
    [{ units: 'x' }, false],
    [{ state: 'WB' }, false],
    [{ state: 'WB', tariff: 'own' }, true],
  ])('whether %j has tables: %s', (texts, has) => {
    expect(hasTables(read(texts))).toBe(has)
  })
})

describe('the order of a day', () => {
  it('fifteen states or more have a tariff, each with order, year, first day and a second source or its own status', () => {
    const states = electricityStates.filter(isKnown)
    expect(states.length).toBeGreaterThanOrEqual(15)
    for (const state of states) {
      const { from, order, year, knownUntil, status, source } = tariffTerms(state, TODAY)!
      expect(from).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(year).toMatch(/^FY 20\d\d-\d\d/)
      expect(knownUntil).toMatch(/^20\d\d-\d\d$/)
      for (const text of [order, status, source.title]) expect(text).toMatch(/\w/)
    }
  })

  // KERC, 27 March 2025, annexure 9: ₹145, ₹150 and ₹160 a kW.
  it.each([
    ['2026-11-28', '', '2026-04-01'],
    ['2027-03-31', '', '2026-04-01'],
    ['2027-04-01', '', '2027-04-01'],
    ['', '', '2026-04-01'],
    ['2026-11-28', '2026-03-31', '2025-04-01'],
    ['2026-11-28', '2027-04-01', '2027-04-01'],
  ])('Karnataka on %s, a bill of the day "%s": the rates since %s', (today, date, from) => {
    expect(tariffRow('KA', today, date)!.from).toBe(from)
  })

  it('is not known before the first row', () => {
    expect(tariffRow('KA', TODAY, '2025-03-31')).toBeNull()
    expect(tariffTerms('KA', TODAY, '2025-03-31')).toBeNull()
  })

  it('no step of an order that runs for years has begun without its row', () => {
    for (const state of electricityStates.filter(isKnown)) {
      const { nextStep } = tariffRow(state, '')!.value
      expect(nextStep === undefined || nextStep > electricityTariffs[state].checkedOn).toBe(true)
    }
  })

  it('Maharashtra’s follows the order that settled the case, and nothing calls it in dispute', () => {
    // MERC, 25 March 2026, Case No. 75 of 2025.
    const { order, status, from, readIn } = tariffTerms('MH', TODAY)!
    expect([order, from, readIn]).toEqual([
      'MERC order of 25 March 2026, Case No. 75 of 2025',
      '2026-04-01',
      'order',
    ])
    expect(status).not.toMatch(/in dispute|no later order/i)
  })

  it('how it is known may differ in villages', () => {
    const known = (area: 'urban' | 'rural') => {
      const { confidence, readIn } = tariffTerms('UP', TODAY, '', area)!
      return [confidence, readIn]
    }
    expect(known('urban')).toEqual(['high', 'reports'])
    expect(known('rural')).toEqual(['medium', 'oneSource'])
  })

  it('what one source alone has, or is in dispute, is named in its status', () => {
    expect(tariffTerms('JH', TODAY)!.status).toMatch(/in dispute.*₹7\.40/)
    expect(tariffTerms('TG', TODAY)!.lessSure).toEqual(['customerCharge', 'electricityDuty'])
    // The surcharge of Delhi has two readings, of which neither is the law.
    expect(tariffTerms('DL', TODAY)!.status).toMatch(/contradict each other.*10%.*17\.94%/)
    expect(tariffTerms('DL', TODAY)!.status).not.toMatch(/at most 10%/)
  })
})

describe('the same units for a month in other states', () => {
  it.each([
    // 300 units in two months: 100 × 4.70, halved.
    ['TN', 235, false],
    // 150 × 7.42 + 2 × 80, without duty.
    ['BR', 1_273, true],
    // (15 + 152.50 + 175 + 50 × 4.15) × 1.15, without the fuel charge, which is large here.
    ['GJ', 632.5, true],
  ])('%s: 150 units cost ₹%d, incomplete: %s', (code, rupees, isIncomplete) => {
    const found = monthByState(150, TODAY).find(({ state }) => state === code)!
    expect(found.paise).toBeCloseTo(rupees * 100, 6)
    expect(found.averagePaise).toBeCloseTo((rupees * 100) / 150, 6)
    expect(found.knownUntil).toMatch(/^20\d\d-\d\d$/)
    expect(found.isIncomplete).toBe(isIncomplete)
  })

  it('follows the day of the bill, and leaves out a state whose tariff of then is not known', () => {
    const then = monthByState(150, TODAY, '2025-09-01')
    expect(then.find(({ state }) => state === 'MH')!.paise).toBe(1_545_70)
    expect(then.map(({ state }) => state)).not.toContain('RJ')
  })

  it('leaves out a state without a tariff, and without units there is no bill', () => {
    expect(monthByState(150, TODAY).map(({ state }) => state)).not.toContain('WB')
    expect(
      monthByState(0, TODAY).every(({ paise, averagePaise }) => paise === 0 && averagePaise === null),
    ).toBe(true)
  })
})
