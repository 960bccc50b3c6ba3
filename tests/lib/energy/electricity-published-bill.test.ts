import { type ElectricityBill } from '@/lib/energy/electricity-bill'
import {
  coversLoad,
  type ElectricityUse,
  publishedBill,
  publishedSavingPaise,
} from '@/lib/energy/electricity-published-bill'
import type { AreaTariff, FixedCharge } from '@/lib/rules/energy/electricity-tariff'
import { electricityTariffs, type KnownState } from '@/lib/rules/energy/electricity-tariffs'
import { ABOVE } from '@/lib/rules/energy/electricity-samples'
import { RuleNotKnown, ruleOn } from '@/lib/rules/rule'
import { sharedFact } from '@/tests/shared-facts'

const states = Object.keys(electricityTariffs) as KnownState[]
const tariffOf = (state: KnownState, day = '2026-11-28') => ruleOn(electricityTariffs[state], day).value

const homeUse = (changes: Partial<ElectricityUse>): ElectricityUse => ({
  units: 150,
  months: 1,
  kilowatts: 1,
  phase: 'single',
  area: 'urban',
  fuelPerUnit: null,
  fuelPercent: null,
  other: 0,
  subsidised: false,
  ...changes,
})
const billOf = (state: KnownState, changes: Partial<ElectricityUse>, day?: string) =>
  publishedBill(tariffOf(state, day), homeUse(changes))
const totalOf = (state: KnownState, changes: Partial<ElectricityUse>, day?: string) =>
  billOf(state, changes, day).totalPaise / 100
const rupees = (bill: ElectricityBill, name: string) => {
  const found = bill.charges.find((charge) => charge.name === name)
  return found && found.paise / 100
}

