import fc from 'fast-check'
import { type ElectricityBill, slabLines, sumOf } from '@/lib/energy/electricity-bill'
import { electricityInputs, electricityStates, hasSample } from '@/lib/energy/electricity'
import { sampleBill } from '@/lib/energy/electricity-sample-bill'
import { ABOVE, type SampleState, sampleTariffs } from '@/lib/rules/energy/electricity-samples'
import { eachSharedRow } from '@/tests/each-shared-row'

const rupees = (bill: ElectricityBill, name: string) =>
  bill.charges.find((charge) => charge.name === name)!.paise / 100
const figures = (bill: ElectricityBill) => ({
  energyCharge: rupees(bill, 'energyCharge'),
  fixedCharge: rupees(bill, 'fixedCharge'),
  fuelSurcharge: rupees(bill, 'fuelSurcharge'),
  totalBill: bill.totalPaise / 100,
})

describe('the samples of the specification', () => {
  it.each<[string, SampleState, number, [number, number, number, number]]>([
    ['100 × 3.46 + 50 × 7.34', 'MH', 150, [713, 110, 30, 853]],
    [
      'all four slabs: 346 + 1,468 + 2,074 + 100 × 11.86',
      'MH',
      600,
      [346 + 1_468 + 2_074 + 1_186, 110, 120, 5_304],
    ],
    ['Delhi: 200 × 3 + 150 × 4.5, no surcharge', 'DL', 350, [1_275, 125, 0, 1_400]],
    ['part of a paisa stays: 1,011.5 × 0.15', 'KA', 1_011.5, [7_856.8, 100, 151.725, 8_108.525]],
    ['no unit, no bill', 'DL', 0, [0, 0, 0, 0]],
  ])('%s', (_, state, units, [energyCharge, fixedCharge, fuelSurcharge, totalBill]) => {
    expect(figures(sampleBill(sampleTariffs[state], units))).toEqual({
      energyCharge,
      fixedCharge,
      fuelSurcharge,
      totalBill,
    })
  })
})

interface Vector {
  input: { units: number; state: SampleState }
  expected: ReturnType<typeof figures>
}
eachSharedRow<Vector>('electricity-bill-estimator', ({ input, expected }) => {
  const found = figures(sampleBill(sampleTariffs[input.state], input.units))
  for (const name of Object.keys(expected) as (keyof typeof found)[])
    expect(Math.abs(found[name] - expected[name])).toBeLessThan(1e-9 * (1 + expected[name]))
})

describe('slabs', () => {
  const slabs = [
    [50, 1],
    [100, 2],
    [ABOVE, 3],
  ] as const

  it('unreached ones are there with no unit', () => {
    expect(slabLines(slabs, 60)).toEqual([
      { from: 0, upTo: 50, ratePaise: 100, units: 50, chargePaise: 5_000 },
      { from: 50, upTo: 100, ratePaise: 200, units: 10, chargePaise: 2_000 },
      { from: 100, upTo: ABOVE, ratePaise: 300, units: 0, chargePaise: 0 },
    ])
  })

  it('of a month, taken twice for a bill of two', () => {
    expect(slabLines(slabs, 120, 2).map(({ units }) => units)).toEqual([100, 20, 0])
  })
})

const anyState = fc.constantFrom(...(Object.keys(sampleTariffs) as SampleState[]))
const anyUnits = fc.double({ min: -1e9, max: 1e9, noNaN: true })

test('slabs take every unit, charges add up to the bill, and all is finite', () => {
  fc.assert(
    fc.property(anyState, anyUnits, (state, units) => {
      const bill = sampleBill(sampleTariffs[state], units)
      expect(bill.charges.every(({ paise }) => Number.isFinite(paise))).toBe(true)
      expect(sumOf(bill.charges.map(({ paise }) => paise))).toBe(bill.totalPaise)
      const inSlabs = sumOf(bill.slabs.map((line) => line.units))
      expect(Math.abs(inSlabs - Math.max(0, units))).toBeLessThan(1e-6)
    }),
    { numRuns: 1_000 },
  )
})

test('three of the states have a sample', () => {
  expect(electricityStates.filter(hasSample)).toEqual(['DL', 'KA', 'MH'])
})

test.each([
  ['units', '250 kWh', 250],
  ['fuelPerUnit', '', ''],
  ['fuelPercent', '7.5 %', '7.5'],
] as const)('%s reads %s', (name, text, value) => {
  expect(electricityInputs[name].read(text)).toEqual({ ok: true, value })
})
