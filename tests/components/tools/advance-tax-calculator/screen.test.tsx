import { act, screen, within } from '@testing-library/react'
import { AdvanceTaxCalculator } from '@/components/tools/advance-tax-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/advance-tax-calculator${fragment}`, AdvanceTaxCalculator)
const on = (day: string) =>
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00+05:30`), advanceTimers: true })
afterEach(() => jest.useRealTimers())

test('nothing paid: the next instalment, what is due with the return, and its working', () => {
  on('2026-11-23')
  open()
  expect(result('Advance tax to pay by 15 December 2026')).toHaveTextContent('₹1,50,000')
  // June and September: 3% of 30,000 and of 90,000; the others are still to come.
  expect(result('Due with the return')).toHaveTextContent('₹3,600')
  expect(result('Interest by instalment')).toHaveAttribute('data-value', '900,2700,0,0')
  expect(result('Tax left after the instalments to come')).toHaveTextContent('₹0')
  expect(screen.getByText(/supposes that the instalments from 15 December 2026 on are paid/)).toBeVisible()
})

test('with a day of filing only what was entered counts', () => {
  on('2026-11-23')
  open('#filedOn=2027-07-31')
  expect(result('Due with the return')).toHaveTextContent('₹2,18,100')
  expect(result('Interest by instalment')).toHaveAttribute('data-value', '900,2700,4500,2000')
  expect(screen.getByText('2,00,000 × 1% × 4 months = ₹8,000')).toBeInTheDocument()
  expect(screen.queryByText(/are paid in time/)).not.toBeInTheDocument()
})

test('self-assessment tax stops the interest', () => {
  open('#filedOn=2027-07-31&advanceTax=2027-06-10_116100')
  expect(result('Self-assessment tax paid')).toHaveTextContent('₹1,16,100')
  expect(screen.getByText('2,00,000 × 1% × 3 months + 1,00,000 × 1% × 1 month = ₹7,000')).toBeInTheDocument()
})

test('below the exempt limit there is no late fee, and what brings it all the same is named', () => {
  open('#filedOn=2027-09-01&totalIncome=350000&taxOnReturnedIncome=0')
  expect(result('Fee for a late return (428)')).toHaveTextContent('₹0')
  expect(screen.getByText(/No fee: up to ₹4,00,000 of income before deductions/)).toBeVisible()
  expect(screen.getByText(/The fee of ₹1,000 is due all the same.*TDS and TCS of ₹25,000/)).toBeVisible()
})

test('after 15 March there is no next instalment', () => {
  on('2027-04-02')
  open()
  expect(screen.queryByRole('status', { name: /Advance tax to pay by/ })).not.toBeInTheDocument()
})

test('the answer follows the fields', async () => {
  const user = open('#filedOn=2027-08-31')
  await user.click(screen.getByRole('checkbox', { name: /Presumptive business/ }))
  // 1% of 2,00,000, and April to August at 1% a month
  expect(result('Interest on late instalments (425)')).toHaveTextContent('₹2,000')
  expect(result('Interest on advance tax below 90% (424)')).toHaveTextContent('₹10,000')
  await retype(user, 'TDS and TCS of the year', '1.95 lakh')
  expect(screen.getByText(/No advance tax: the tax after TDS and TCS is below ₹10,000/)).toBeVisible()
  expect(result('Due with the return')).toHaveTextContent('₹5,000')
})

test('payments without a day, or outside the year, are named', () => {
  open('#advanceTax=_5000*2027-08-02_7000&filedOn=2027-07-31')
  expect(screen.getByText('Choose the day of each payment.')).toBeVisible()
  expect(screen.getByText(/before the tax year or after the filing are left out/)).toBeVisible()
  expect(result('Tax not yet paid')).toHaveTextContent('₹2,00,000')
})

test('instalments, due dates of returns and the calendar come when they are in sight', async () => {
  open('#advanceTax=2026-06-15_30000')
  await act(async () => comeIntoSight())
  const instalments = await screen.findByRole('region', { name: 'Instalments of advance tax' })
  expect(
    within(instalments).getByRole('row', { name: '15 September 2026 45% ₹90,000 ₹30,000 ₹1,800' }),
  ).toBeVisible()
  const returns = screen.getByRole('region', { name: 'Due dates of returns' })
  expect(within(returns).getByRole('row', { name: 'Belated return 31 December 2027' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add these days to calendar (.ics)' })).toBeVisible()
})

test('2025-26 has the sections of the older act; its return may be revised until March, with a fee', async () => {
  on('2026-11-23')
  open('#taxYear=2025-26')
  expect(result('Interest on late instalments (234C)')).toHaveTextContent('₹10,100')
  await act(async () => comeIntoSight())
  const returns = await screen.findByRole('region', { name: 'Due dates of returns' })
  expect(within(returns).getByRole('row', { name: 'Revised return 31 March 2027' })).toBeVisible()
  // Section 234-I: ₹1,000 up to ₹5 lakh, otherwise ₹5,000.
  expect(
    screen.getByText(/^A belated return costs ₹1,000 .* up to ₹5,00,000, and ₹5,000 /),
  ).toHaveTextContent('A revised return after 31 December 2026 costs the same (234-I)')
})
