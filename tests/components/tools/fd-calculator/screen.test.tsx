import { screen, within } from '@testing-library/react'
import { FdCalculator } from '@/components/tools/fd-calculator/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

/** The figures in large digits. */
const headlines = () => [...document.querySelectorAll('#result > div')]
const open = (fragment = '') => openAt(`/fd-calculator${fragment}`, FdCalculator)

test('a fresh page shows the answer for ₹1,00,000 at 7% for 5 years', () => {
  open()
  expect(result('Maturity Amount')).toHaveAttribute('name', 'maturityAmount')
  expect(Number(result('Maturity Amount').dataset.value)).toBeCloseTo(141477.81957558, 6)
  expect(result('Maturity Amount')).toHaveTextContent('₹1,41,478')
  expect(result('Total Interest Earned')).toHaveTextContent('₹41,478')
  expect(result('Principal Amount')).toHaveTextContent('₹1,00,000')
  expect(result('Effective annual yield')).toHaveTextContent('7.19%')
  expect(screen.getByText('1,00,000 × 1.414778 = ₹1,41,477.82')).toBeInTheDocument()
})

test('the answer follows each field', async () => {
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compounding Frequency' }), 'Annually')
  expect(result('Maturity Amount')).toHaveTextContent('₹1,40,255')
  await retype(user, 'Annual Interest Rate', '8')
  // 1,00,000 × 1.08⁵.
  expect(result('Maturity Amount')).toHaveTextContent('₹1,46,933')
  await user.click(screen.getByRole('checkbox', { name: 'Senior citizen, 60 or over' }))
  // 1,00,000 × 1.085⁵.
  expect(result('Maturity Amount')).toHaveTextContent('₹1,50,366')
  expect(result('Extra from the senior rate')).toHaveTextContent('₹3,433')
})

test('interest can be paid out, and is then the answer', async () => {
  const user = open('#principal=1000000')
  await user.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(result('Interest every month')).toHaveTextContent('₹5,799.63')
  expect(result('Maturity Amount')).toHaveTextContent('₹10,00,000')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Quarterly' }))
  expect(result('Interest every quarter')).toHaveTextContent('₹17,500.00')
  expect(screen.getByText('₹17,500.00 × 20 payments = ₹3,50,000.00')).toBeInTheDocument()
})

test('a tenure in days has the banks’ figure next to the formula’s', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'Days' }))
  expect(field('Tenure in Days')).toHaveValue('400')
  expect(result('Maturity Amount')).toHaveTextContent('₹1,07,902')
  expect(result('With simple interest on leftover days')).toHaveTextContent('₹1,07,905')
  const [formula, bank, ...others] = headlines()
  expect(formula).toHaveTextContent(/^Compound formulaMaturity Amount₹1,07,902/)
  expect(bank).toHaveTextContent(/^Bank method.*₹1,07,905/)
  expect(others).toEqual([])
  // By the year both methods have one answer, which needs no name.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compounding Frequency' }), 'Annually')
  expect(headlines()).toHaveLength(1)
  expect(headlines()[0]).not.toHaveTextContent('Compound formula')
})

test('the years come when they are in sight: growth, and TDS by financial year', async () => {
  open('#principal=800000&years=1&start=2026-04-01')
  comeIntoSight()
  const growth = await screen.findByRole('region', { name: 'The deposit by year' })
  expect(within(growth).getByRole('row', { name: '1 ₹8,00,000 ₹57,487 ₹8,57,487' })).toBeVisible()
  await screen.findByRole('region', { name: 'The interest and its TDS by year' })
  expect(screen.getByRole('row', { name: '2026-27 ₹57,487 ₹50,000 10% ₹5,749' })).toBeVisible()
  expect(result('Interest after TDS')).toHaveTextContent('₹51,739')
  expect(screen.getByText('1 April 2027')).toBeVisible()
})

test('a deposit that pays out has no picture of growth', async () => {
  open('#payout=quarterly&principal=3000000&rate=8.2&start=2026-04-01&rules=ay-2025-26-simplified')
  comeIntoSight()
  expect(await screen.findByRole('row', { name: '2026-27 ₹2,46,000 ₹40,000 10% ₹24,600' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Year by year' })).not.toBeInTheDocument()
  expect(screen.getByText(/assessment year 2025-26 for every year/)).toBeVisible()
})

test('the fields of the TDS are next to it, and stay while the deposit is invalid', async () => {
  const user = open('#principal=600000&years=1&start=2026-04-01')
  comeIntoSight()
  expect(await screen.findByRole('row', { name: '2026-27 ₹43,115 ₹50,000 10% ₹0' })).toBeVisible()
  await retype(user, 'Other interest from this bank in a year', '10000')
  expect(screen.getByRole('row', { name: '2026-27 ₹43,115 ₹50,000 10% ₹4,312' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'The bank has my PAN' }))
  expect(screen.getByRole('row', { name: '2026-27 ₹43,115 ₹50,000 20% ₹8,623' })).toBeVisible()
  await user.clear(field('Principal Amount'))
  expect(screen.queryByRole('region', { name: 'The interest and its TDS by year' })).not.toBeInTheDocument()
  expect(field('Other interest from this bank in a year')).toHaveValue('10,000')
})

test('a day of deposit before the first rule is refused in its own field, and the deposit still answered', async () => {
  open('#start=2024-03-31')
  comeIntoSight()
  expect(await screen.findByText('Enter a day from 1 April 2024 to 31 December 2099.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'The interest and its TDS by year' })).not.toBeInTheDocument()
  expect(result('Maturity Amount')).toHaveTextContent('₹1,41,478')
})
