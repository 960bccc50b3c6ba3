import { act, screen, within } from '@testing-library/react'
import { LoanEligibilityCalculator } from '@/components/tools/loan-eligibility-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/loan-eligibility-calculator${fragment}`, LoanEligibilityCalculator)

test('the answer follows each field', async () => {
  const user = open('#ratePct=0&months=100')
  expect(result('Loan by income')).toHaveTextContent('₹50,00,000')
  expect(result('Affordable EMI')).toHaveTextContent('₹50,000.00')
  expect(screen.queryByRole('status', { name: 'Own money for the price' })).not.toBeInTheDocument()
  await retype(user, 'Other EMIs each month', '10000')
  expect(result('Loan by income')).toHaveTextContent('₹40,00,000')
  await retype(user, 'Share of income for EMIs (FOIR)', '60')
  expect(result('Loan by income')).toHaveTextContent('₹50,00,000')
  await retype(user, 'Tenure', '5 years')
  expect(result('Loan by income')).toHaveTextContent('₹30,00,000')
})

test('a home is lent on by the size of the loan', async () => {
  const user = open('#ratePct=0&months=300')
  await retype(user, 'Property value', '60 lakh')
  expect(result('Eligible loan')).toHaveTextContent('₹48,00,000')
  expect(result('Limited by')).toHaveTextContent('Property value')
  expect(result('Own money for the price')).toHaveTextContent('₹12,00,000')
  expect(screen.getByText('80% of ₹60,00,000, at most ₹75,00,000: ₹48,00,000')).toBeInTheDocument()
})

test.each([
  ['#propertyValue=6000000', /Stamp duty and registration come on top/],
  ['#propertyValue=1000000', /Up to ₹10,00,000 a bank may add stamp duty/],
  ['#otherEmis=50000', /use up the 50% of income/],
])('%s: %s', (link, words) => {
  open(link)
  expect(screen.getByText(words)).toBeVisible()
})

test('other tenures, other shares and the limits come when they are in sight', async () => {
  open('#ratePct=0')
  await act(async () => comeIntoSight())
  const tenures = await screen.findByRole('region', { name: 'Loan by tenure' })
  expect(within(tenures).getByRole('row', { name: '5 years ₹30,00,000 ₹50,000 ₹0' })).toBeVisible()
  const shares = screen.getByRole('region', { name: 'Loan by share of income' })
  expect(within(shares).getByRole('row', { name: '40% ₹96,00,000 ₹40,000 ₹0' })).toBeVisible()
  const slabs = screen.getByRole('region', { name: 'Loan to value by size of the loan' })
  expect(within(slabs).getByRole('row', { name: 'Above ₹75,00,000 75%' })).toBeVisible()
})
