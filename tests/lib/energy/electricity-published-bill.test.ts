import fc from 'fast-check'
import { type ElectricityBill, sumOf } from '@/lib/energy/electricity-bill'
import {
  coversLoad,
  type ElectricityUse,
  publishedBill,
  publishedSavingPaise,
} from '@/lib/energy/electricity-published-bill'
import type { ElectricityTariff } from '@/lib/rules/energy/electricity-tariff'
import { electricityTariffs, type KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { RuleNotKnown, ruleOn } from '@/lib/rules/rule'
import { sharedFact } from '@/tests/shared-facts'

const states = Object.keys(electricityTariffs) as KnownState[]
const tariffOf = (state: KnownState) => ruleOn(electricityTariffs[state], '2026-11-23').value

const homeUse = (changes: Partial<ElectricityUse>): ElectricityUse => ({
  units: 150,
  months: 1,
  kilowatts: 1,
  area: 'urban',
  fuelPerUnit: null,
  fuelPercent: null,
  other: 0,
  subsidised: false,
  ...changes,
})
const billOf = (state: KnownState, changes: Partial<ElectricityUse>) =>
  publishedBill(tariffOf(state), homeUse(changes))
const totalOf = (state: KnownState, changes: Partial<ElectricityUse>) =>
  billOf(state, changes).totalPaise / 100
const rupees = (bill: ElectricityBill, name: string) => {
  const found = bill.charges.find((charge) => charge.name === name)
  return found && found.paise / 100
}

describe('whole bills', () => {
  it.each<[string, KnownState, Partial<ElectricityUse>, number]>([
    [
      'Gujarat, village, 100 units in two months: 30 + 265 + 230 + 7.5% (published)',
      'GJ',
      { units: 100, months: 2, area: 'rural' },
      564.38,
    ],
    [
      'the same at the fuel charge before, 2.45 (published)',
      'GJ',
      { units: 100, months: 2, area: 'rural', fuelPerUnit: 2.45 },
      580.5,
    ],
    ['Gujarat, town, one month: 15 + 50 × 3.05 + 50 × 3.5 + 230, and 15%', 'GJ', { units: 100 }, 658.38],
    ['Telangana, 95 units: 237 + 10 + 70 + 5.70 (published)', 'TG', { units: 95 }, 322.7],
    ['Maharashtra: 574 + 50 × 12.57 + 130, and 16%: 1,332.50 × 1.16', 'MH', { units: 150 }, 1_545.7],
    ['Delhi, 3 kW: 600 + 450 + 150, and 8% + 7% + 5% of 1,200', 'DL', { units: 300, kilowatts: 3 }, 1_440],
    // LatestLY, 27 March 2025: ₹150 a kW; New Indian Express, 20 March 2025: 35 paise, and 9% on them too.
    ['Karnataka, 2 kW: 580 + 300 + 35, and 9% of 615', 'KA', { units: 100, kilowatts: 2 }, 970.35],
    ['Uttar Pradesh, town, 1 kW: 825 + 300 + 110, and 5%', 'UP', { units: 200 }, 1_296.75],
    ['its villages: 335 + 192.50 + 250 + 90, and 5%', 'UP', { units: 200, area: 'rural' }, 910.88],
    ['Tamil Nadu, 500 units in two months: 235 + 940 + 630', 'TN', { units: 500, months: 2 }, 1_805],
    ['one unit more: 300 × 4.7 + 100 × 6.3 + 8.40', 'TN', { units: 501, months: 2 }, 2_048.4],
    ['Punjab, 2 kW: 300 × 3.85 + 50 × 7.05 + 2 × 50', 'PB', { units: 350, kilowatts: 2 }, 1_607.5],
    ['Bihar, before the subsidy: 150 × 7.42', 'BR', {}, 1_113],
    ['Haryana, 2 kW and 100 units: 110 + 135', 'HR', { units: 100, kilowatts: 2 }, 245],
    ['one unit more is in the next group: 101 × 2.95', 'HR', { units: 101, kilowatts: 2 }, 297.95],
    ['so is a larger load: 100 × 2.95', 'HR', { units: 100, kilowatts: 2.1 }, 295],
    ['and 6 kW, 600 units: 3,250 + 715 + 6 × 50', 'HR', { units: 600, kilowatts: 6 }, 4_265],
    ['Odisha: 145 + 705 + 200 × 5.70 + 10 × 6.10', 'OD', { units: 410 }, 2_051],
    [
      'Andhra Pradesh, 2 kW: 57 + 135 + 225 + 600 + 175 × 8.75 + 10 × 9.75 + 20',
      'AP',
      { units: 410, kilowatts: 2 },
      2_665.75,
    ],
    ['Jharkhand, town: 150 × 6.85', 'JH', {}, 1_027.5],
    ['its villages: 150 × 6.70', 'JH', { area: 'rural' }, 1_005],
    [
      'half a paisa of a fuel charge is rounded up: 50.5 × 0.29 = 14.645',
      'TN',
      { units: 50.5, months: 2, fuelPerUnit: 0.29 },
      14.65,
    ],
  ])('%s', (_, state, changes, expected) => {
    expect(totalOf(state, changes)).toBe(expected)
  })
})

describe('Telangana takes the group from the first unit', () => {
  it.each([
    [100, 252.5],
    [101, 344.8],
    [200, 820],
    [201, 1_027.7],
  ])('%d units: energy %d', (units, energy) => {
    expect(rupees(billOf('TG', { units }), 'energyCharge')).toBe(energy)
  })

  it('the customer charge is counted where it is known, and nowhere else', () => {
    expect(rupees(billOf('TG', { units: 50 }), 'customerCharge')).toBeUndefined()
    expect(rupees(billOf('TG', { units: 51 }), 'customerCharge')).toBe(70)
    expect(rupees(billOf('TG', { units: 101 }), 'customerCharge')).toBeUndefined()
  })
})

describe('Tamil Nadu’s groups at the prices of September 2022, as published', () => {
  const tariff: ElectricityTariff = {
    ...tariffOf('TN'),
    urban: {
      ...tariffOf('TN').urban,
      groups: [
        {
          upTo: 500,
          slabs: [
            [100, 0],
            [200, 2.25],
            [400, 4.5],
            [500, 6],
          ],
        },
        {
          upTo: ABOVE,
          slabs: [
            [100, 0],
            [400, 4.5],
            [500, 6],
            [600, 8],
            [800, 9],
            [1_000, 10],
            [ABOVE, 11],
          ],
        },
      ],
    },
  }
  it.each([
    [200, 225],
    [400, 1_125],
    [500, 1_725],
    [800, 4_550],
    [900, 5_550],
  ])('%d units cost ₹%d', (units, expected) => {
    expect(publishedBill(tariff, homeUse({ units, months: 2 })).totalPaise / 100).toBe(expected)
  })
})

describe('fixed charge by load', () => {
  it.each<[KnownState, number, number]>([
    ['DL', 2, 40],
    ['DL', 3, 150],
    ['DL', 5.5, 550],
    ['DL', 16, 3_200],
    ['DL', 26, 6_500],
    ['GJ', 2, 15],
    ['GJ', 2.5, 25],
    ['GJ', 5, 45],
    ['GJ', 7, 70],
    ['KA', 3, 450],
    ['AP', 3, 30],
    ['PB', 1.5, 75],
    ['HR', 9, 0],
    ['MH', 9, 130],
    ['TN', 9, 0],
  ])('%s, %d kW: ₹%d', (state, kilowatts, expected) => {
    expect(rupees(billOf(state, { kilowatts }), 'fixedCharge')).toBe(expected)
  })
})

describe('a charge that was not found', () => {
  const missing = (bill: ElectricityBill) =>
    bill.charges.filter(({ basis }) => basis.by === 'notKnown').map(({ name }) => name)

  it.each<[KnownState, Partial<ElectricityUse>, string[]]>([
    ['MH', {}, ['fuelSurcharge']],
    ['MH', { fuelPercent: 0 }, []],
    ['GJ', {}, []],
    ['AP', {}, ['fuelSurcharge', 'electricityDuty']],
    ['BR', {}, ['fixedCharge', 'fuelSurcharge', 'electricityDuty']],
    ['JH', { fuelPerUnit: 0.1 }, ['fixedCharge', 'electricityDuty']],
    ['TG', { units: 800 }, ['fuelSurcharge']],
    ['TG', { units: 801 }, ['fixedCharge', 'fuelSurcharge']],
  ])('%s %j: %j', (state, changes, names) => {
    expect(missing(billOf(state, changes))).toEqual(names)
  })

  it('is in neither bill of a saving: Telangana, 810 to 790 units', () => {
    // Energy 20 units: 10 × 10.00 above 800 and 10 × 9.50 below, and duty 20 × 0.06.
    expect(publishedSavingPaise(tariffOf('TG'), homeUse({ units: 810 }), 790) / 100).toBeCloseTo(196.2, 2)
  })
})

it('Haryana charges for the load above 300 units alone', () => {
  expect(rupees(billOf('HR', { units: 300, kilowatts: 4 }), 'fixedCharge')).toBe(0)
  expect(rupees(billOf('HR', { units: 301, kilowatts: 4 }), 'fixedCharge')).toBe(200)
})

it('Punjab’s slabs are known for a load up to 2 kW', () => {
  expect(coversLoad(tariffOf('PB'), 2)).toBe(true)
  expect(coversLoad(tariffOf('PB'), 2.1)).toBe(false)
  expect(coversLoad(tariffOf('MH'), 100)).toBe(true)
})

describe('what the visitor adds', () => {
  it('a fuel charge in rupees a unit and in per cent of energy and fixed charge', () => {
    const bill = billOf('DL', { units: 300, kilowatts: 3, fuelPerUnit: 0.5, fuelPercent: 10 })
    expect(rupees(bill, 'fuelSurcharge')).toBe(150 + 120)
    expect(rupees(bill, 'electricityDuty')).toBe(73.5)
  })

  it('the tariff’s own fuel charge stays where only a percentage is given', () => {
    // Gujarat: 2.30 × 100 and 10% of 15 + 152.50 + 175.
    const bill = billOf('GJ', { units: 100, fuelPercent: 10 })
    expect(rupees(bill, 'fuelSurcharge')).toBe(230 + 34.25)
    expect(rupees(billOf('GJ', { units: 100, fuelPerUnit: 0, fuelPercent: 10 }), 'fuelSurcharge')).toBe(34.25)
  })

  it('other charges come on top, and no subsidy takes them away', () => {
    const bill = billOf('KA', { units: 150, other: 12.34, subsidised: true })
    expect(bill.totalPaise).toBe(1_234)
  })
})

describe('what fewer units save', () => {
  const saving = (state: KnownState, units: number, less: number, changes: Partial<ElectricityUse> = {}) =>
    publishedSavingPaise(tariffOf(state), homeUse({ ...changes, units }), units - less) / 100

  it.each<[string, KnownState, number, number, number]>([
    ['Maharashtra: 20 × 12.57, and 16%', 'MH', 150, 20, 291.62],
    // Both bills have the customer charge of ₹70.
    ['Telangana, 95 to 75: 20 × (3.10 + 0.06)', 'TG', 95, 20, 63.2],
    // 101 units: 340 + 4.80 + 10 + 6.06; 81 units: 97.50 + 96.10 + 10 + 4.86; the customer charge in neither.
    ['Telangana, 101 to 81, where one customer charge alone is known', 'TG', 101, 20, 152.4],
  ])('%s', (_, state, units, less, expected) => {
    expect(saving(state, units, less)).toBeCloseTo(expected, 2)
  })

  it('is the whole bill where nothing is left', () => {
    expect(saving('TG', 95, 95)).toBe(322.7)
  })

  it('counts a subsidy that the lower use earns', () => {
    expect(saving('KA', 210, 20, { subsidised: true })).toBe(totalOf('KA', { units: 210 }))
  })
})

describe('subsidies', () => {
  it.each<[string, KnownState, number, number]>([
    ['Delhi, 200 units', 'DL', 200, 0],
    ['Karnataka, 200 units', 'KA', 200, 0],
    ['Telangana, 200 units', 'TG', 200, 0],
    ['Bihar, 125 units', 'BR', 125, 0],
    ['Punjab, 300 units', 'PB', 300, 0],
    ['Jharkhand, 200 units', 'JH', 200, 0],
    // 604.50 + 20 = 624.50; 8% is 49.96, 7% 43.72, 5% 31.23: 749.41, and half of it, 374.71, off
    ['Delhi, 201 units: half', 'DL', 201, 374.7],
    // 1,500 + 20 = 1,520; + 20% = 1,824; half is 912, no more than 800 off
    ['Delhi, 400 units: 800 off', 'DL', 400, 1_024],
  ])('%s', (_, state, units, expected) => {
    expect(totalOf(state, { units, subsidised: true })).toBe(expected)
  })

  it.each<[KnownState, number]>([
    ['DL', 401],
    ['KA', 201],
    ['TG', 201],
    ['BR', 126],
    ['PB', 301],
    ['MH', 100],
    ['UP', 100],
  ])('%s: none at %d units', (state, units) => {
    expect(totalOf(state, { units, subsidised: true })).toBe(totalOf(state, { units }))
  })
})

const anyUse = fc.record({
  units: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  months: fc.constantFrom(1, 2),
  kilowatts: fc.double({ min: 0.1, max: 1_000, noNaN: true }),
  area: fc.constantFrom('urban' as const, 'rural' as const),
  fuelPerUnit: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  fuelPercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  other: fc.constant(0),
  subsidised: fc.boolean(),
})

test('every bill is in whole paise, adds up, and is never below zero', () => {
  fc.assert(
    fc.property(fc.constantFrom(...states), anyUse, (state, given) => {
      const bill = publishedBill(tariffOf(state), given)
      expect(bill.charges.every(({ paise }) => Number.isSafeInteger(paise))).toBe(true)
      expect(sumOf(bill.charges.map(({ paise }) => paise))).toBe(bill.totalPaise)
      expect(bill.totalPaise).toBeGreaterThanOrEqual(0)
      if (given.units <= 0) expect(bill.totalPaise).toBe(0)
    }),
    { numRuns: 1_000 },
  )
})

test('more units never cost less in energy', () => {
  const units = fc.double({ min: 0, max: 5_000, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...states), units, units, (state, one, more) => {
      const energy = (used: number) => rupees(billOf(state, { units: used }), 'energyCharge')!
      expect(energy(one + more)).toBeGreaterThanOrEqual(energy(one))
    }),
    { numRuns: 1_000 },
  )
})

