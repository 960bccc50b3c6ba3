import { act, screen, within } from '@testing-library/react'
import { CreditCardPayoffCalculator } from '@/components/tools/credit-card-payoff-calculator/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') =>
  openAt(`/credit-card-payoff-calculator${fragment}`, CreditCardPayoffCalculator)

test('a fresh page shows the answer for ₹50,000 at 36% with ₹2,500 a month', () => {
  open()
  expect(result('Payoff Time')).toHaveTextContent('31 months')
  expect(result('Total Interest Paid')).toHaveTextContent('₹27,497')
  expect(result('Total Amount Paid')).toHaveTextContent('₹77,497')
  expect(screen.queryByRole('status', { name: 'Required Monthly Payment' })).not.toBeInTheDocument()
  expect(screen.getByText('−ln(1 − 0.6) ÷ ln(1.03) = 30.9989, so 31')).toBeInTheDocument()
})

test('a target time gives the payment it needs', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'Pay Off Within Time' }))
  expect(result('Required Monthly Payment')).toHaveTextContent('₹2,952')
  expect(result('Payoff Time')).toHaveTextContent('24 months')
})

test.each([
  ['#mode=time&months=0', 'Target months must be positive.'],
  ['#mode=time&months=1200&apr=100', 'Cannot pay off in 1200 months. Required payment is too low.'],
  ['#mode=both', 'Invalid calculation mode.'],
])('the link %s is answered: %s', (fragment, message) => {
  open(fragment)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('status')).toHaveTextContent(message)
})

test('without interest the formula gives nothing, and the months of plain payments are shown', () => {
  open('#apr=0')
  // 50,000 ÷ 2,500
  expect(result('Payoff time at 0% interest')).toHaveTextContent('20 months')
  expect(result('Payoff Time, by the formula')).toHaveTextContent('0 months')
  expect(result('Total Amount Paid')).toHaveTextContent('₹50,000')
  expect(screen.getByText(/there is no interest: the formula gives 0 months/)).toBeVisible()
})

test('the months, the minimum due and several cards come when they are in sight', async () => {
  const user = open()
  await act(async () => comeIntoSight())
  const months = await screen.findByRole('region', { name: 'The card by month' })
  expect(
    within(months).getByRole('row', { name: '1 ₹2,500.00 ₹1,500.00 ₹1,000.00 ₹49,000.00' }),
  ).toBeVisible()
  expect(within(months).getAllByRole('row')).toHaveLength(32)
  expect(result('Paying only the minimum takes')).toHaveTextContent('148 months, 12 years 4 months')
  expect(result('Avalanche, highest rate first')).toHaveTextContent('18 months')
  expect(result('Interest by snowball')).toHaveTextContent('₹28,358')
  const first = within(screen.getByRole('group', { name: 'Card 1' }))
  await user.clear(first.getByRole('textbox', { name: 'Minimum' }))
  await user.type(first.getByRole('textbox', { name: 'Minimum' }), '6000')
  expect(screen.getByText(/does not pay the minimums of all cards/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove card 1' }))
  expect(result('Avalanche, highest rate first')).toHaveTextContent('4 months')
})

test('the rate by the month and by the year follow each other', async () => {
  const user = open()
  expect(field('% a month')).toHaveValue('3')
  await retype(user, '% a month', '3.5')
  expect(field('APR')).toHaveValue('42')
  expect(field('% a month')).toHaveValue('3.5')
  await user.tab()
  await retype(user, 'APR', '40')
  expect(field('% a month')).toHaveValue('3.3333')
  await retype(user, '% a month', 'x')
  await user.tab()
  expect(field('APR')).toHaveAccessibleDescription(/^Enter a number/)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(field('% a month')).toHaveValue('3')
})

test('GST of 18% is one tap away, and the result names it and what an extra payment saves', async () => {
  const user = open('#extra=500')
  expect(screen.getByText('Without GST on the interest. Indian card statements add 18%.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'With 18% GST' }))
  expect(result('Total Interest Paid')).toHaveTextContent('₹38,475')
  expect(screen.getByText('With 18% GST on the interest.')).toBeVisible()
  expect(result('18% GST in the interest')).toHaveTextContent('₹5,869')
  expect(result('Time saved by the extra payment')).toHaveTextContent('10 months')
})

test('another rate of GST in a link counts and stays in sight', () => {
  open('#gst=12')
  expect(screen.getByRole('radio', { name: 'With 12% GST' })).toBeChecked()
})

test('where the payment is below the interest, one that works is a tap away', async () => {
  const user = open('#balance=200000')
  const message = 'Monthly payment must be greater than ₹6,000 to cover interest.'
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('status')).toHaveTextContent(message)
  // 2,00,000 × 0.03 ÷ (1 − 1.03⁻²⁴) = 11,809.48, rounded up to ₹100
  await user.click(screen.getByRole('button', { name: 'Pay ₹11,900 a month: cleared in 24 months' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field('Fixed Monthly Payment')).toHaveValue('11,900')
  expect(result('Payoff Time')).toHaveTextContent('24 months')
  expect(document.getElementById('result')).toHaveFocus()
})
