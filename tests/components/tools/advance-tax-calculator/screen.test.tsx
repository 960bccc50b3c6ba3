import { act, screen, within } from '@testing-library/react'
import { AdvanceTaxCalculator } from '@/components/tools/advance-tax-calculator/screen'
import { eachRow } from '@/tests/each-row'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { advanceTaxCases, linkOfAdvanceTax } from '@/tests/advance-tax-vectors'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/advance-tax-calculator${fragment}`, AdvanceTaxCalculator)
const on = (day: string) =>
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00+05:30`), advanceTimers: true })
afterEach(() => jest.useRealTimers())

test('nothing paid: the next instalment, what is due with the return, and its working', () => {
  on('2026-11-23')
  open()
  expect(result('Advance tax to pay by 15 December 2026')).toHaveTextContent('₹1,50,000')
  expect(result('Due with the return')).toHaveTextContent('₹2,18,100')
  expect(result('Interest by instalment')).toHaveAttribute('data-value', '900,2700,4500,2000')
  expect(screen.getByText('2,00,000 × 1% × 4 months = ₹8,000')).toBeInTheDocument()
})

test('after 15 March there is no next instalment', () => {
  on('2027-04-02')
  open()
  expect(screen.queryByRole('status', { name: /Advance tax to pay by/ })).not.toBeInTheDocument()
})

test('the answer follows the fields', async () => {
  const user = open()
  await user.click(screen.getByRole('checkbox', { name: /Presumptive business/ }))
  // 1% of 2,00,000, and April to August at 1% a month
  expect(result('Interest on late instalments (425)')).toHaveTextContent('₹2,000')
  expect(result('Interest on advance tax below 90% (424)')).toHaveTextContent('₹10,000')
  await retype(user, 'TDS and TCS of the year', '1.95 lakh')
  expect(screen.getByText(/No advance tax: the tax after TDS and TCS is below ₹10,000/)).toBeVisible()
  expect(result('Due with the return')).toHaveTextContent('₹5,000')
})

test('the year before has the sections of the older act', async () => {
  const user = open()
  await user.selectOptions(screen.getByLabelText('Tax year'), '2025-26')
  expect(result('Interest on late instalments (234C)')).toHaveTextContent('₹10,100')
})

test('payments without a day, or outside the year, are named', () => {
  open('#advanceTax=_5000*2027-04-02_7000')
  expect(screen.getByText('Choose the day of each payment.')).toBeVisible()
  expect(screen.getByText(/outside the tax year are not advance tax/)).toBeVisible()
  expect(result('Tax not yet paid')).toHaveTextContent('₹2,00,000')
})

test('a field that cannot be read shows its message, and Reset brings the answer back', async () => {
  const user = open('#taxOnReturnedIncome=x')
  expect(field('Tax of the year, with cess')).toBeInvalid()
  expect(screen.getByText('Enter values to calculate.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Due with the return')).toHaveTextContent('₹2,18,100')
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

test('a return of 2025-26 may be revised until March, with a fee from January', async () => {
  open('#taxYear=2025-26')
  await act(async () => comeIntoSight())
  const returns = await screen.findByRole('region', { name: 'Due dates of returns' })
  expect(within(returns).getByRole('row', { name: 'Belated return 31 December 2026' })).toBeVisible()
  expect(within(returns).getByRole('row', { name: 'Revised return 31 March 2027' })).toBeVisible()
  // Section 234-I: ₹1,000 up to ₹5 lakh, otherwise ₹5,000.
  expect(
    screen.getByText(/^A belated return costs ₹1,000 .* up to ₹5,00,000, and ₹5,000 /),
  ).toHaveTextContent('A revised return after 31 December 2026 costs the same (234-I)')
})

eachRow(advanceTaxCases().slice(24, 30))(
  'a link reproduces the shared case %s',
  (_id, { input, expected }) => {
    open(`#${linkOfAdvanceTax(input)}`)
    const { section425ByInstalment, ...others } = expected
    for (const [name, value] of Object.entries(others))
      expect(document.querySelector(`output[name=${name}]`)).toHaveAttribute('data-value', String(value))
    expect(document.querySelector('output[name=section425ByInstalment]')).toHaveAttribute(
      'data-value',
      section425ByInstalment.join(','),
    )
  },
)
