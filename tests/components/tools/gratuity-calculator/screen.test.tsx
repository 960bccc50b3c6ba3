import { act, screen, within } from '@testing-library/react'
import { GratuityCalculator } from '@/components/tools/gratuity-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/gratuity-calculator${fragment}`, GratuityCalculator)

test('opens with the gratuity of ten years at ₹50,000, which follows each field', async () => {
  const user = open()
  // 50,000 × 15 ÷ 26 × 10 = 2,88,461.54.
  expect(result('Gratuity')).toHaveTextContent('₹2,88,462')
  expect(result('Due by law')).toHaveTextContent('Yes')
  await retype(user, 'Last drawn basic and DA, a month', '26000')
  expect(result('Gratuity')).toHaveTextContent('₹1,50,000')
  await retype(user, 'And months', '7')
  expect(result('Gratuity')).toHaveTextContent('₹1,65,000')
  expect(result('Years that count')).toHaveTextContent('11 years')
  await retype(user, 'Gratuity received', '2 lakh')
  expect(result('Taxable')).toHaveTextContent('₹35,000')
})

test('at 4 years and 10 months, what would be due if 240 days count is beside “not due”', () => {
  open('#wages=60000&years=4&months=10')
  expect(result('Gratuity')).toHaveTextContent('₹0')
  expect(screen.getByText('Not due')).toBeVisible()
  // 60,000 × 15 ÷ 26 × 5 = 1,73,076.92.
  expect(result('If 240 days count as a year')).toHaveTextContent('₹1,73,077')
  expect(screen.getByText('If they count, ₹1,73,077 would be due.')).toBeVisible()
  expect(result('Due by law')).toHaveTextContent('No')
  expect(screen.getByText(/^Gratuity is due after 5 years of service\./)).toBeVisible()
  expect(screen.getByText(/four years and 240 days/)).toBeVisible()
})

// Seven months are 215 days at most; a fixed term needs no five years; death needs none.
test.each([
  'years=4&months=7',
  'employment=fixedTerm&years=4&months=10',
  'leaving=death&years=4&months=10',
  'covered=false&years=4&months=10',
])('no other service has such an amount: %s', (link) => {
  open(`#${link}`)
  expect(screen.queryByRole('status', { name: 'If 240 days count as a year' })).not.toBeInTheDocument()
  expect(screen.queryByText('Not due')).not.toBeInTheDocument()
})

test('a fixed term needs one year since the Code, and five before', () => {
  open('#employment=fixedTerm&years=1&leftOn=2025-11-20')
  expect(result('Due by law')).toHaveTextContent('No')
  expect(screen.getByText(/^Gratuity is due after 5 years of service of a fixed term\./)).toBeVisible()
})

test('an employer that is not covered is asked about other fields', async () => {
  const user = open('#wages=60000')
  await user.click(screen.getByRole('checkbox', { name: /covered by the law/ }))
  expect(screen.queryByRole('group', { name: 'Employment' })).not.toBeInTheDocument()
  expect(result('Gratuity')).toHaveTextContent('₹3,00,000')
  await retype(user, 'Gratuity exempt earlier', '19,00,000')
  expect(result('Exempt from income tax')).toHaveTextContent('₹1,00,000')
  expect(screen.getByText(/depends on the contract/)).toBeVisible()
})

test('the course by years comes when it is in sight', async () => {
  open('#wages=26000')
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'Gratuity after each year' })
  expect(within(table).getByRole('row', { name: '20 ₹3,00,000' })).toBeVisible()
})
