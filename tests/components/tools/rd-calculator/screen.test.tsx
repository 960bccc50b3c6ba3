import { screen, within } from '@testing-library/react'
import { RdCalculator } from '@/components/tools/rd-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/rd-calculator${fragment}`, RdCalculator)

test('opens with ₹5,000 at 6.5% for 60 months, and follows each field and the method', async () => {
  const user = open()
  expect(result('Maturity Amount')).toHaveTextContent('₹3,55,284')
  expect(result('By the banks’ quarterly formula')).toHaveTextContent('₹3,54,954')
  expect(
    screen.getByText('5,000 × (1.382817 − 1) ÷ 0.00541667 × 1.00541667 = ₹3,55,283.92'),
  ).toBeInTheDocument()
  await retype(user, 'Tenure in Months', '18')
  await retype(user, 'Annual Interest Rate', '7.5')
  expect(result('Maturity Amount')).toHaveTextContent('₹95,538')
  await user.click(screen.getByRole('radio', { name: 'Quarterly, as banks do' }))
  expect(result('Maturity Amount')).toHaveTextContent('₹95,502')
  expect(result('By simplified monthly compounding')).toHaveTextContent('₹95,538')
  expect(screen.getByText('5,000 × (1.117907 − 1) ÷ (1 − 0.993827) = ₹95,502.35')).toBeInTheDocument()
  await retype(user, 'Monthly Investment', '10000')
  expect(result('Maturity Amount')).toHaveTextContent('₹1,91,005')
})

test('years, months and the comparison come when they are in sight', async () => {
  const user = open()
  comeIntoSight()
  const years = await screen.findByRole('region', { name: 'The deposit by year' })
  expect(within(years).getAllByRole('row')).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'By month' }))
  const months = await screen.findByRole('region', { name: 'The deposit by month' })
  expect(within(months).getByRole('row', { name: '2 ₹10,000.00 ₹54.32 ₹10,081.40' })).toBeVisible()
  expect(within(months).getAllByRole('row').at(-1)).toHaveTextContent('₹3,55,283.92')
  const comparison = await screen.findByRole('region', { name: 'The RD compared with fixed deposits' })
  expect(
    within(comparison).getByRole('row', { name: 'FD of the same total ₹3,00,000 ₹1,14,126 ₹4,14,126' }),
  ).toBeVisible()
  expect(result('FD needed for the same maturity')).toHaveTextContent('₹2,57,374')
})
