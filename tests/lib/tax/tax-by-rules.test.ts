import { incomeTaxInputs, plainTaxQuestion } from '@/lib/tax/income-tax'
import { taxByRules } from '@/lib/tax/tax-by-rules'
import { readLink } from '@/tests/read-link'

it('an income of 15 lakh without deductions, by the rules of each year, the newest first', () => {
  const question = plainTaxQuestion(readLink(incomeTaxInputs, 'income=1500000&deductions=0'))!
  expect(taxByRules(question)).toMatchObject([
    // New: 14,25,000 is 20,000 + 40,000 + 15% of 2,25,000, and 4%. Old: 14,50,000 is 12,500 + 1,00,000 +
    // 1,35,000, and 4%.
    { rules: 'fy-2026-27', inNew: 97_500, inOld: 2_57_400 },
    { rules: 'fy-2025-26', inNew: 97_500, inOld: 2_57_400 },
    // New, with the slabs of that year: 20,000 + 30,000 + 30,000 + 20% of 2,25,000, and 4%.
    { rules: 'fy-2024-25', inNew: 1_30_000, inOld: 2_57_400 },
    {},
  ])
})

it('deductions of the break-even bring the old regime down to the new one', () => {
  const [newest] = taxByRules(plainTaxQuestion(readLink(incomeTaxInputs, 'income=1500000&deductions=0'))!)
  const claimed = plainTaxQuestion(
    readLink(incomeTaxInputs, `income=1500000&deductions=${newest!.breakEven}&regime=old`),
  )!
  const [withThem] = taxByRules(claimed)
  expect(withThem!.inOld).toBeLessThanOrEqual(withThem!.inNew)
})
