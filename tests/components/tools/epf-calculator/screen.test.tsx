import { act, screen, within } from '@testing-library/react'
import { EpfCalculator } from '@/components/tools/epf-calculator/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/epf-calculator${fragment}`, EpfCalculator)

test('one year of ₹30,000 a month brings ₹74,100', async () => {
  const user = open('#years=1')
  // 12 × 5,950 and 66 × 5,950 × 8.25% ÷ 12.
  expect(result('Balance at the end')).toHaveTextContent('₹74,100')
  expect(result('Interest')).toHaveTextContent('₹2,700')
  await retype(user, 'Monthly basic and DA', '15000')
  expect(result('Balance at the end')).toHaveTextContent('₹29,266')
})

test('each thing to calculate asks for its own fields', async () => {
  const user = open()
  await user.selectOptions(screen.getByLabelText('Calculate'), 'Balance by declared rates')
  expect(screen.queryByLabelText('Monthly basic and DA')).not.toBeInTheDocument()
  // The shared row epfHistory-01.
  expect(result('Balance')).toHaveTextContent('₹7,59,567')
  await user.selectOptions(screen.getByLabelText('Last year'), '2015-16')
  expect(result('Interest')).toHaveTextContent('₹1,742')
})

test('a last year before the first one is named', () => {
  open('#kind=epfHistory&fromYear=2020-21&toYear=2019-20')
  expect(screen.getAllByText('The last year is before the first one.')[0]).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Balance' })).not.toBeInTheDocument()
})

test('own contributions above the limit have taxable interest', async () => {
  const user = open('#kind=epfTaxableInterest&years=2')
  expect(result('Taxable interest of the last year')).toHaveTextContent('₹10,191')
  await user.click(screen.getByRole('checkbox', { name: 'The employer contributes too' }))
  expect(screen.queryByLabelText('Employer’s monthly share to the fund')).not.toBeInTheDocument()
  expect(result('Taxable interest of the last year')).toHaveTextContent('₹0')
})

test('the pension is of service, rounded', () => {
  open('#kind=epsPension&years=19&months=6')
  expect(result('Monthly pension')).toHaveTextContent('₹4,714')
  expect(result('Service that counts')).toHaveTextContent('22 years')
})

test('below ten years there is no pension', () => {
  open('#kind=epsPension&years=9&months=5')
  expect(result('Monthly pension')).toHaveTextContent('₹0')
  expect(screen.getByText(/^Below ten years of service/)).toBeVisible()
})

test('a field that cannot be read shows its message, and Reset brings the fresh page back', async () => {
  const user = open('#monthlyWage=0')
  expect(field('Monthly basic and DA')).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Monthly wage of the last year')).toBeVisible()
})

test.each([
  ['#years=1', 'The fund by year', '1 ₹30,000 ₹43,200 ₹28,200 ₹2,700 ₹74,100'],
  ['#kind=epfHistory&toYear=2015-16', 'By declared rates', '2015-16 8.8% ₹1,742 ₹44,942'],
  ['#kind=epfTaxableInterest&years=1', 'Both accounts by year', /^1 ₹1,031 ₹1,11,031 /],
  ['#kind=epsPension', 'Pension by years of service', '10 ₹2,143'],
])('%s: the table “%s” comes when it is in sight', async (link, caption, row) => {
  open(link)
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: caption })
  expect(within(table).getByRole('row', { name: row })).toBeVisible()
})
