import { act, cleanup, screen, within } from '@testing-library/react'
import { EpfCalculator } from '@/components/tools/epf-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/epf-calculator${fragment}`, EpfCalculator)

test('one year of ₹30,000 a month brings ₹63,726', async () => {
  const user = open('#years=1')
  // 12 × (3,600 + 3,600 − 2,083) and 66 × 5,117 × 8.25% ÷ 12.
  expect(result('Balance at the end')).toHaveTextContent('₹63,726')
  expect(result('Interest')).toHaveTextContent('₹2,322')
  await retype(user, 'Monthly basic and DA', '15000')
  expect(result('Balance at the end')).toHaveTextContent('₹29,266')
})

test('a fresh page counts by the ceiling of today, and names it', async () => {
  open()
  expect(result('Balance at the end')).toHaveTextContent('₹49,27,206')
  expect(screen.getByRole('radio', { name: '₹25,000', hidden: true })).toBeInTheDocument()
  expect(screen.getByText(/12% less 8\.33% of up to ₹25,000/)).toBeInTheDocument()
  await act(async () => comeIntoSight())
  expect(await screen.findByText(/₹25,000 a month since .* by an order in the Gazette/)).toBeVisible()
  expect(screen.getByRole('link', { name: /S\.O\. 5109\(E\)/ })).toHaveAttribute(
    'href',
    'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
  )
  expect(screen.getByRole('link', { name: /^EPFO: questions/ })).toBeVisible()
  expect(screen.getByText(/September 2026, in which it rose, is not computed/)).toBeVisible()
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

test('a pension of service on both sides of the rise is an estimate between two', async () => {
  open('#kind=epsPension&averageWage60Months=25000&years=20&leftOn=2036-09-16')
  // The working is in the test of lib/salary/employees-pension.ts.
  expect(result('Monthly pension, estimated')).toHaveTextContent('₹6,286')
  expect(result('With all service at ₹15,000')).toHaveTextContent('₹4,714')
  expect(result('With all service at ₹25,000')).toHaveTextContent('₹7,857')
  expect(screen.getByText(/^An estimate: .*paragraph 11/)).toBeVisible()
  expect(screen.getByText(/₹15,000 × 49\.99% \+ ₹25,000 × 50\.01% = ₹20,000\.68/)).toBeInTheDocument()
})

test('service before September 2014 had a ceiling that is not counted', () => {
  open('#kind=epsPension&years=12&leftOn=2026-08-31')
  expect(screen.queryByText(/^Service before|35 years at/)).not.toBeInTheDocument()
  cleanup()
  open('#kind=epsPension&years=13&leftOn=2026-08-31')
  expect(screen.getByText(/^Service before 1 September 2014/)).toBeVisible()
})

test('a membership of more than 40 years cannot be, and the printed maximum is named', () => {
  open('#kind=epsPension&years=40&months=1')
  expect(screen.queryByRole('status', { name: 'Monthly pension' })).not.toBeInTheDocument()
  const reason = screen.getAllByText(/from 18 to 58, so for 40 years at most/)[0]!
  expect(reason).toBeVisible()
  // 25,000 × 35 ÷ 70.
  expect(reason).toHaveTextContent('₹12,500')
})

test('from 35 years the printed maximum is named, and below ten there is no pension', () => {
  open('#kind=epsPension&leftOn=2026-08-31&years=33')
  // 15,000 × 35 ÷ 70.
  expect(result('Monthly pension')).toHaveTextContent('₹7,500')
  expect(screen.getAllByText(/₹7,500 a month: 35 years at ₹15,000/)[0]).toBeVisible()
  cleanup()
  open('#kind=epsPension&years=9&months=5')
  expect(screen.getByText(/^Below ten years of service/)).toBeVisible()
})

test.each([
  ['#years=1', 'The fund by year', '1 ₹30,000 ₹43,200 ₹18,204 ₹2,322 ₹63,726'],
  ['#kind=epfHistory&toYear=2015-16', 'By declared rates', '2015-16 8.8% ₹1,742 ₹44,942'],
  ['#kind=epfTaxableInterest&years=1', 'Both accounts by year', /^1 ₹1,031 ₹1,11,031 /],
  ['#kind=epsPension', 'Pension by years of service', '10 ₹2,143'],
])('%s: the table “%s” comes when it is in sight', async (link, caption, row) => {
  open(link)
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: caption })
  expect(within(table).getByRole('row', { name: row })).toBeVisible()
})
