import { fundShares, wageCeilingOn } from '@/lib/salary/provident-fund'

it.each([
  ['2026-06-29', 15_000],
  ['2026-09-16', 15_000],
  ['2026-09-17', 25_000],
  ['2027-03-31', 25_000],
])('on %s contributions are compulsory up to %d', (date, ceiling) => {
  expect(wageCeilingOn(date)).toBe(ceiling)
})

// EPFO's answers of 24 September 2026: 3,000 each, 2,083 of it to the pension, 125 for the insurance; before
// 1,800, 1,250, 75.
it.each([
  ['2026-09-16', { employee: 1_800, employer: 1_800, pension: 1_250, insurance: 75, admin: 75 }],
  ['2026-09-17', { employee: 3_000, employer: 3_000, pension: 2_083, insurance: 125, admin: 125 }],
])('the shares of 40,000 kept to the ceiling on %s', (date, shares) => {
  expect(fundShares(40_000, 'ceiling', date)).toMatchObject(shares)
})

// 12% of 40,000; pension and insurance stay at the ceiling, administration is on all wages.
it('all of 40,000 from 17 September 2026', () => {
  expect(fundShares(40_000, 'full', '2026-09-17')).toEqual({
    fundWages: 40_000,
    employee: 4_800,
    employer: 4_800,
    pension: 2_083,
    insurance: 125,
    admin: 200,
  })
})
