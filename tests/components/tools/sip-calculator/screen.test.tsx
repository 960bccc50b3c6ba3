import { act, screen, within } from '@testing-library/react'
import { SipCalculator } from '@/components/tools/sip-calculator/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/sip-calculator${fragment}`, SipCalculator)

test('opens with ₹5,000 at 12% for 10 years, and follows each field', async () => {
  const user = open()
  expect(result('Future Value')).toHaveTextContent('₹11,61,695')
  expect(result('Future value at the effective rate')).toHaveTextContent('₹11,20,179')
  expect(result('Future value at the effective rate')).not.toBeVisible()
  expect(screen.getByText('5,000 × (3.300387 − 1) ÷ 0.01 × 1.01 = ₹11,61,695.38')).toBeInTheDocument()
  await retype(user, 'Monthly Investment (₹)', '10000')
  await retype(user, 'Investment Tenure (Years)', '20')
  expect(result('Future Value')).toHaveTextContent('₹99,91,479')
  await user.click(screen.getByText('Step-up, lump sum, inflation'))
  await retype(user, 'Yearly step-up', '10')
  expect(result('Future Value')).toHaveTextContent('₹1,98,88,715')
  expect(screen.getByText('19', { selector: 'sup' }).parentElement).toHaveTextContent(
    '10,000 × 1.1^19 = ₹61,159.09',
  )
})

test('with a goal, the monthly amount is the answer and the plan is the one that reaches it', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'I have a goal' }))
  expect(screen.getByText('Enter your goal to see the monthly amount.')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Future Value' })).not.toBeInTheDocument()
  await user.click(field('Goal'))
  await user.keyboard('1 crore')
  // 1,00,00,000 ÷ ((1.01¹²⁰ − 1) ÷ 0.01 × 1.01) = 1,00,00,000 ÷ 232.339076
  expect(result('Monthly amount for the goal')).toHaveTextContent('₹43,041')
  expect(result('Monthly amount for the goal').closest('.headline')).not.toBeNull()
  expect(result('Future Value')).toHaveTextContent('₹1,00,00,000')
  expect(result('Total Investment')).toHaveTextContent('₹51,64,865')
  expect(
    screen.getByText(/1,00,00,000 ÷ 232\.339076, the value of ₹1 a month = ₹43,040\.54/),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Monthly SIP' }))
  expect(result('Future Value')).toHaveTextContent('₹11,61,695')
  expect(result('Monthly amount for the goal')).toHaveTextContent('₹43,041')
})

test('no return at all gives back what was paid in, less after inflation', () => {
  open('#rate=0&inflation=6')
  expect(result('Future Value')).toHaveTextContent('₹6,00,000')
  // 6,00,000 ÷ 1.06¹⁰
  expect(result('In today’s rupees')).toHaveTextContent('₹3,35,037')
  expect(result('Estimated Returns')).toHaveTextContent(/^₹0$/)
  expect(screen.getByText('FV = P × n')).toBeInTheDocument()
})

test('the years and the withdrawals come when they are in sight', async () => {
  open('#years=2')
  await act(async () => comeIntoSight())
  const years = await screen.findByRole('region', { name: 'The SIP by year' })
  // 5,000 × 12 at 1% a month, as an annuity due: 64,046.64
  expect(within(years).getByRole('row', { name: '1 ₹60,000 ₹4,047 ₹64,047' })).toBeVisible()
  expect(screen.getByRole('img', { name: /after 2 years ₹1.2\sL was put in/ })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'The withdrawals by year' })).toBeVisible()
  // −ln(1 − 1,36,216 × 0.08 ÷ 12 ÷ 10,000) ÷ ln(1 + 0.08 ÷ 12) = 14.33
  expect(result('₹10,000 a month lasts')).toHaveTextContent('1 year 2 months')
})
