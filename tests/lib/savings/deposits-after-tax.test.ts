import { ruleOn } from '@/lib/rules/rule'
import { depositInsurance } from '@/lib/rules/banking/deposit-insurance'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { depositTds } from '@/lib/rules/tds/bank-interest'
import { afterTax, slabRatesWithCess, type InterestTaxTerms } from '@/lib/savings/after-tax'
import { type ComparedDeposit, comparedDeposits, depositCourses } from '@/lib/savings/deposits-after-tax'
import { nsc, recurringDeposit } from '@/lib/savings/small-savings'
import vectors from './deposits-after-tax-vectors.json'

const OPENED = '2026-11-28'
const terms: InterestTaxTerms = {
  taxPercent: 20.8,
  senior: false,
  counts80C: false,
  most80C: 1_50_000,
  tds: ruleOn(depositTds, OPENED).value,
}
const question = { opened: OPENED, sum: 5_00_000, years: 5 as const, fdRate: 6.5, rdRate: 6.5 }
const of = (deposit: ComparedDeposit, asked = question) =>
  depositCourses(asked).find((course) => course.deposit === deposit)!

// Computed apart from this code: Python, decimals of 40 digits, each quarter and each instalment by itself.
test.each(vectors)('$deposit: $sum at a tax of $tax%, senior $senior, 80C $counts80C', (vector) => {
  const course = of(vector.deposit as ComparedDeposit, {
    ...question,
    sum: vector.sum,
    years: vector.years as 5,
    fdRate: vector.fdRate,
    rdRate: vector.rdRate,
  })
  const result = afterTax(course, {
    ...terms,
    taxPercent: vector.tax,
    senior: vector.senior,
    counts80C: vector.counts80C,
  })
  expect(result).toMatchObject({
    months: vector.months,
    putInPaise: vector.put,
    interestPaise: vector.interest,
    taxPaise: vector.taxPaise,
    tdsPaise: vector.tds,
    savedTaxPaise: vector.saved,
    netPaise: vector.net,
  })
  if (vector.ret === null) expect(result.returnPercent).toBeNull()
  else expect(result.returnPercent).toBeCloseTo(vector.ret, 8)
})

test.each<[string, ComparedDeposit, object]>([
  [
    'time deposit: 5,00,000 at 7.5% by quarter is 38,568 a year; × 5 = 1,92,840; 20.8% of 38,568 is 8,022.14, × 5',
    'time-deposit',
    { interestPaise: 1_92_840_00, taxPaise: 5 * 8_022_14, tdsPaise: 0 },
  ],
  [
    'MIS: 5,00,000 × 7.4% ÷ 12 = 3,083.33, so 3,083 a month, 36,996 a year, 1,84,980 in five',
    'mis',
    { interestPaise: 1_84_980_00, months: 60 },
  ],
  [
    'KVP: doubles in 115 months; 20.8% of 5,00,000 is 1,04,000',
    'kvp',
    { taxPaise: 1_04_000_00, tdsPaise: 0 },
  ],
  ['PPF: exempt', 'ppf', { taxPaise: 0, tdsPaise: 0, months: 180 }],
])('%s', (_working, deposit, expected) => {
  expect(afterTax(of(deposit), terms)).toMatchObject(expected)
})

test('TDS is of a year whose interest passes the limit: 12,50,000 at 7.4% is 92,496 a year', () => {
  const course = of('mis', { ...question, sum: 12_50_000 })
  // 12,50,000 × 7.4% ÷ 12 = 7,708.33.
  expect(afterTax(course, terms).tdsPaise).toBe(5 * 9_249_60)
  expect(afterTax(course, { ...terms, senior: true }).tdsPaise).toBe(0)
})

test('without tax the yearly return is that of the interest, and deposits in the old regime save their tax', () => {
  const untaxed = { ...terms, taxPercent: 0 }
  expect(afterTax(of('nsc'), untaxed).returnPercent).toBeCloseTo(7.7, 3)
  expect(afterTax(of('bank-fd'), untaxed).returnPercent).toBeCloseTo(((1 + 0.065 / 4) ** 4 - 1) * 100, 6)
  const saved = afterTax(of('nsc', { ...question, sum: 1_00_000 }), { ...terms, counts80C: true })
  // 20.8% of 1,00,000 and of the interest of four years: 7,700 + 8,292.90 + 8,931.45 + 9,619.17.
  expect(saved.savedTaxPaise).toBe(20_800_00 + 1_601_60 + 1_724_92 + 1_857_74 + 2_000_79)
  expect(saved.returnPercent!).toBeGreaterThan(7.7)
})

test('all ten deposits are there, and agree with the schemes by themselves', () => {
  expect(depositCourses(question).map(({ deposit }) => deposit)).toEqual([...comparedDeposits])
  const interest = (deposit: ComparedDeposit) => afterTax(of(deposit), terms).interestPaise
  expect(interest('nsc')).toBe(100 * nsc({ amount: 5_00_000, ratePercent: 7.7 }).interest)
  const rd = recurringDeposit({ monthly: 8_333.33, ratePercent: 6.7 })
  expect(interest('recurring-deposit')).toBe(Math.round(100 * rd.interest))
})

test('deposit insurance is ₹5 lakh since 4 February 2020', () => {
  expect(ruleOn(depositInsurance, '2020-02-04').value).toBe(5_00_000)
  expect(() => ruleOn(depositInsurance, '2020-02-03')).toThrow('not known')
})

test('the slabs of the new regime with 4% of cess', () => {
  const rates = slabRatesWithCess(ruleOn(incomeTaxLaw, OPENED).value)
  expect(rates.map((rate) => Number(rate.toFixed(6)))).toEqual([0, 5.2, 10.4, 15.6, 20.8, 26, 31.2])
})
