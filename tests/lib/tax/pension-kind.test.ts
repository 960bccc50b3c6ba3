import { incomeTaxInputs, taxOf } from '@/lib/tax/income-tax'
import { bankTds, declaration } from '@/lib/tax/income-kinds/no-tax-declaration'
import { detailedTaxQuestion } from '@/lib/tax/tax-details'
import { pensionVectors } from '@/tests/income-kinds-vectors'
import { readLink } from '@/tests/read-link'

const ask = (link: string) => readLink(incomeTaxInputs, `rules=fy-2026-27&${link}`)

it.each(pensionVectors)('%s: tax %d and %d, declaration: %s, the bank deducts %d', (link, ...expected) => {
  const [inNew, inOld, may, tds] = expected
  const read = ask(link)
  const question = detailedTaxQuestion(read)!
  const interest = read('termInterest', 'savingsInterest')!
  const { termInterest: term, savingsInterest: savings } = interest
  expect(taxOf(question, 'new').totalTax).toBe(inNew)
  expect(taxOf(question, 'old').totalTax).toBe(inOld)
  expect(declaration(question, { term, savings }).mayDeclare).toBe(may === 'yes')
  expect(bankTds(question, term)).toBe(tds)
})

test('item by item, the interest shares the limit of the item', () => {
  const link = 'source=pension&income=900000&regime=old&age=senior&deductionsAs=items&savingsInterest=30000'
  const deductions = (more: string) => taxOf(detailedTaxQuestion(ask(link + more))!).deductions
  expect(deductions('')).toBe(30_000)
  expect(deductions('&depositInterest=15000')).toBe(45_000)
  expect(deductions('&depositInterest=35000')).toBe(50_000)
})

test('up to March 2026 the forms are 15G and 15H, since then 121', () => {
  const formOf = (link: string) =>
    declaration(detailedTaxQuestion(readLink(incomeTaxInputs, `source=pension&${link}`))!, {
      term: 0,
      savings: 0,
    }).form
  expect(formOf('rules=fy-2025-26')).toBe('15G')
  expect(formOf('rules=fy-2025-26&age=senior')).toBe('15H')
  expect(formOf('rules=fy-2026-27')).toBe('121')
  expect(formOf('rules=fy-2026-27&age=superSenior')).toBe('121')
})
