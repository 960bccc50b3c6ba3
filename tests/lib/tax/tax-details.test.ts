import { incomeTaxInputs, plainTaxQuestion, taxOf } from '@/lib/tax/income-tax'
import { carriedOver, detailedTaxQuestion } from '@/lib/tax/tax-details'
import { readLink } from '@/tests/read-link'

const ask = (link: string) => detailedTaxQuestion(readLink(incomeTaxInputs, link))

it('without items, contribution and house it asks the same as the plain fields', () => {
  const link = 'income=1800000&deductions=250000&regime=old&otherIncome=30000'
  const plain = plainTaxQuestion(readLink(incomeTaxInputs, link))!
  expect(taxOf(ask(link)!)).toEqual(taxOf(plain))
})

it('holds items to the limits of the year, for the age', () => {
  const items = ask('deductionsAs=items&savings=200000&deductions=abc&age=senior&health=60000')
  // 1,50,000 of savings and, from 60, 50,000 of health insurance.
  expect(items?.deductionsUnder('fy-2025-26')).toBe(2_00_000)
})

it('knows the exempt rent allowance among the items', () => {
  const items = ask('deductionsAs=items&savings=100000&basic=50000&allowance=30000&rent=40000&city=delhi')
  // The least of 30,000, 40,000 − 5,000 and 25,000, times twelve.
  expect(items?.hraExemptUnder('fy-2026-27')).toBe(3_00_000)
  expect(items?.deductionsUnder('fy-2026-27')).toBe(4_00_000)
})

it('takes of the employer’s contribution what the basic salary allows in each regime', () => {
  const asked = ask('employerPension=90000&basic=50000')
  expect(asked?.employerPensionUnder('fy-2026-27', 'new')).toBe(84_000)
  expect(asked?.employerPensionUnder('fy-2026-27', 'old')).toBe(60_000)
})

it('shares the limit of a house loss with the interest on the loan of the own home', () => {
  const asked = ask('deductionsAs=items&homeLoanInterest=150000&houseInterest=300000')
  expect(asked?.houseIncomeUnder('fy-2026-27', 'old')).toBe(-50_000)
  expect(ask('deductionsAs=total&houseInterest=300000')?.houseIncomeUnder('fy-2026-27', 'old')).toBe(
    -2_00_000,
  )
})

it('what the limit of a contribution depends on counts only where there is one', () => {
  expect(ask('basic=abc')?.employerPensionUnder('fy-2026-27', 'new')).toBe(0)
})

it.each([
  'income=-1',
  'deductions=abc',
  'deductionsAs=items&rent=abc',
  'employerPension=abc',
  'employerPension=1&basic=abc',
  'houseRent=abc',
  'age=young',
  'source=wage',
])('is nothing while a field that counts has a problem: %s', (link) => {
  expect(ask(link)).toBeNull()
})

it.each<[string, object, string]>([
  ['deductions=150000', { savings: 1_50_000, otherDeductions: 0 }, 'to savings'],
  ['deductions=200000', { savings: 1_50_000, otherDeductions: 50_000 }, 'beyond their limit to the others'],
  ['health=20,000', {}, 'not over items that were entered'],
  ['pension=abc', {}, 'nor over an item that cannot be read'],
])('a total is carried over to the items: %s gives %j, %s', (link, changes, _) => {
  expect(carriedOver(readLink(incomeTaxInputs, `rules=fy-2026-27&${link}`))).toEqual(changes)
})