describe('whole bills', () => {
  it.each<[string, KnownState, Partial<ElectricityUse>, number]>([
    // MERC, 25 March 2026: 5.56, 12.40, 16.63 and 19.13 with wheeling, ₹130, and 16% on all.
    ['Maharashtra, 600 units: (556 + 2,480 + 3,326 + 1,913 + 130) × 1.16', 'MH', { units: 600 }, 9_749.8],
    ['three phases: (1,176 + 435) × 1.16', 'MH', { units: 150, phase: 'three' }, 1_868.76],
    [
      'Gujarat, village, 100 units in two months, with the fuel charge of the bill: 30 + 265 + 230, and 7.5%',
      'GJ',
      { units: 100, months: 2, area: 'rural', fuelPerUnit: 2.3 },
      564.38,
    ],
    ['Telangana, 95 units: 237 + 10 + 70 + 5.70 (published)', 'TG', { units: 95 }, 322.7],
    [
      'Telangana, 900 units, 2 kW: 1,020 + 770 + 900 + 3,800 + 1,000, 2 × 50, and 54 of duty',
      'TG',
      { units: 900, kilowatts: 2 },
      7_644,
    ],
    ['Delhi, 3 kW: 600 + 450 + 150, and 8% + 7% + 5% of 1,200', 'DL', { units: 300, kilowatts: 3 }, 1_440],
    // LatestLY, 27 March 2025: ₹150 a kW; New Indian Express, 20 March 2025: 35 paise, and 9% on them too.
    ['Karnataka, 2 kW: 580 + 300 + 35, and 9% of 615', 'KA', { units: 100, kilowatts: 2 }, 970.35],
    ['Uttar Pradesh, town, 1 kW: 825 + 300 + 110, and 5%', 'UP', { units: 200 }, 1_296.75],
    ['its villages: 295 + 167.50 + 250 + 90, and 5%', 'UP', { units: 200, area: 'rural' }, 842.63],
    // Tamil Nadu, in two months, as worked by a public article and a video of 2026.
    ['Tamil Nadu, 200 units: free', 'TN', { units: 200, months: 2 }, 0],
    ['500 units: 940 + 630', 'TN', { units: 500, months: 2 }, 1_570],
    ['501 units: 300 × 4.70 + 630 + 8.40', 'TN', { units: 501, months: 2 }, 2_048.4],
    ['Punjab, 2 kW: 300 × 3.85 + 50 × 7.05 + 2 × 50', 'PB', { units: 350, kilowatts: 2 }, 1_607.5],
    ['Punjab, 5 kW: 300 × 4.25 + 50 × 7.05 + 5 × 70', 'PB', { units: 350, kilowatts: 5 }, 1_977.5],
    ['Punjab, 10 kW: 300 × 5 + 50 × 7.05 + 10 × 100', 'PB', { units: 350, kilowatts: 10 }, 2_852.5],
    ['Bihar, town, 2 kW, before the subsidy: 150 × 7.42 + 160', 'BR', { kilowatts: 2 }, 1_273],
    ['its villages: 1,113 + 80', 'BR', { kilowatts: 2, area: 'rural' }, 1_193],
    ['Haryana, 2 kW and 100 units: 110 + 135, duty 15', 'HR', { units: 100, kilowatts: 2 }, 260],
    ['its villages, without municipal tax', 'HR', { units: 100, kilowatts: 2, area: 'rural' }, 255],
    ['one unit more is in the next group: 101 × (2.95 + 0.15)', 'HR', { units: 101, kilowatts: 2 }, 313.1],
    ['so is a larger load: 100 × (2.95 + 0.15)', 'HR', { units: 100, kilowatts: 2.1 }, 310],
    ['and 6 kW, 600 units: 3,250 + 715, 6 × 75, duty 90', 'HR', { units: 600, kilowatts: 6 }, 4_505],
    ['Odisha, 2 kW: 145 + 705 + 200 × 5.70 + 10 × 6.10 + 40', 'OD', { units: 410, kilowatts: 2 }, 2_091],
    [
      'Andhra Pradesh, 2 kW: 57 + 135 + 225 + 600 + 175 × 8.75 + 10 × 9.75 + 20',
      'AP',
      { units: 410, kilowatts: 2 },
      2_665.75,
    ],
    ['Rajasthan: 237.50 + 600 + 350, 300 and 200 of surcharge', 'RJ', { units: 200 }, 1_687.5],
    ['Rajasthan, 600 units: 237.50 + 600 + 2,450 + 750, 800 and 600', 'RJ', { units: 600 }, 5_437.5],
    ['Kerala: 167.50 + 212.50 + 267.50 + 360 + 140', 'KL', { units: 200 }, 1_147.5],
    ['three phases: 1,007.50 + 215', 'KL', { units: 200, phase: 'three' }, 1_222.5],
    ['above 250 units one rate for all: 251 × 6.75 + 220', 'KL', { units: 251 }, 1_914.25],
    ['600 units: 600 × 9.20 + 310', 'KL', { units: 600 }, 5_830],
    ['Jharkhand, town: 150 × 6.85', 'JH', {}, 1_027.5],
    ['its villages: 150 × 6.70', 'JH', { area: 'rural' }, 1_005],
    [
      'half a paisa of a fuel charge is rounded up: 50.5 × 0.29 = 14.645',
      'TN',
      { units: 50.5, months: 2, fuelPerUnit: 0.29 },
      14.65,
    ],
    [
      'a fuel charge below 0: Uttar Pradesh, −4% of 1,235, and 5% of 1,185.60',
      'UP',
      { units: 200, fuelPercent: -4 },
      1_244.88,
    ],
  ])('%s', (_, state, changes, expected) => {
    expect(totalOf(state, changes)).toBe(expected)
  })
})

