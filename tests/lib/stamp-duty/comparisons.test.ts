import { type PaidOrRange, rentByLength, saleByState } from '@/lib/stamp-duty/comparisons'
import { stateNames } from '@/lib/rules/states/state-names'
import type { RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { SaleQuestion } from '@/lib/stamp-duty/sale-duty'

const CRORE = 1_00_00_000

const sale: SaleQuestion = {
  value: CRORE,
  governmentValue: 0,
  buyer: 'female',
  area: 'rural',
  seller: 'male',
  home: true,
  property: 'other',
  permission: false,
}

describe('the same sale in every state', () => {
  const states = saleByState(sale)

  const rupees = (paid: PaidOrRange) => (paid?.kind === 'paid' ? paid.duty.totalPaise / 100 : null)

  it('has each of the 36 states and union territories once, and the cheapest for a man first', () => {
    expect(states.map(({ state }) => state).sort()).toEqual(Object.keys(stateNames).sort())
    const totals = states.map(({ paid: { male } }) => {
      if (male?.kind === 'range') return male.fromPaise
      return male ? male.duty.totalPaise : Infinity
    })
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  })

  it.each([
    // Deccan Herald, 30 August 2025: 7.6 lakh in total in Bengaluru, the first area, to whoever buys.
    ['KA', 'urban', [7_60_000, 7_60_000, 7_60_000]],
  ])('%s is its first area, %s, for a man, a woman and both', (code, area, expected) => {
    const found = states.find(({ state }) => state === code)!
    expect(found.area).toBe(area)
    const { male, female, joint } = found.paid
    expect([male, female, joint].map(rupees)).toEqual(expected)
  })

  it('a disputed state has its lowest and its highest reading: Chandigarh, 5% or 6%, and 1%', () => {
    const { paid } = states.find(({ state }) => state === 'CH')!
    expect(paid.male).toEqual({ kind: 'range', fromPaise: 6_00_000_00, toPaise: 7_00_000_00 })
  })

  it('a buyer of whom nothing was found has nothing: a man and a woman in Himachal Pradesh at 80 lakh', () => {
    const found = saleByState({ ...sale, value: 80_00_000 }).find(({ state }) => state === 'HP')!
    expect(found.paid.joint).toBeNull()
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
    propertyValue: 80_00_000,
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
