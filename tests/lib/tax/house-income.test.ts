import { houseIncomeUnder, letOutIncome } from '@/lib/tax/house-income'

const DAY = '2026-04-01'

it.each([
  [3_00_000, 0, 2_10_000, '30% of the rent is not taxed'],
  [3_00_000, 2_50_000, -40_000, 'interest is taken off without a limit'],
])('₹%d of rent and ₹%d of interest leave ₹%d: %s', (houseRent, houseInterest, income) => {
  expect(letOutIncome({ houseRent, houseInterest }, DAY)).toBe(income)
})

it.each([
  ['old', 5_00_000, 0, -2_00_000, 'two lakh is the most that a loss lowers other income by'],
  ['old', 5_00_000, 1_50_000, -50_000, 'together with the interest on the loan of the own home'],
  ['old', 5_00_000, 2_00_000, 0, 'which may use it up'],
  ['old', 50_000, 0, -50_000, 'a smaller loss counts whole'],
  ['new', 5_00_000, 0, 0, 'the new regime sets no loss off'],
] as const)('in the %s regime, interest of ₹%d with ₹%d for the own home counts as ₹%d: %s', (...row) => {
  const [regime, houseInterest, ownHomeInterest, counted] = row
  expect(houseIncomeUnder({ houseRent: 0, houseInterest }, ownHomeInterest, regime, DAY) + 0).toBe(counted)
})

it('a gain counts in both regimes, whatever the own home takes', () => {
  const house = { houseRent: 1_00_000, houseInterest: 0 }
  expect(houseIncomeUnder(house, 2_00_000, 'new', DAY)).toBe(70_000)
  expect(houseIncomeUnder(house, 2_00_000, 'old', DAY)).toBe(70_000)
})
