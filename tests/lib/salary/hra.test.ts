import fc from 'fast-check'
import {
  exemptionByRent,
  hraExemption,
  hraInputs,
  type HraPeriod,
  hraYears,
  rentedYearFrom,
  type RentedYear,
} from '@/lib/salary/hra'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { salaryVectors } from '@/tests/salary-vectors'

const period = (changes: Partial<HraPeriod> = {}): HraPeriod => ({
  months: 12,
  salary: 50_000,
  hra: 20_000,
  rent: 25_000,
  city: 'Delhi',
  ...changes,
})
const of = (changes: Partial<HraPeriod>, year: RentedYear['year'] = '2026-27') =>
  hraExemption({ year, periods: [period(changes)] })

describe('the least of three limits, of twelve months', () => {
  it.each<[string, Partial<HraPeriod>, number]>([
    ['the HRA: 20,000', {}, 2_40_000],
    ['rent less a tenth: 24,999 − 5,000', { rent: 24_999 }, 2_39_988],
    ['half of salary in a city of the list: 25,000', { hra: 40_000, rent: 60_000 }, 3_00_000],
    ['two fifths elsewhere: 20,000', { hra: 40_000, rent: 60_000, city: 'Jaipur' }, 2_40_000],
    ['a rent of a tenth frees nothing', { rent: 5_000 }, 0],
    ['the months that are entered', { months: 5 }, 1_00_000],
  ])('%s', (_case, changes, exempt) => {
    expect(of(changes).exempt).toBe(exempt)
  })

  it('the list of cities grew with the tax year 2026-27', () => {
    const bengaluru = { hra: 40_000, rent: 60_000, city: 'bengaluru' }
    expect(of(bengaluru, '2025-26').exempt).toBe(2_40_000)
    expect(of(bengaluru, '2026-27').exempt).toBe(3_00_000)
  })
})

test('what was received and paid in five months, and what of it is taxable', () => {
  expect(of({ months: 5, rent: 24_000 })).toMatchObject({
    received: 1_00_000,
    rentPaid: 1_20_000,
    exempt: 95_000,
    taxable: 5_000,
  })
})

test('paise of the months are added up before the sum is rounded', () => {
  // 3,333 × 40% = 1,333.20; × 12 = 15,998.40.
  expect(of({ salary: 3_333, hra: 9_000, rent: 9_000, city: 'Other' }).exempt).toBe(15_998)
})

/** As links write the periods. */
const linkOf = ({ year, periods }: Record<string, unknown>) =>
  String(
    new URLSearchParams({
      year: String(year),
      periods: (periods as HraPeriod[])
        .map(({ months, salary, hra, rent, city }) => [months, salary, hra, rent, city].join('_'))
        .join('*'),
    }),
  )

describe('the shared rows', () => {
  eachRow(salaryVectors('hraExemption'))('%s', (_id, row) => {
    const values = readLink(hraInputs, linkOf(row.input))('year', 'periods')!
    const result = hraExemption(rentedYearFrom(values)!)
    const { byPeriod, ...sums } = row.expected
    expect(result).toMatchObject(sums)
    expect(result.periods.map(({ exempt }) => Math.round(exempt))).toEqual(byPeriod)
  })
})

test('a year has no more than twelve months', () => {
  expect(rentedYearFrom({ year: '2026-27', periods: '6_1_1_1_Delhi*7_1_1_1_Delhi' })).toBeNull()
  expect(rentedYearFrom({ year: '2026-27', periods: '6_1_1_1_Delhi*6_1_1_1_Delhi' })).not.toBeNull()
})

const anyPeriod = fc.record({
  months: fc.integer({ min: 1, max: 6 }),
  salary: fc.integer({ min: 1, max: 10_00_000 }),
  hra: fc.integer({ min: 0, max: 5_00_000 }),
  rent: fc.integer({ min: 0, max: 5_00_000 }),
  city: fc.constantFrom('Delhi', 'Pune', 'Jaipur', ''),
})
const anyYear = fc.record({
  year: fc.constantFrom(...hraYears()),
  periods: fc.array(anyPeriod, { minLength: 1, maxLength: 2 }),
})

test('a higher rent never lowers it, and the table of rents ends where more rent brings nothing', () => {
  fc.assert(
    fc.property(anyYear, (any) => {
      const points = exemptionByRent(any)
      for (const [place, point] of points.entries())
        expect(point.exempt).toBeGreaterThanOrEqual(points[place - 1]?.exempt ?? 0)
      const last = any.periods.at(-1)!
      const dearer = [...any.periods.slice(0, -1), { ...last, rent: points.at(-1)!.rent + 1_00_000 }]
      expect(hraExemption({ ...any, periods: dearer }).exempt - points.at(-1)!.exempt).toBeLessThanOrEqual(12)
    }),
  )
})
