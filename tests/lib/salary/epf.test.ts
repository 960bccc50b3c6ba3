import fc from 'fast-check'
import { monthlyPension } from '@/lib/salary/employees-pension'
import { fundCorpus, type FundPlan, taxedFund, yearsInterest } from '@/lib/salary/epf'
import { type EpfAnswer, epfAnswer } from '@/lib/salary/epf-answer'
import { epfInputs, type EpfKind } from '@/lib/salary/epf-inputs'
import { eachRow } from '@/tests/each-row'
import { readLink } from '@/tests/read-link'
import { linkOfSalaryVector, salaryVectors } from '@/tests/salary-vectors'

const TODAY = '2026-11-28'
const answerTo = (fragment: string) => epfAnswer(readLink(epfInputs, fragment), { today: TODAY })!

/** The figures of an answer by their names in the contract. */
function figuresOf(answer: EpfAnswer): object {
  switch (answer.kind) {
    case 'epfCorpus':
      return answer.result
    case 'epfHistory':
      return { balance: answer.balance, interestByYear: answer.years.map(({ interest }) => interest) }
    case 'epfTaxableInterest': {
      const last = answer.years.at(-1)!
      return {
        taxableInterestByYear: answer.years.map(({ taxableInterest }) => taxableInterest),
        taxableAccount: last.taxable,
        nonTaxableAccount: last.nonTaxable,
      }
    }
    case 'epsPension':
      return answer.pension
  }
}

const kinds: EpfKind[] = ['epfCorpus', 'epfHistory', 'epfTaxableInterest', 'epsPension']
describe.each(kinds)('the shared rows of %s', (kind) => {
  eachRow(salaryVectors(kind))('%s', (_id, row) => {
    expect(figuresOf(answerTo(`kind=${kind}&${linkOfSalaryVector(row)}`))).toMatchObject(row.expected)
  })
})

describe('worked out by hand', () => {
  it('interest counts from the month after a credit: 1,000 a month at 12% is 1% of 66 thousands', () => {
    expect(yearsInterest(0, 1_000, 12)).toBe(660)
    expect(yearsInterest(10_000, 0, 12)).toBe(1_200)
  })

  it('of ₹15,000: 1,800 own, 1,250 to the pension, 550 to the fund', () => {
    const { corpus, ownContribution, employerToEpf, employerToEps } = fundCorpus({
      ...plan,
      monthlyWage: 15_000,
      years: 1,
      ratePct: 0,
    })
    expect({ corpus, ownContribution, employerToEpf, employerToEps }).toEqual({
      corpus: 28_200,
      ownContribution: 21_600,
      employerToEpf: 6_600,
      employerToEps: 15_000,
    })
  })

  it.each([
    // 12% of 15,001 is 1,800.12; 8.33% of it 1,249.58. 12% of 25,000 is 3,000; 8.33% 2,082.50, half a rupee up.
    { monthlyWage: 15_001, own: 1_800, toPension: 1_250 },
    { monthlyWage: 25_000, own: 3_000, toPension: 2_083 },
  ])('on the ceiling, $monthlyWage brings $own of one’s own and $toPension to the pension', (month) => {
    const { monthlyWage, own, toPension } = month
    const year = fundCorpus({ ...plan, monthlyWage, pf: 'ceiling', years: 1, ratePct: 0 })
    expect(year.ownContribution).toBe(12 * own)
    expect(year.employerToEps).toBe(12 * toPension)
    expect(year.employerToEpf).toBe(12 * (own - toPension))
  })

  it('own contributions of ₹30,000 a month pass 2.5 lakh in the ninth month', () => {
    const [year] = taxedFund({
      ownMonthly: 30_000,
      employerMonthly: 0,
      employerContributes: true,
      openingNonTaxable: 0,
      years: 1,
      ratePct: 12,
    })
    // 20,000 + 50,000 + 80,000 at the start of the last three months, 1% each.
    expect(year).toMatchObject({ taxableInterest: 1_500, taxable: 1_11_500 })
    // 2,50,000, and 1% of 30,000 × (1 + 2 + … + 8) and of three times 2,50,000.
    expect(year!.nonTaxable).toBe(2_50_000 + 18_300)
  })

  it('the employer’s share is never in the taxable account', () => {
    const shares = { ownMonthly: 1_000, employerMonthly: 2_000, employerContributes: true }
    const [year] = taxedFund({ ...shares, openingNonTaxable: 0, years: 1, ratePct: 0 })
    expect(year).toMatchObject({ taxable: 0, nonTaxable: 36_000 })
  })

  it.each([
    [
      { years: 9, months: 5 },
      { eligible: false, monthlyPension: 0 },
    ],
    [
      { years: 9, months: 6 },
      { eligible: true, serviceCounted: 10, monthlyPension: 1_500 },
    ],
    [
      { years: 19, months: 6 },
      { serviceCounted: 22, monthlyPension: 3_300 },
    ],
    [{ years: 10, months: 0, averageWage60Months: 3_500 }, { monthlyPension: 1_000 }],
  ])('the pension of ₹10,500 ÷ 70 a year, %o', (service, expected) => {
    expect(monthlyPension({ averageWage60Months: 10_500, leftOn: TODAY, ...service })).toMatchObject(expected)
  })

  it('years that end before they begin have no answer', () => {
    expect(answerTo('kind=epfHistory&fromYear=2020-21&toYear=2019-20')).toBeNull()
  })
})

const plan: FundPlan = {
  openingBalance: 0,
  monthlyWage: 30_000,
  raisePct: 0,
  years: 10,
  pf: 'full',
  vpfPct: 0,
  epsMember: true,
  ratePct: 8.25,
}
const anyPlan = fc.record({
  openingBalance: fc.integer({ min: 0, max: 1_00_00_000 }),
  monthlyWage: fc.integer({ min: 1, max: 10_00_000 }),
  raisePct: fc.integer({ min: 0, max: 20 }),
  years: fc.integer({ min: 0, max: 40 }),
  pf: fc.constantFrom('full' as const, 'ceiling' as const),
  vpfPct: fc.integer({ min: 0, max: 88 }),
  epsMember: fc.boolean(),
  ratePct: fc.integer({ min: 0, max: 12 }),
})

test('balances add up: what was there, what came in and what it earned', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const { corpus, ownContribution, vpfContribution, employerToEpf, interest } = fundCorpus(any)
      expect(any.openingBalance + ownContribution + vpfContribution + employerToEpf + interest).toBe(corpus)
    }),
  )
})
