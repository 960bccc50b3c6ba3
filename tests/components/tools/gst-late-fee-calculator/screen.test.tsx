import { act, screen, within } from '@testing-library/react'
import { GstLateFeeCalculator } from '@/components/tools/gst-late-fee-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/gst-late-fee-calculator${fragment}`, GstLateFeeCalculator)
const LATE = '#due=2026-10-20&filed=2026-10-30'

test('ten days late at ₹50 a day, half each, and its working', () => {
  open(LATE)
  expect(result('Late fee')).toHaveTextContent('₹500')
  expect(result('Days late')).toHaveTextContent('10 days')
  expect(result('CGST half')).toHaveTextContent('₹250')
  expect(result('SGST or UTGST half')).toHaveTextContent('₹250')
  expect(screen.getByText('10 × ₹50 = ₹500')).toBeInTheDocument()
  expect(screen.queryByRole('status', { name: 'Interest' })).not.toBeInTheDocument()
  expect(screen.getByText(/Sets the maximum late fee: ₹2,000 up to ₹1,50,00,000/)).toBeVisible()
})

test('today and the last due day are in the fields until others are chosen', () => {
  jest.useFakeTimers({ now: new Date('2026-12-05T12:00:00+05:30'), advanceTimers: true })
  open()
  expect(screen.getByLabelText('Due date')).toHaveValue('2026-11-20')
  expect(screen.getByLabelText('Filed on')).toHaveValue('2026-12-05')
  expect(result('Days late')).toHaveAttribute('data-value', '15')
  jest.useRealTimers()
})

test('the answer follows each field; interest is missing until the tax is entered, if there is tax', async () => {
  const user = open(LATE)
  const missing = 'Interest is not included: enter the tax that was paid in cash.'
  expect(screen.getByText(missing)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Nil return: no tax payable' }))
  expect(screen.queryByText(missing)).not.toBeInTheDocument()
  expect(result('Late fee')).toHaveTextContent('₹200')
  await user.click(screen.getByRole('checkbox', { name: 'Nil return: no tax payable' }))
  await retype(user, 'Tax paid in cash after the due date', '50000')
  // 50,000 × 18% × 10 ÷ 365
  expect(result('Interest')).toHaveTextContent('₹246.58')
  expect(result('Late fee and interest')).toHaveTextContent('₹746.58')
  await retype(user, 'Turnover of the previous financial year', '6 crore')
  expect(result('Maximum late fee')).toHaveTextContent('₹10,000')
})

test('the annual return asks for the turnover in the state, and none is due up to ₹2 crore', async () => {
  const user = open('#form=GSTR-9&due=2025-12-31&filed=2026-02-14&turnover=40000000')
  expect(result('Maximum late fee')).toHaveTextContent('₹16,000')
  expect(result('Late fee')).toHaveTextContent('₹2,250')
  await retype(user, 'Turnover in the state', '5000000')
  // 0.04% of 50 lakh
  expect(result('Late fee')).toHaveTextContent('₹2,000')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await retype(user, 'Turnover of the year', '1 crore')
  expect(result('Late fee')).toHaveTextContent('₹0')
  expect(
    screen.getByText(/no GSTR-9 is due for this year \(Notification 15\/2025-Central Tax\)/),
  ).toBeVisible()
  expect(screen.getByText(/Up to ₹2,00,00,000 no GSTR-9 is due; above/)).toBeVisible()
})

test('the annual return asks for tax paid with it, and states from when its interest counts', async () => {
  const user = open('#form=GSTR-9&due=2025-12-31&filed=2026-01-10&turnover=30000000')
  expect(screen.getByText('Interest is not included: enter the tax that was paid in cash.')).toBeVisible()
  await retype(user, 'Tax of the year paid in cash with it', '36500')
  // 36,500 × 18% × 265 ÷ 365
  expect(result('Interest')).toHaveTextContent('₹4,770')
  expect(screen.getByText(/Interest counts from 20 April 2025/)).toBeVisible()
})

test('a return filed in time has no fee', () => {
  open('#due=2026-10-20&filed=2026-10-20')
  expect(result('Late fee')).toHaveTextContent('₹0')
  expect(screen.getByText('Filed in time: there is no late fee.')).toBeVisible()
})

test('a return before the first known period has no figure but the reason', () => {
  open('#form=GSTR-9&due=2022-12-31&filed=2023-01-10')
  expect(screen.getByText(/has the late fee of GSTR-9 from the return for 2022-23/)).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Late fee' })).not.toBeInTheDocument()
})

test('the days of filing and the fees of all returns come when they are in sight', async () => {
  open(`${LATE}&cashTax=36500`)
  await act(async () => comeIntoSight())
  const days = await screen.findByRole('region', { name: 'Late fee and interest by day' })
  // 40 × ₹50, and 36,500 × 18% × 40 ÷ 365
  expect(within(days).getByRole('row', { name: '29 November 2026 40 ₹2,000 ₹720 ₹2,720' })).toBeVisible()
  const fees = screen.getByRole('region', { name: 'Late fees of every return' })
  expect(
    within(fees).getByRole('row', { name: 'GSTR-9, above ₹20 crore ₹200 0.5% of turnover in the state' }),
  ).toBeVisible()
})
