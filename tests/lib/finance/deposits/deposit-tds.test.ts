import { depositTaxYears, tdsRule, type DepositTdsTerms } from '@/lib/finance/deposits/deposit-tds'
import { type FixedDeposit } from '@/lib/finance/deposits/fd'
import { RuleNotKnown } from '@/lib/rules/rule'

const deposit = (principal: number, changes: Partial<FixedDeposit> = {}): FixedDeposit => ({
  principal,
  ratePercent: 7,
  years: 1,
  frequency: 4,
  payout: 'cumulative',
  ...changes,
})
const terms = (changes: Partial<DepositTdsTerms> = {}): DepositTdsTerms => ({
  senior: false,
  pan: true,
  otherInterest: 0,
  rules: 'by-law',
  ...changes,
})
const simplified = { rules: 'ay-2025-26-simplified' } as const

describe('the limit and the rate of a year', () => {
  it.each<[string, Partial<DepositTdsTerms>, number, number, string]>([
    ['2024-04-01', {}, 40_000, 10, 'before the limits rose'],
    ['2024-04-01', { senior: true }, 50_000, 10, 'senior citizens, before'],
    ['2025-04-01', {}, 50_000, 10, 'since 1 April 2025'],
    ['2025-04-01', { senior: true }, 1_00_000, 10, 'senior citizens, since'],
    ['2026-04-01', {}, 50_000, 10, 'the new act keeps the limit'],
    ['2026-04-01', { pan: false }, 50_000, 20, 'without PAN'],
    ['2026-04-01', simplified, 40_000, 10, 'simplified: AY 2025-26 for every year'],
    ['2026-04-01', { ...simplified, senior: true, pan: false }, 50_000, 10, 'simplified knows no PAN'],
  ])('from %s with %o: above ₹%d, %d%%, %s', (from, changes, limit, ratePercent) => {
    expect(tdsRule(from, terms(changes))).toEqual({ limit, ratePercent })
  })

  it('are not known before April 2024', () => {
    expect(() => tdsRule('2023-04-01', terms())).toThrow(RuleNotKnown)
  })
})

describe('a year’s deposit at 7% from 1 April 2026', () => {
  it.each<[number, Partial<DepositTdsTerms>, number, number, string]>([
    [8_00_000, {}, 57_487_23, 5_748_72, '8,00,000 × 0.0718590313, of which a tenth'],
    [8_00_000, { senior: true }, 57_487_23, 0, 'below a senior citizen’s ₹1,00,000'],
    [8_00_000, { pan: false }, 57_487_23, 11_497_45, 'a fifth without PAN'],
    [6_00_000, {}, 43_115_42, 0, 'below ₹50,000'],
    [6_00_000, simplified, 43_115_42, 4_311_54, 'but above ₹40,000'],
    [6_00_000, { otherInterest: 10_000 }, 43_115_42, 4_311_54, 'above it with the other deposits'],
    [6_00_000, { otherInterest: 6_884.58 }, 43_115_42, 0, 'exactly ₹50,000 is not above it'],
    [6_00_000, { otherInterest: 6_884.59 }, 43_115_42, 4_311_54, 'a paisa more is'],
  ])('of ₹%d with %o: interest %d paise, TDS %d paise, %s', (principal, changes, interestPaise, tdsPaise) => {
    const years = depositTaxYears(deposit(principal), { years: 1 }, '2026-04-01', terms(changes))
    expect(years).toEqual([expect.objectContaining({ financialYear: '2026-27', interestPaise, tdsPaise })])
  })
})

it('counts interest that is paid out to the year of its days', () => {
  const paid = deposit(30_00_000, { ratePercent: 8.2, payout: 'quarterly' })
  // 20,500 a month: five months and 30 of 31 days lie before 1 April 2027.
  expect(depositTaxYears(paid, { years: 1 }, '2026-10-02', terms({ senior: true }))).toEqual([
    {
      financialYear: '2026-27',
      interestPaise: 1_22_338_71,
      limit: 1_00_000,
      ratePercent: 10,
      tdsPaise: 12_233_87,
    },
    {
      financialYear: '2027-28',
      interestPaise: 1_23_661_29,
      limit: 1_00_000,
      ratePercent: 10,
      tdsPaise: 12_366_13,
    },
  ])
})
