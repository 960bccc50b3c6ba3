import type { DepositPlan } from '@/lib/savings/deposit-plan'
import { maturityDayOf, type Ppf, ppf, ppfFrom, ppfInputs, type PpfPlan } from '@/lib/savings/ppf'
import { ppfExtensions } from '@/lib/savings/ppf-extension'
import { ppfLimits, yearsWithoutMinimum } from '@/lib/savings/ppf-limits'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfVector, savingsVectors } from '@/tests/savings-vectors'

const yearly = (amount: number, from = '', to = ''): DepositPlan => ({ every: 'year', amount, from, to })

const plan = (changes: Partial<PpfPlan> = {}): PpfPlan => ({
  firstYear: 2026,
  years: 15,
  deposits: [yearly(1_50_000)],
  withdrawals: [],
  rate: 7.1,
  openingBalance: 0,
  openedYear: changes.firstYear ?? 2026,
  ...changes,
})

function account(changes: Partial<PpfPlan>): Ppf {
  const result = ppf(plan(changes))
  if ('overdrawnOn' in result) throw new Error(`Overdrawn on ${result.overdrawnOn}`)
  return result
}

describe('the interest', () => {
  it.each<[string, Partial<PpfPlan>, Partial<Ppf>]>([
    [
      'a deposit on 1 April earns all twelve months: 1,50,000 × 7.1%',
      { years: 1 },
      { deposited: 1_50_000, interest: 10_650, balance: 1_60_650 },
    ],
    [
      'one on the 5th does too',
      { years: 1, deposits: [yearly(1_50_000, '2026-04-05')] },
      { interest: 10_650 },
    ],
    [
      'one on the 6th earns eleven: 10,650 × 11 ÷ 12 = 9,762.50, half a rupee up',
      { years: 1, deposits: [yearly(1_50_000, '2026-04-06')] },
      { interest: 9_763, balanceUnrounded: 1_59_762.5 },
    ],
    [
      '2019-20 had two rates: 1,00,000 × (8% × 3 + 7.9% × 9) ÷ 12 = 7,925',
      { firstYear: 2019, years: 1, deposits: [yearly(1_00_000)], rate: 'notified' },
      { interest: 7_925 },
    ],
    [
      'a withdrawal on the 4th takes the money out of its month: 1,00,000 × 7.1% ÷ 12 × 3 = 1,775',
      {
        years: 1,
        deposits: [yearly(1_00_000)],
        withdrawals: [{ amount: 1_00_000, on: '2026-07-04' }],
      },
      { interest: 1_775, withdrawn: 1_00_000, balance: 1_775 },
    ],
    [
      'a balance brought forward earns from the first month: 10,00,000 × 7.1%',
      { years: 1, deposits: [], openingBalance: 10_00_000 },
      { deposited: 0, interest: 71_000, balance: 10_71_000 },
    ],
    [
      'monthly on the 31st falls on the last day of shorter months, so all twelve are made',
      { years: 1, deposits: [{ every: 'month', amount: 1_000, from: '2026-05-31', to: '' }] },
      { deposited: 11_000 },
    ],
  ])('%s', (_case, changes, expected) => {
    expect(account(changes)).toMatchObject(expected)
  })

  it('of deposits above ₹1,50,000 a financial year does not exist: they are not counted', () => {
    const result = account({
      years: 2,
      deposits: [yearly(1_00_000), yearly(60_000, '2026-05-02', '2027-03-31')],
    })
    expect(result).toMatchObject({ deposited: 2_50_000, overLimit: [2026] })
    expect(result.years[0]).toMatchObject({ paidInPaise: 1_50_000_00 })
  })

  it('tells deposits and withdrawals outside the years', () => {
    expect(account({ years: 1, deposits: [yearly(1_000, '2030-04-01')] }).hasOutside).toBe(true)
    expect(account({ years: 1 }).hasOutside).toBe(false)
  })

  it('is not given where a withdrawal exceeds the balance', () => {
    const withdrawals = [{ amount: 1_50_001, on: '2026-12-01' }]
    expect(ppf(plan({ years: 1, withdrawals }))).toEqual({ overdrawnOn: '2026-12-01' })
  })
})