describe.each(states)('the tariff of %s', (state) => {
  const rule = electricityTariffs[state]

  it('is dated and cited, and unknown before its first day', () => {
    const [first] = rule.values
    expect(first!.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(first!.source.href).toMatch(/^https:\/\//)
    expect(() => ruleOn(rule, '2021-09-29')).toThrow(RuleNotKnown)
  })

  it('is of medium confidence at least, known to a month past its first day', () => {
    for (const { from, value } of rule.values) {
      expect(['high', 'medium']).toContain(value.confidence)
      expect(value.knownUntil).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
      expect(value.knownUntil >= from.slice(0, 7)).toBe(true)
    }
  })

  it('has groups and slabs that rise and leave no use out', () => {
    const { urban, rural } = tariffOf(state)
    for (const area of rural ? [urban, rural] : [urban]) {
      expect(area.groups.at(-1)!.upTo).toBe(ABOVE)
      if (area.fixed !== 'notFound') expect(area.fixed.bands.at(-1)![0]).toBe(ABOVE)
      expect(area.groups.at(-1)!.upToKilowatts).toBeUndefined()
      for (const { upTo, slabs } of area.groups) {
        const limits = slabs.map(([limit]) => limit)
        expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b))
        expect(limits.at(-1)).toBe(upTo)
      }
    }
  })
})

