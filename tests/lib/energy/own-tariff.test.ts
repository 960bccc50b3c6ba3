import { type ElectricityUse, publishedBill } from '@/lib/energy/electricity-published-bill'
import { type OwnTariff, ownTariff, readOwnTariff, writeOwnTariff } from '@/lib/energy/own-tariff'

const own: OwnTariff = { ownSlabs: '100_3*300_5*_8', ownFixed: 110, ownDuty: 10 }
const use: ElectricityUse = {
  units: 350,
  months: 1,
  kilowatts: 1,
  phase: 'single',
  area: 'urban',
  fuelPerUnit: null,
  fuelPercent: null,
  other: 0,
  subsidised: false,
}

it.each<[string, OwnTariff, number]>([
  ['100 × 3 + 200 × 5 + 50 × 8 + 110, and 10%', own, 1_991],
  [
    'a limit of the last slab does not end it',
    { ...own, ownSlabs: '100_3*300_8', ownDuty: 0 },
    300 + 2_000 + 110,
  ],
])('%s', (_, tariff, rupees) => {
  expect(publishedBill(ownTariff(tariff)!, use).totalPaise).toBe(rupees * 100)
})

it.each(['300_3*100_5', '100_3*100_5*_6', '_3*100_5', 'nonsense'])('%s are no slabs', (ownSlabs) => {
  expect(ownTariff({ ...own, ownSlabs })).toBeNull()
})

it('is kept and read again', () => {
  expect(readOwnTariff(JSON.parse(writeOwnTariff(own)))).toEqual(own)
})

it.each([
  [null],
  [{ version: 2 }],
  [{ version: 1, ownSlabs: '5_1*2_1', ownFixed: 1, ownDuty: 1 }],
  [{ version: 1, ownSlabs: '_1', ownFixed: -1, ownDuty: 1 }],
  [{ version: 1, ownSlabs: '_1', ownFixed: Infinity, ownDuty: 1 }],
])('%j is nothing kept', (stored) => {
  expect(readOwnTariff(stored)).toBeNull()
})