describe('the shared rows', () => {
  eachRow(savingsVectors('ppf'))('%s', (_id, row) => {
    const values = readLink(ppfInputs, linkOfVector(row))(...(Object.keys(ppfInputs) as 'rates'[]))!
    expect(ppf(ppfFrom(values as never, 2026))).toMatchObject(row.expected)
  })
})

describe('the limits of an account opened in 2018-19', () => {
  const opened = plan({
    firstYear: 2018,
    years: 26,
    deposits: [{ every: 'year', amount: 1_00_000, from: '2018-04-01', to: '2032-04-30' }],
    rate: 0,
  })
  // Without interest the balance after year n is n lakh, up to 15.
  const limits = ppfLimits(opened, account(opened).years)
  it.each<[number, number | null, number | null, string]>([
    [2, null, null, 'the second year allows nothing'],
    [3, 25_000, null, 'a loan of 25% of the balance after year 1'],
    [6, 1_00_000, null, 'the last year of loans: 25% of 4 lakh'],
    [7, null, 1_50_000, 'half of the balance after year 3, which is lower than that after year 6'],
    [16, null, 6_00_000, 'half of the balance after year 12'],
    [17, null, 15_00_000, 'an extension without deposits: all of it'],
  ])('in year %d: loan %j, withdrawal %j, %s', (year, loan, withdrawal) => {
    expect(limits[year - 1]).toMatchObject({ loan, withdrawal })
  })

  it('in an extension with deposits: 60% of the balance at its start, once', () => {
    const extended = {
      ...opened,
      deposits: [yearly(1_00_000)],
      withdrawals: [{ amount: 9_00_000, on: '2034-05-01' }],
    }
    const [first, second, , , , next] = ppfLimits(extended, account(extended).years).slice(16)
    // 60% of 16 lakh; then what is left of it. The next block starts with 16 + 5 − 9 lakh.
    expect([first!.withdrawal, second!.withdrawal, next!.withdrawal]).toEqual([9_60_000, 60_000, 7_20_000])
  })

  it('marks a year in which more is taken out', () => {
    const early = { ...opened, withdrawals: [{ amount: 1_000, on: '2021-05-01' }] }
    const exceeded = ppfLimits(early, account(early).years).map(({ isExceeded }) => isExceeded)
    expect(exceeded.indexOf(true)).toBe(3)
    expect(exceeded.filter(Boolean)).toHaveLength(1)
  })

  it('needs balances that are known: an older account has none of four years before', () => {
    const older = plan({ firstYear: 2026, openedYear: 2012, openingBalance: 10_00_000, years: 2 })
    expect(ppfLimits(older, account(older).years).map(({ withdrawal }) => withdrawal)).toEqual([null, null])
    expect(maturityDayOf(older)).toBe('2028-04-01')
  })

  it('names the years without ₹500', () => {
    const gap = plan({
      years: 4,
      deposits: [yearly(500, '2026-05-01', '2027-05-01'), yearly(499, '2029-05-01')],
    })
    expect(yearsWithoutMinimum(gap, account(gap).years)).toEqual([2028, 2029])
  })
})

describe('the extension', () => {
  it('matures 15 years after the end of the year of opening', () => {
    // National Savings Institute: opened any day of 2018-19, matures on 1 April 2034.
    expect(maturityDayOf(plan({ firstYear: 2018, openedYear: 2018 }))).toBe('2034-04-01')
  })

  it('goes on with and without deposits, by blocks of five years', () => {
    const blocks = ppfExtensions(plan({ rate: 0 }))
    expect(blocks.map(({ endsOn }) => endsOn)).toEqual([
      '2042-04-01',
      '2047-04-01',
      '2052-04-01',
      '2057-04-01',
    ])
    // Fifteen deposits without, one a year with: 16, 21, 26, 31.
    expect(blocks.map(({ withoutDeposits }) => withoutDeposits)).toEqual(Array(4).fill(22_50_000))
    expect(blocks.map(({ withDeposits }) => withDeposits)).toEqual(
      [24, 31.5, 39, 46.5].map((lakh) => lakh * 1_00_000),
    )
  })

  it('has no second course where every plan names its last day', () => {
    const closed = plan({ deposits: [yearly(1_000, '', '2030-04-01')] })
    expect(ppfExtensions(closed).map(({ withDeposits }) => withDeposits)).toEqual([null, null, null, null])
  })
})
