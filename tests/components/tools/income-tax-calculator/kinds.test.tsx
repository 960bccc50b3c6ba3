import { screen, within } from '@testing-library/react'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'
import { field, openAt, result, retype } from '@/tests/calculator-screen'

afterEach(forgetKept)

const open = (fragment = '') => openAt(`/income-tax-calculator${fragment}`, IncomeTaxCalculator)
const chooseKind = (user: ReturnType<typeof open>, kind: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Your income' }), kind)
const held = (name: string) =>
  document.querySelector<HTMLOutputElement>(`output[name=${name}]`)?.dataset.value

test('the answer of a link waits for the part with the law of its kind, and never shows another', async () => {
  open('#rules=fy-2026-27&source=profession&income=3000000')
  expect(screen.getByText('Enter income and deductions.')).toBeVisible()
  expect(held('totalTax')).toBeUndefined()
  await screen.findByLabelText('Receipts of the year (₹)')
  expect(held('totalTax')).toBe('109200')
})

test('of a family pension up to ₹25,000 is not taxed', async () => {
  const user = open('#rules=fy-2026-27&income=1275000')
  await chooseKind(user, 'Family pension')
  await screen.findByLabelText('Family pension of the year (₹)')
  // 12,50,000: 60,000 + 50,000 × 15% = 67,500, less relief down to 50,000 above 12,00,000; and 4%.
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹52,000')
})

test('a freelancer: half of the receipts is taxed, and the tax after TDS is due by 15 March', async () => {
  const user = open('#rules=fy-2026-27&income=3000000')
  await chooseKind(user, 'Freelance, profession (44ADA)')
  expect(await screen.findByLabelText('Receipts of the year (₹)')).toHaveValue('30,00,000')
  // 15,00,000: 60,000 + 3,00,000 × 15% = 1,05,000, and 4%.
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹1,09,200')
  expect(result('Advance tax in one instalment by 15 March 2027')).toHaveTextContent('₹1,09,200')
  await retype(user, 'TDS of the year', '100000')
  // 9,200 is below 10,000.
  expect(held('advanceTaxDue')).toBe('0')
  await retype(user, 'Profit, if it was more', '1800000')
  // 18,00,000: 1,20,000 + 2,00,000 × 20% = 1,60,000, and 4%.
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹1,66,400')
  expect(result('Profit as declared (section 58(2), Sl. 3)')).toHaveTextContent('₹18,00,000')
  comeIntoSight()
  expect(await screen.findByText('30,00,000 × 50% = ₹15,00,000.00')).toBeInTheDocument()
  expect(screen.getByText('18,00,000 = ₹18,00,000')).toBeInTheDocument()
})

test('above the limit there is no answer but the reason; less cash raises the limit', async () => {
  const user = open('#rules=fy-2026-27&source=profession&income=6000000&cashReceipts=400000')
  expect(await screen.findByText(/^Profit is presumed up to ₹50,00,000 of receipts/)).toBeVisible()
  expect(held('totalTax')).toBeUndefined()
  await retype(user, 'Of them in cash', '300000')
  // 30,00,000: 3,00,000 + 6,00,000 × 30% = 4,80,000, and 4%.
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹4,99,200')
})

test('a business and its cash, with the conditions of the law', async () => {
  open('#rules=fy-2026-27&source=business&income=15000000&cashReceipts=5000000')
  await screen.findByLabelText('Turnover of the year (₹)')
  // 1,00,00,000 × 6% + 50,00,000 × 8% = 10,00,000.
  expect(held('presumptiveIncome')).toBe('1000000')
  expect(held('totalTax')).toBe('0')
  expect(screen.getByText(/^Who declares less in one of the 5 years/)).toBeVisible()
  expect(screen.getByText(/^GST registration: above ₹20,00,000 a year/)).toBeVisible()
})

test('goods vehicles are rows; a row can be added, and a heavy one counts by its weight', async () => {
  const user = open('#rules=fy-2026-27&source=vehicles')
  await screen.findByLabelText('Gross weight, tons')
  // 12 × 7,500.
  expect(held('presumptiveIncome')).toBe('90000')
  await retype(user, 'Gross weight, tons', '16')
  // 12 × 16,000.
  expect(held('presumptiveIncome')).toBe('192000')
  await user.click(screen.getByRole('button', { name: 'Add another vehicle' }))
  expect(held('presumptiveIncome')).toBe('384000')
  expect(field('TDS of the year')).toBeVisible()
})

test('a pensioner: interest, the refund of TDS, and the declaration with its conditions', async () => {
  const user = open('#rules=fy-2026-27&source=pension&income=600000&termInterest=300000&age=senior')
  await screen.findByLabelText('Pension of the year (₹)')
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  expect(result('May you give Form 121, so that the bank deducts nothing?')).toHaveTextContent('Yes')
  await retype(user, 'TDS of the year', '30000')
  expect(result('Refund with the return')).toHaveTextContent('₹30,000')
  expect(screen.getByText(/the tax of the year is nil, as it has to be/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Below 60' }))
  expect(held('mayDeclare')).toBe('true')
  await retype(user, 'Interest on deposits', '400001')
  expect(held('mayDeclare')).toBe('false')
  expect(screen.getByText(/^Below 60 all interest must not be above ₹4,00,000/)).toBeVisible()
  comeIntoSight()
  const regimes = await screen.findByRole('region', { name: 'Both regimes, step by step' })
  expect(within(regimes).getByRole('row', { name: /^Other income ₹4,00,001/ })).toBeVisible()
})