describe('the day before a change and its first day', () => {
  it.each<[string, KnownState, Partial<ElectricityUse>, string, number]>([
    ['Maharashtra: (574 + 628.50 + 130) × 1.16', 'MH', { units: 150 }, '2026-03-31', 1_545.7],
    ['Maharashtra: (556 + 620 + 130) × 1.16', 'MH', { units: 150 }, '2026-04-01', 1_514.96],
    ['Tamil Nadu: 235 + 470', 'TN', { units: 300, months: 2 }, '2026-05-09', 705],
    ['Tamil Nadu: 470', 'TN', { units: 300, months: 2 }, '2026-05-10', 470],
    ['Tamil Nadu: 235 + 940 + 630', 'TN', { units: 500, months: 2 }, '2026-05-09', 1_805],
    [
      'Uttar Pradesh: 335 + 192.50 + 250 + 90, and 5%',
      'UP',
      { units: 200, area: 'rural' },
      '2026-07-01',
      910.88,
    ],
    [
      'Uttar Pradesh: 295 + 167.50 + 250 + 90, and 5%',
      'UP',
      { units: 200, area: 'rural' },
      '2026-07-02',
      842.63,
    ],
    ['Karnataka: 580 + 150 + 35, and 9% of 615', 'KA', { units: 100 }, '2027-03-31', 820.35],
    ['Karnataka: 575 + 160 + 34, and 9% of 609', 'KA', { units: 100 }, '2027-04-01', 823.81],
    ['Karnataka: 580 + 145 + 36, and 9% of 616', 'KA', { units: 100 }, '2026-03-31', 816.44],
    [
      'Punjab, 5 kW, without its fixed charge: 300 × 5.72 + 50 × 7.75',
      'PB',
      { units: 350, kilowatts: 5 },
      '2026-03-31',
      2_103.5,
    ],
    ['Gujarat: 15 + 152.50 + 175 + 230, and 15%', 'GJ', { units: 100 }, '2026-03-31', 658.38],
    ['Gujarat: 15 + 152.50 + 175, and 15%', 'GJ', { units: 100 }, '2026-04-01', 393.88],
    ['Odisha, without its fixed charge: 145 + 235', 'OD', { units: 100 }, '2026-03-31', 380],
    ['Odisha: 145 + 235 + 20', 'OD', { units: 100 }, '2026-04-01', 400],
  ])('%s: %s, %j, %s', (_, state, changes, day, expected) => {
    expect(totalOf(state, changes, day)).toBe(expected)
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

describe('fixed charge by load', () => {
  it.each<[KnownState, number, number]>([
    ['DL', 2, 40],
    ['DL', 5.5, 550],
    ['DL', 16, 3_200],
    ['DL', 26, 6_500],
    ['GJ', 2.5, 25],
    ['GJ', 5, 45],
    ['GJ', 7, 70],
    ['PB', 1.5, 75],
    ['PB', 2.1, 147],
    ['PB', 7.5, 750],
    ['HR', 5, 0],
    ['KL', 9, 105],
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
    ['JH', { fuelPerUnit: 0.1 }, ['fixedCharge', 'electricityDuty']],
    ['TG', { units: 801 }, ['fuelSurcharge']],
    // The regulatory surcharge includes the fuel charge.
    ['RJ', {}, ['electricityDuty']],
    ['KL', {}, ['fuelSurcharge', 'electricityDuty']],
  ])('%s %j: %j', (state, changes, names) => {
    expect(missing(billOf(state, changes))).toEqual(names)
  })
})

it.each<[KnownState, number, number, number]>([
  ['HR', 4, 300, 0],
  ['HR', 4, 301, 200],
  ['HR', 5.1, 1, 382.5],
  ['TG', 2, 800, 20],
  ['TG', 2, 801, 100],
  ['RJ', 2, 150, 150],
  ['RJ', 2, 151, 300],
  ['RJ', 2, 501, 800],
  ['KL', 2, 50, 50],
  ['KL', 2, 50.5, 85],
])('%s, %d kW, %d units: a fixed charge of ₹%d', (state, kilowatts, units, charge) => {
  expect(rupees(billOf(state, { units, kilowatts }), 'fixedCharge')).toBe(charge)
})

it('Rajasthan’s surcharge follows the whole use', () => {
  expect(rupees(billOf('RJ', { units: 100 }), 'regulatorySurcharge')).toBe(70)
  expect(rupees(billOf('RJ', { units: 101 }), 'regulatorySurcharge')).toBe(101)
  expect(rupees(billOf('RJ', { units: 101, months: 2 }), 'regulatorySurcharge')).toBe(70.7)
})

it('Punjab’s slabs are known for a load up to 20 kW', () => {
  expect(coversLoad(tariffOf('PB'), 20)).toBe(true)
  expect(coversLoad(tariffOf('PB'), 20.1)).toBe(false)
  expect(coversLoad(tariffOf('MH'), 100)).toBe(true)
})

describe('what the visitor adds', () => {
  it('a fuel charge in rupees a unit and in per cent of energy and fixed charge', () => {
    const bill = billOf('DL', { units: 300, kilowatts: 3, fuelPerUnit: 0.5, fuelPercent: 10 })
    expect(rupees(bill, 'fuelSurcharge')).toBe(150 + 120)
    expect(rupees(bill, 'electricityDuty')).toBe(73.5)
  })

  it('the tariff’s own fuel charge stays where only a percentage is given', () => {
    // Gujarat in 2025-26: 2.30 × 100 and 10% of 15 + 152.50 + 175.
    const fuelOf = (changes: Partial<ElectricityUse>) =>
      rupees(billOf('GJ', { units: 100, ...changes }, '2025-07-01'), 'fuelSurcharge')
    expect(fuelOf({ fuelPercent: 10 })).toBe(230 + 34.25)
    expect(fuelOf({ fuelPerUnit: 0, fuelPercent: 10 })).toBe(34.25)
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
    ['PB', 301],
    ['MH', 100],
  ])('%s: none at %d units', (state, units) => {
    expect(totalOf(state, { units, subsidised: true })).toBe(totalOf(state, { units }))
  })
})

describe('Bihar’s 125 free units stay free above them', () => {
  // Hindustan, 25 July 2025: at 126 units one is paid, with the fixed charge in full; units at 7.42, 1 kW at 80.
  it.each([
    [126, 1, 87.42],
    [251, 2, 167.42],
  ])('%d units in %d months: ₹%d', (units, months, expected) => {
    expect(totalOf('BR', { units, months, subsidised: true })).toBe(expected)
  })
})

const fixedOf = ({ fixed }: AreaTariff): readonly FixedCharge[] => {
  if (fixed === 'notFound') return []
  return 'per' in fixed ? [fixed] : fixed
}

describe.each(states)('the tariff of %s', (state) => {
  const rule = electricityTariffs[state]

  it('is unknown before its first day', () => {
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
    const areas = rule.values.flatMap(({ value: { urban, rural } }) => (rural ? [urban, rural] : [urban]))
    for (const area of areas) {
      expect(area.groups.at(-1)!.upTo).toBe(ABOVE)
      expect(fixedOf(area).every(({ bands }) => bands.at(-1)![0] === ABOVE)).toBe(true)
      if (Array.isArray(area.fixed)) expect(area.fixed.at(-1)!.upTo).toBe(ABOVE)
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
  const { MH_MSEDCL, DL, UP, GJ, TN, TG, HR, OD, AP, KA_BESCOM, PB, BR, JH, RJ, KL } = facts.states
  const group = (code: KnownState, place = 0, day?: string) => tariffOf(code, day).urban.groups[place]
  const within = (of: unknown, name: string) => (of as Record<string, unknown>)[name]
  const villages = (day: string) => tariffOf('UP', day).rural!.groups[0]
  it.each([
    ['MH', group('MH'), MH_MSEDCL!.energyPlusWheeling_perUnit],
    ['MH in 2025-26', group('MH', 0, '2026-03-31'), MH_MSEDCL!.energyPlusWheeling_perUnit_2025_26],
    ['DL', group('DL'), DL!.energy],
    ['UP, towns', group('UP'), UP!.energyUrban],
    ['UP, villages', villages('2026-07-02'), UP!.energyRuralAfterSubsidy_from_2026_07_02],
    ['UP, villages before July 2026', villages('2026-07-01'), UP!.energyRural],
    ['GJ, towns', group('GJ'), GJ!.energyUrban],
    ['GJ, villages', tariffOf('GJ').rural!.groups[0], GJ!.energyRural],
    ['TN to 500', group('TN'), within(TN!.consumerPays, 'consumption<=500')],
    ['TN above', group('TN', 1), within(TN!.consumerPays, 'consumption>500')],
    ['TN before', group('TN', 0, '2026-05-09'), within(TN!.consumerPaysBefore, 'consumption<=500')],
    ['TG A', group('TG'), within(TG!.groups, 'A <=100')],
    ['TG B(i)', group('TG', 1), within(TG!.groups, 'B(i) 101-200')],
    ['TG B(ii)', group('TG', 2), within(TG!.groups, 'B(ii) >200')],
    ['HR I', group('HR'), within(HR!.groups, 'I: load <=2 kW and <=100 units')],
    ['HR II', group('HR', 1), within(HR!.groups, 'II: load <=5 kW')],
    ['HR III', group('HR', 2), within(HR!.groups, 'III: load >5 kW')],
    ['OD', group('OD'), OD!.energy],
    ['AP', group('AP'), AP!.energy],
    ['RJ', group('RJ'), RJ!.energy],
    ['KL to 250', group('KL'), within(KL!.energy, 'telescopic to 250')],
    ['PB to 2 kW', group('PB'), within(PB!.load_upTo2kW, 'energy')],
    ['PB to 7 kW', group('PB', 1), within(PB!.load_2to7kW, 'energy')],
    ['PB to 20 kW', group('PB', 2), within(PB!.load_7to20kW, 'energy')],
    ['PB to 2 kW before', group('PB', 0, '2026-03-31'), within(PB!.load_upTo2kW, 'before_2025-26')],
    ['PB to 7 kW before', group('PB', 1, '2026-03-31'), within(PB!.load_2to7kW, 'before_2025-26')],
    ['PB to 20 kW before', group('PB', 2, '2026-03-31'), within(PB!.load_7to20kW, 'before_2025-26')],
  ])('the slabs of %s are those researched', (_, found, rows) => {
    expect(found!.slabs).toEqual(asSlabs(rows))
  })

  it.each([
    ['KA', group('KA'), within(KA_BESCOM!.energyFlat, '2026-27')],
    ['KA in 2027-28', group('KA', 0, '2027-04-01'), within(KA_BESCOM!.energyFlat, '2027-28')],
    ['BR', group('BR'), within(BR!.energyFlat, '2026-27')],
    ['JH, towns', group('JH'), within(JH!.energyFlat, 'urban')],
    ['JH, villages', tariffOf('JH').rural!.groups[0], within(JH!.energyFlat, 'rural')],
  ])('the one rate of %s is that researched', (_, found, rate) => {
    expect(found!.slabs).toEqual([[ABOVE, rate]])
  })

  it('Kerala’s rates above 250 units and its fixed charges are those researched', () => {
    const rates = within(KL!.energy, 'nonTelescopic above 250') as [number | null, number][]
    const above = tariffOf('KL').urban.groups.slice(1)
    expect(above.map(({ slabs }) => slabs)).toEqual(rates.map(([upTo, rate]) => [[upTo ?? ABOVE, rate]]))
    const { upTo, singlePhase, threePhase } = KL!.fixedPerMonth as Record<string, (number | null)[]>
    expect(tariffOf('KL').urban.fixed).toEqual(
      upTo!.map((limit, place) => ({
        per: 'connection',
        upTo: limit ?? ABOVE,
        bands: [[ABOVE, singlePhase![place]]],
        threePhase: [[ABOVE, threePhase![place]]],
      })),
    )
  })

  it.each(['2025-26', '2026-27', '2027-28'])('Karnataka’s fixed charge and surcharge of %s', (year) => {
    const { urban, surcharges } = tariffOf('KA', `${year.slice(0, 4)}-04-01`)
    expect(urban.fixed).toEqual({ per: 'kW', bands: [[ABOVE, within(KA_BESCOM!.fixedPerKW, year)]] })
    expect(surcharges).toEqual([
      { name: 'pensionSurcharge', rupeesPerUnit: within(KA_BESCOM!.pensionGratuitySurcharge, year) },
    ])
  })

  it('Tamil Nadu’s published bills of 2026', () => {
    const { note: _, ...bills } = TN!.published2026Test as Record<string, number | string>
    expect(Object.keys(bills)).not.toHaveLength(0)
    for (const [units, expected] of Object.entries(bills))
      expect(totalOf('TN', { units: Number(units), months: 2 })).toBe(expected)
  })

  it.each(states)('%s is no surer than the facts', (state) => {
    const entry = Object.entries(facts.states).find(([code]) => code.split('_')[0] === state)![1]
    const isHigh = String(entry.conf).startsWith('high')
    expect(isHigh || tariffOf(state).confidence === 'medium').toBe(true)
  })
} else {
  it.skip('the slabs are those researched: ../shared/facts/electricity.json is not there', () => {
    expect(facts).not.toBeNull()
  })
}
