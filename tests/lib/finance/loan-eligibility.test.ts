import {
  type LoanApplicant,
  loanApplicantFrom,
  type LoanEligibility,
  loanEligibility,
  loanEligibilityInputs,
  loansByShare,
  loansBySlab,
  loansByTenure,
} from '@/lib/finance/loan-eligibility'
import type { Values } from '@/lib/inputs/tool-inputs'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfVector, savingsVectors } from '@/tests/savings-vectors'

const applicant = (changes: Partial<LoanApplicant> = {}): LoanApplicant => ({
  monthlyIncome: 1_00_000,
  otherEmis: 0,
  foirPercent: 50,
  ratePercent: 12,
  months: 1,
  propertyValue: null,
  ...changes,
})

describe('the loan', () => {
  it.each<[string, Partial<LoanApplicant>, Partial<LoanEligibility>]>([
    ['one EMI of 50,000 at 1% a month: 50,000 ÷ 1.01 = 49,504.95', {}, { loanByIncome: 49_504 }],
    ['two: and 50,000 ÷ 1.0201 more, 98,519.75 together', { months: 2 }, { loanByIncome: 98_519 }],
    ['without interest the EMIs themselves', { ratePercent: 0, months: 100 }, { loanByIncome: 50_00_000 }],
    [
      'other EMIs come off: 50,000 − 20,000.50',
      { otherEmis: 20_000.5, ratePercent: 0 },
      { affordableEmi: 29_999.5, loanByIncome: 29_999 },
    ],
    [
      'EMIs above the share leave no loan',
      { otherEmis: 50_001, propertyValue: 10_00_000 },
      {
        affordableEmi: 0,
        loanByIncome: 0,
        eligibleLoan: 0,
        emi: 0,
        ownMoney: 10_00_000,
        limitedBy: 'income',
      },
    ],
    [
      'a home of ₹1,000 at 90%: ₹900 of the 49,504',
      { propertyValue: 1_000 },
      { loanByValue: 900, eligibleLoan: 900, ownMoney: 100, limitedBy: 'value' },
    ],
    [
      'its EMI is that of the loan: 900 × 1.01',
      { propertyValue: 1_000 },
      { emi: expect.closeTo(909, 6) as never, totalInterest: expect.closeTo(9, 6) as never },
    ],
  ])('%s', (_case, changes, expected) => {
    expect(loanEligibility(applicant(changes))).toMatchObject(expected)
  })

  it.each([
    [33_33_333, 29_99_999, '90% is 29,99,999.70'],
    [33_33_334, 30_00_000, '90% is 30,00,000.60, above the slab'],
    [37_50_000, 30_00_000, '80% is 30,00,000'],
    [93_75_000, 75_00_000, '80% is the end of the slab'],
    [98_00_000, 75_00_000, '75% is 73,50,000, less than the end of the slab before'],
    [1_20_00_000, 90_00_000, '75%'],
  ])('for a home of %i is at most %i: %s', (price, most) => {
    expect(Math.max(...loansBySlab(price))).toBe(most)
  })
})

describe('the shared rows', () => {
  eachRow(savingsVectors('loan-eligibility'))('%s', (_id, row) => {
    const names = Object.keys(loanEligibilityInputs) as (keyof typeof loanEligibilityInputs)[]
    const values = readLink(loanEligibilityInputs, linkOfVector(row))(...names)
    const asked = loanApplicantFrom(values as Values<typeof loanEligibilityInputs>)
    expect(loanEligibility(asked)).toMatchObject(row.expected)
  })
})

describe('other loans', () => {
  it('by tenure have the applicant’s own among them, in order', () => {
    const own = loansByTenure(applicant({ ratePercent: 0, months: 100 }))
    expect(own.map(({ months }) => months)).toEqual([60, 100, 120, 180, 240, 300, 360])
    expect(own[1]).toMatchObject({ eligibleLoan: 50_00_000 })
  })

  it('by share of income too', () => {
    const own = loansByShare(applicant({ ratePercent: 0, foirPercent: 35 }))
    expect(own.map(({ eligibleLoan }) => eligibleLoan)).toEqual([
      35_000, 40_000, 45_000, 50_000, 55_000, 60_000,
    ])
  })
})