interface Facts {
  states: Record<string, Record<string, unknown>>
}
const facts = sharedFact<Facts>('electricity')
type FactSlab = [from: number, upTo: number | null, rupees: number]
const asSlabs = (rows: unknown) => (rows as FactSlab[]).map(([, upTo, rate]) => [upTo ?? ABOVE, rate])

if (facts) {
  const { MH_MSEDCL, DL, UP, GJ, TN, TG, HR, OD, AP, KA_BESCOM, PB, BR, JH } = facts.states
  const group = (code: KnownState, place = 0) => tariffOf(code).urban.groups[place]
  const within = (of: unknown, name: string) => (of as Record<string, unknown>)[name]
  it.each([
    ['MH', tariffOf('MH').urban.groups[0], MH_MSEDCL!.energyPlusWheeling_perUnit],
    ['DL', tariffOf('DL').urban.groups[0], DL!.energy],
    ['UP, towns', tariffOf('UP').urban.groups[0], UP!.energyUrban],
    ['UP, villages', tariffOf('UP').rural!.groups[0], UP!.energyRural],
    ['GJ, towns', tariffOf('GJ').urban.groups[0], GJ!.energyUrban],
    ['GJ, villages', tariffOf('GJ').rural!.groups[0], GJ!.energyRural],
    ['TN to 500', tariffOf('TN').urban.groups[0], within(TN!.consumerPays, 'consumption<=500')],
    ['TN above', tariffOf('TN').urban.groups[1], within(TN!.consumerPays, 'consumption>500')],
    ['TG A', tariffOf('TG').urban.groups[0], within(TG!.groups, 'A <=100')],
    ['TG B(i)', tariffOf('TG').urban.groups[1], within(TG!.groups, 'B(i) 101-200')],
    ['TG B(ii)', tariffOf('TG').urban.groups[2], within(TG!.groups, 'B(ii) >200')],
    ['HR I', group('HR'), within(HR!.groups, 'I: load <=2 kW and <=100 units')],
    ['HR II', group('HR', 1), within(HR!.groups, 'II: load <=5 kW')],
    ['HR III', group('HR', 2), within(HR!.groups, 'III: load >5 kW')],
    ['OD', group('OD'), OD!.energy],
    ['AP', group('AP'), AP!.energy],
    ['PB', group('PB'), within(PB!.load_upTo2kW, 'energy')],
  ])('the slabs of %s are those researched', (_, found, rows) => {
    expect(found!.slabs).toEqual(asSlabs(rows))
  })

  it.each([
    ['KA', group('KA'), within(KA_BESCOM!.energyFlat, '2026-27')],
    ['BR', group('BR'), within(BR!.energyFlat, '2026-27')],
    ['JH, towns', group('JH'), within(JH!.energyFlat, 'urban')],
    ['JH, villages', tariffOf('JH').rural!.groups[0], within(JH!.energyFlat, 'rural')],
  ])('the one rate of %s is that researched', (_, found, rate) => {
    expect(found!.slabs).toEqual([[ABOVE, rate]])
  })

  it('Karnataka’s fixed charge and surcharge are those of 2026-27', () => {
    const { urban, surcharges } = tariffOf('KA')
    expect(urban.fixed).toEqual({ per: 'kW', bands: [[ABOVE, within(KA_BESCOM!.fixedPerKW, '2026-27')]] })
    expect(surcharges).toEqual([
      { name: 'pensionSurcharge', rupeesPerUnit: within(KA_BESCOM!.pensionGratuitySurcharge, '2026-27') },
    ])
  })
} else {
  it.skip('the slabs are those researched: ../shared/facts/electricity.json is not there', () => {
    expect(facts).not.toBeNull()
  })
}
