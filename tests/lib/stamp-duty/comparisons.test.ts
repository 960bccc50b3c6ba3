import { rentByLength, saleByState } from '@/lib/stamp-duty/comparisons'
import type { RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { coveredStates } from '@/lib/stamp-duty/sale-states'

const CRORE = 1_00_00_000

/** A village of Karnataka, where the surcharge is 3% and in towns 2%. */
const sale: SaleQuestion = {
  state: 'KA',
  value: CRORE,
  governmentValue: 0,
  buyer: 'female',
  area: 'rural',
  seller: 'male',
  home: true,
  property: 'other',
}

describe('the same sale in every state', () => {
  const states = saleByState(sale)

  it('has each state with rates once, and the cheapest for a man first', () => {
    expect(states.map(({ state }) => state).sort()).toEqual([...coveredStates].sort())
    const totals = states.map(({ paid }) => paid.male?.totalPaise ?? Infinity)
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  })

  it.each([
    // 5% and 1% cess, registration capped at 30,000; a woman pays one point less (tests of sale duty).
    ['MH', 'mumbai', [6_30_000, 5_30_000, 6_30_000]],
    // Deccan Herald, 30 August 2025: 7.6 lakh in all in Bengaluru, the first area, to whoever buys.
    ['KA', 'urban', [7_60_000, 7_60_000, 7_60_000]],
  ])('%s is its first area, %s, for a man, a woman and both', (code, area, rupees) => {
    const found = states.find(({ state }) => state === code)!
    expect(found.area).toBe(area)
    const { male, female, joint } = found.paid
    expect([male, female, joint].map((duty) => duty!.totalPaise / 100)).toEqual(rupees)
  })
})

describe('the same tenancy at other lengths', () => {
  const tenancy: RentQuestion = {
    state: 'MH',
    rent: 25_000,
    increase: 0,
    months: 24,
    deposit: 5_00_000,
    premium: 0,
    urban: true,
    home: true,
  }
  const totals = (state: string) =>
    rentByLength({ ...tenancy, state }).map(({ months, paid }) => [months, paid && paid.totalPaise / 100])

  it('Maharashtra: 0.25% of the rent and of a tenth of the deposit a year, and ₹1,000', () => {
    const expected = [6, 11, 12, 22, 24, 33, 36, 48, 60].map((months) => {
      const base = 25_000 * months + (0.1 * 5_00_000 * months) / 12
      return [months, Math.round(0.25 * base + 100_000) / 100]
    })
    expect(totals('MH')).toEqual(expected)
  })

  it('Delhi has no rate for less than a year', () => {
    expect(totals('DL').slice(0, 2)).toEqual([
      [6, null],
      [11, null],
    ])
  })
})
