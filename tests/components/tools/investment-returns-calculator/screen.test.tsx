import { act, fireEvent, screen, within } from '@testing-library/react'
import { InvestmentReturnsCalculator } from '@/components/tools/investment-returns-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { openAt, result, retype } from '@/tests/calculator-screen'

const open = (fragment = '') =>
  openAt(`/investment-returns-calculator${fragment}`, InvestmentReturnsCalculator)

test('opens with ₹50,000 and ₹12,000 a year, and follows the fields', async () => {
  const user = open()
  expect(result('Estimated Future Value')).toHaveTextContent('₹3,91,147')
  expect(screen.getByText('12,000 × (3.105848 − 1) ÷ 0.12 × 1.12 = ₹2,35,855.00')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'End of the year' }))
  expect(result('Estimated Future Value')).toHaveTextContent('₹3,65,877')
  await retype(user, 'Expected Annual Return Rate', '0')
  expect(result('Estimated Future Value')).toHaveTextContent('₹1,70,000')
  expect(result('Total Return')).toHaveTextContent(/^0%$/)
})

test('inflation adds what is left of value and return', () => {
  open('#inflation=6')
  expect(result('Value in today’s rupees')).toHaveTextContent('₹2,18,415')
  expect(result('Real annual return')).toHaveTextContent('5.66%')
})

test('payments are added, changed, removed and measured by XIRR', async () => {
  const user = open('#measure=xirr')
  await act(async () => comeIntoSight())
  expect(await screen.findByRole('region', { name: 'The investment by year' })).toBeVisible()
  const payment = (place: number) => within(screen.getByRole('group', { name: `Payment ${place}` }))
  expect(result('XIRR')).toHaveTextContent('8%')
  await user.click(screen.getByRole('button', { name: 'Remove payment 2' }))
  await user.clear(payment(2).getByRole('textbox', { name: 'Amount' }))
  await user.type(payment(2).getByRole('textbox', { name: 'Amount' }), '110000')
  fireEvent.change(payment(2).getByLabelText('Date'), { target: { value: '2022-01-01' } })
  expect(result('XIRR')).toHaveTextContent('10%')
  await user.click(screen.getByRole('button', { name: 'Add another payment' }))
  await user.selectOptions(payment(3).getByRole('combobox', { name: 'Direction' }), 'Paid in')
  expect(screen.getByText(/change direction more than once|No yearly rate|two different dates/)).toBeVisible()
  await user.clear(payment(1).getByRole('textbox', { name: 'Amount' }))
  await user.tab()
  expect(payment(1).getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
    'Enter a number, such as 10,00,000 or 10 lakh.',
  )
  expect(screen.queryByRole('status', { name: 'XIRR' })).not.toBeInTheDocument()
})

test('the past return, chosen first, has its answer in the panel next to its payments', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'Past return: CAGR, XIRR' }))
  const panel = () => within(screen.getByRole('region', { name: 'Result' }))
  await screen.findByRole('status', { name: 'CAGR' })
  expect(panel().getByRole('status', { name: 'CAGR' })).toHaveTextContent('12.47%')
  await retype(user, 'Last value', '121000')
  await retype(user, 'Time between', '2')
  expect(panel().getByRole('status', { name: 'CAGR' })).toHaveTextContent('10%')
  expect(screen.queryByRole('status', { name: 'Estimated Future Value' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'XIRR: payments on several dates' }))
  expect(panel().getByRole('status', { name: 'XIRR' })).toHaveTextContent('8%')
  // 2,10,000 − 1,00,000 − 50,000
  expect(panel().getByRole('status', { name: 'Gain' })).toHaveTextContent('₹60,000')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Estimated Future Value')).toHaveTextContent('₹3,91,147')
})

test.each([
  ['initial=0&annual=0', 'Enter an initial investment or an annual contribution.'],
  [
    'aim=past&measure=xirr&flows=2021-01-01_100000_in*2021-01-01_110000_out',
    'The payments must be on at least two different dates.',
  ],
])('#%s has no answer but the reason: %s', async (link, words) => {
  open(`#${link}`)
  expect(await screen.findByText(words)).toBeVisible()
})
