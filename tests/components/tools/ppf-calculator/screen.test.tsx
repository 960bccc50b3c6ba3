import { act, screen, within } from '@testing-library/react'
import { PpfCalculator } from '@/components/tools/ppf-calculator/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/ppf-calculator${fragment}`, PpfCalculator)

const ONE_YEAR = '#firstFinancialYear=2026&financialYears=1&rates=7.1'

test('a fresh page shows ₹1,50,000 a year for 15 years', () => {
  open()
  // Fifteen deposits on 1 April at 7.1%, each year's interest to the rupee: the shared row ppf-01.
  expect(screen.getByRole('status', { name: /^Balance on 31 March/ })).toHaveTextContent('₹40,68,208')
  expect(result('Balance without yearly rounding')).toHaveAttribute('data-value', '4068209.22')
})

test.each([
  // (40,68,208 + 1,50,000) × 1.071 = 45,17,700.77
  ['firstFinancialYear=2026&financialYears=16&rates=7.1', 'Balance at maturity, 1 April 2042', '₹45,17,701'],
  // Opened in 2018-19, the last of the term from here: 1,000 × 1.071.
  [
    'firstFinancialYear=2033&openedIn=2018&financialYears=1&rates=7.1&deposits=year_1000__',
    'Balance at maturity, 1 April 2034',
    '₹1,071',
  ],
])('%s: %s', (link, label, balance) => {
  open(`#${link}`)
  expect(result(label)).toHaveTextContent(balance)
  expect(screen.queryByRole('status', { name: /^At maturity/ })).not.toBeInTheDocument()
})

test('what is dated after the years of the plan is left out of the balance at maturity too', () => {
  open(`${ONE_YEAR.replace('7.1', '0')}&withdrawals=1000_2030-12-01`)
  expect(result('At maturity, 1 April 2042, without more deposits')).toHaveTextContent('₹1,50,000')
  const words = /Deposits and withdrawals outside these financial years are left out\./
  expect(screen.getByText(words)).toBeVisible()
})

test('the answer follows each field', async () => {
  const user = open(ONE_YEAR)
  expect(result('Total interest')).toHaveTextContent('₹10,650')
  await retype(user, 'Amount', '100000')
  expect(result('Total interest')).toHaveTextContent('₹7,100')
  await retype(user, 'Interest rate', '8')
  expect(result('Total interest')).toHaveTextContent('₹8,000')
  await user.selectOptions(screen.getByRole('combobox', { name: 'First financial year' }), '2018-19')
  expect(result('Balance on 31 March 2019')).toHaveTextContent('₹1,08,000')
  expect(result('Account matures on')).toHaveAttribute('data-value', '2034-04-01')
  await user.clear(field('Interest rate'))
  // 1,00,000 × (7.6% × 6 + 8% × 6) ÷ 12
  expect(result('Total interest')).toHaveTextContent('₹7,800')
})

test('what depositing after the 5th costs, and its working', () => {
  open(`${ONE_YEAR}&deposits=year_150000_2026-04-06_`)
  expect(result('Total interest')).toHaveTextContent('₹9,763')
  expect(result('Interest missed after the 5th')).toHaveTextContent('₹887')
  expect(screen.getByText('1,50,000 × 7.1% × 11 ÷ 12 = ₹9,762.50')).toBeInTheDocument()
})

test.each([
  ['deposits=year_200000__', 'Deposits of 2026-27 exceed ₹1,50,000.'],
  ['withdrawals=1000_', 'Choose the day of each withdrawal.'],
  // Below the table of years.
  ['withdrawals=1000_2026-12-01', 'Withdrawals of 2026-27 exceed the limit in this table.'],
  ['deposits=year_400__', 'Less than ₹500 is deposited in 2026-27.'],
])('%s: %s', async (link, words) => {
  open(`${ONE_YEAR}&${link}`)
  await act(async () => comeIntoSight())
  expect(await screen.findByText(words, { exact: false })).toBeVisible()
})

test.each([
  ['firstFinancialYear', 'First financial year'],
  ['openedIn', 'Account opened in'],
])('a link’s %s that is no year is refused, and the list names none of it', (name, label) => {
  open(`#${name}=month`)
  const list = screen.getByRole('combobox', { name: label, hidden: true })
  expect(list).toHaveAccessibleDescription('Enter a number, such as 2026.')
  expect(list).not.toHaveTextContent('NaN')
})

test('a withdrawal that the balance does not hold gives no answer but the reason', () => {
  open(`${ONE_YEAR}&withdrawals=150001_2026-12-01`)
  expect(
    screen.getByText('The withdrawal on 1 December 2026 is more than the balance of that day.'),
  ).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Total interest' })).not.toBeInTheDocument()
})

test('the years with their limits, and the extensions, come when they are in sight', async () => {
  open('#firstFinancialYear=2026&financialYears=16&rates=0')
  await act(async () => comeIntoSight())
  const years = await screen.findByRole('region', { name: 'The account by financial year' })
  // The third year: 25% of the balance of the first.
  expect(
    within(years).getByRole('row', { name: /^2028-29 0% ₹1,50,000 ₹0 ₹4,50,000 ₹37,500 —$/ }),
  ).toBeVisible()
  // The seventh year: half of the balance of the third.
  expect(within(years).getByRole('row', { name: /^2032-33 .* — ₹2,25,000$/ })).toBeVisible()
  const extensions = screen.getByRole('region', { name: 'Balance after each extension' })
  expect(within(extensions).getByRole('row', { name: '1 April 2047 ₹24,00,000 ₹31,50,000' })).toBeVisible()
})
