import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TdsDeductionCalculator } from '@/components/tools/tds-deduction-calculator/screen'
import type { RuleRow } from '@/lib/rules/rule'
import { tdsKinds } from '@/lib/rules/tds/tds-kinds'
import type { TdsTerms } from '@/lib/rules/tds/tds-terms'
import { sampleKindsLaw } from '@/lib/tax/tds-by-year'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'
import { field, retype } from '@/tests/calculator-screen'

afterEach(forgetKept)

function open(fragment = '') {
  history.replaceState(null, '', `/tds-deduction-calculator${fragment}`)
  render(<TdsDeductionCalculator law={sampleKindsLaw()} />)
  return userEvent.setup({ delay: null })
}

const result = (name: string) =>
  within(screen.getByRole('region', { name: 'Result' })).getByRole('status', { name })
const sample = () =>
  within(screen.getByRole('region', { name: 'Sample rules' })).getByRole('status', { name: /^TDS by the/ })
/** The law of a year comes in a part of its own. */
const lawIsHere = () => screen.findByText(/^Section of the 2025 Act/)
const choose = (name: string) => screen.getByRole('combobox', { name })

test('a fresh page leads with the law of today, and keeps the sample labelled below', () => {
  open()
  expect(result('TDS')).toHaveAttribute('name', 'lawTds')
  expect(result('TDS')).toHaveTextContent('₹0.00')
  expect(screen.getByText('FY 2026-27 law')).toBeVisible()
  expect(screen.getByText('Nothing to deduct: the amount is within the limit.')).toBeVisible()
  expect(result('Limit')).toHaveTextContent('₹50,000 a year')
  expect(result('Section, 2025 Act')).toHaveTextContent('393(1), Sl. 5(ii)')
  expect(screen.getByText('₹50,000.00 ≤ ₹50,000: nothing is deducted')).toBeInTheDocument()
  expect(sample()).toHaveAttribute('name', 'tds')
  expect(sample()).toHaveAttribute('data-value', '5000')
  const region = screen.getByRole('region', { name: 'Sample rules' })
  expect(region).toHaveTextContent(
    '10% of the whole amount once it exceeds ₹40,000 a year. After TDS ₹45,000.00.',
  )
  expect(within(region).getByText('₹45,000.00')).toHaveAttribute('name', 'netPayment')
})

test('law and sample follow kind, amount and age', async () => {
  const user = open()
  await user.click(screen.getByRole('checkbox', { name: 'Paid to a senior citizen' }))
  expect(sample()).toHaveTextContent('₹0.00')
  expect(result('Limit')).toHaveTextContent('₹1,00,000 a year')
  await user.selectOptions(choose('Payment type'), 'Rent')
  expect(screen.queryByRole('checkbox', { name: 'Paid to a senior citizen' })).not.toBeInTheDocument()
  await retype(user, 'Rent for the year', '240001')
  expect(screen.getByText('₹50,000 × 12 = ₹6,00,000')).toBeInTheDocument()
  expect(sample()).toHaveTextContent('₹24,000.10')
  expect(result('TDS')).toHaveTextContent('₹0.00')
})

test('a tenant means the rent of a month, in whichever order the two are chosen', async () => {
  const user = open('#amount=60000')
  await user.selectOptions(choose('Payment type'), 'Rent')
  expect(
    screen.getByText('Rent for the year, ₹60,000.00: nothing to deduct, it is within the limit.'),
  ).toBeVisible()
  await user.selectOptions(choose('Who pays?'), 'A salaried person or tenant')
  expect(screen.getByRole('radio', { name: 'A month' })).toBeChecked()
  // Section 194-IB: 2 % of twelve months of ₹60,000, which is above ₹50,000 a month: 14,400 of 7,20,000.
  expect(
    await screen.findByText('Rent for 12 months, ₹7,20,000.00: deduct ₹14,400.00 and pay ₹7,05,600.00.'),
  ).toBeVisible()
  await retype(user, 'Rent for the month', '45000')
  expect(
    screen.getByText('Rent for the month, ₹45,000.00: nothing to deduct, it is within the limit.'),
  ).toBeVisible()

  await user.selectOptions(choose('Payment type'), 'Technical services')
  expect(screen.getByText(/Deducted by: companies, firms and others/)).toBeVisible()
  await user.selectOptions(choose('Payment type'), 'FD interest')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.selectOptions(choose('Who pays?'), 'A salaried person or tenant')
  await user.selectOptions(choose('Payment type'), 'Rent')
  expect(screen.getByRole('radio', { name: 'A month' })).toBeChecked()
})

test('a company’s rent of a month says so, also in what is shared', async () => {
  open('#kind=rent&rentPeriod=month&amount=60000&rules=fy-2026-27')
  // Section 194-I: 10 % above ₹50,000 a month.
  expect(
    await screen.findByText('Rent for the month, ₹60,000.00: deduct ₹6,000.00 and pay ₹54,000.00.'),
  ).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
  expect(decodeURIComponent(href)).toContain('Rent for the month, ₹60,000.00: TDS ₹6,000.00, FY 2026-27')
})

test('salary has no rate of its own', async () => {
  const user = open()
  await user.selectOptions(choose('Payment type'), 'Salary')
  expect(result('TDS')).toHaveTextContent('N/A*')
  expect(result('Section, 1961 Act')).toHaveTextContent('192')
  expect(screen.getByText(/average rate of the year’s slab tax/)).toBeVisible()
})

test('one tap hides the sample and leads on from the year, with PAN, kinds and source', async () => {
  const user = open('#amount=60000')
  await user.click(screen.getByRole('button', { name: 'Show FY 2026-27 only' }))
  expect(choose('Year')).toHaveValue('fy-2026-27')
  expect(choose('Year')).toHaveFocus()
  await lawIsHere()
  expect(result('TDS')).toHaveAttribute('name', 'tds')
  expect(result('TDS')).toHaveTextContent('₹6,000.00')
  expect(screen.getByText('Deduct ₹6,000.00 and pay ₹54,000.00.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'The payee has given a PAN' }))
  expect(result('TDS')).toHaveTextContent('₹12,000.00')
  expect(screen.getByRole('link', { name: 'TRACES: rate charts of the Income-tax Act, 2025' })).toBeVisible()
  await user.selectOptions(choose('Payment type'), 'Contractor')
  await user.click(screen.getByRole('checkbox', { name: 'The payee has given a PAN' }))
  expect(result('TDS')).toHaveTextContent('₹600.00')
  await user.click(screen.getByRole('radio', { name: 'A company, firm or other' }))
  expect(result('TDS')).toHaveTextContent('₹1,200.00')
  await retype(user, 'Paid to the same payee earlier in the year', '50000')
  await retype(user, 'TDS deducted from that', '100')
  expect(result('TDS')).toHaveTextContent('₹2,100.00')
  expect(screen.getByText('₹60,000.00 + ₹50,000.00 = ₹1,10,000.00 > ₹1,00,000')).toBeInTheDocument()
})

test('an older link to a tenant’s rent already determines who pays', async () => {
  const user = open('#rules=fy-2026-27&kind=houseRent&amount=60000')
  await lawIsHere()
  expect(choose('Payment type')).toHaveDisplayValue('Rent, not under audit')
  expect(screen.queryByRole('combobox', { name: 'Who pays?' })).not.toBeInTheDocument()
  expect(field('Monthly rent')).toHaveValue('60,000')
  expect(result('TDS')).toHaveTextContent('₹14,400.00')
  await user.selectOptions(choose('Payment type'), 'Rent')
  await user.click(screen.getByRole('radio', { name: 'A month' }))
  expect(choose('Who pays?')).toHaveValue('company')
  expect(result('TDS')).toHaveTextContent('₹6,000.00')
})

test('TCS is a mode: a car, then scrap, by a year', async () => {
  const user = open()
  await user.click(screen.getByRole('radio', { name: 'TCS on a sale' }))
  await screen.findByText(/^Collected by:/)
  await retype(user, 'Amount', '1500000')
  expect(result('TCS')).toHaveAttribute('name', 'tcs')
  expect(result('TCS')).toHaveTextContent('₹15,000.00')
  expect(result('Amount with TCS')).toHaveAttribute('data-value', '1515000')
  await user.selectOptions(choose('What is sold or remitted'), 'Scrap')
  expect(result('TCS')).toHaveTextContent('₹30,000.00')
  expect(choose('Year')).toHaveDisplayValue('FY 2026-27')
  await user.selectOptions(choose('Year'), 'FY 2025-26')
  expect(result('TCS')).toHaveTextContent('₹15,000.00')
  await user.selectOptions(choose('Who sells?'), 'Individual, not under audit')
  expect(screen.getByText(/^Nothing to collect/)).toBeVisible()
})

test('what an act changes is named with its day and source until then', async () => {
  const rows = tdsKinds.professional.terms.values as RuleRow<TdsTerms>[]
  const source = { title: 'A made-up act', href: 'https://example.in/act' }
  rows.push({ from: '2097-04-01', value: { ...rows.at(-1)!.value, limit: 60_000 }, source, announced: 'act' })
  open('#kind=professional')
  await act(async () => comeIntoSight())
  expect(await screen.findByText(/limit ₹60,000 a year/)).toHaveTextContent(
    'From 1 April 2097: limit ₹60,000 a year, rate 10% (A made-up act).',
  )
  rows.pop()
})

test('a kind that the sample does not know is answered under the law of today', async () => {
  const user = open('#kind=dividend')
  await lawIsHere()
  expect(result('TDS')).toHaveAttribute('name', 'lawTds')
  expect(result('TDS')).toHaveTextContent('₹5,000.00')
  expect(screen.queryByRole('region', { name: 'Sample rules' })).not.toBeInTheDocument()
  await user.selectOptions(choose('Year'), 'FY 2025-26')
  expect(result('TDS')).toHaveAttribute('name', 'tds')
  expect(result('TDS')).toHaveTextContent('₹5,000.00')
})

test('years and kinds are side by side, and card and table agree on the rent of a year', async () => {
  open('#kind=rent&amount=1000000')
  // 10,00,000 ÷ 12 = 83,333.33 a month, above 50,000, at 10%: 8,333.33, twelve times.
  expect(result('TDS')).toHaveTextContent('₹1,00,000.00')
  await act(async () => comeIntoSight())
  const years = await screen.findByRole('region', { name: 'The payment in each year’s law' })
  const ofYear = (name: RegExp) => within(years).getByRole('row', { name })
  expect(ofYear(/^FY 2024-25/)).toHaveTextContent('₹2,40,000 a year10%₹1,00,000.00')
  expect(ofYear(/^FY 2026-27/)).toHaveTextContent('₹50,000 a month10%₹1,00,000.00')
  const kinds = screen.getByRole('region', { name: 'Payment types in FY 2026-27' })
  expect(within(kinds).getAllByRole('row')).toHaveLength(33)
  expect(within(kinds).getByRole('row', { name: /^Payment to a contractor/ })).toHaveTextContent(
    '194C393(1), Sl. 6(i)₹30,000 a payment or ₹1,00,000 a year1% individuals and HUFs, 2% others20%Companies, firms',
  )
})

test('a part of the law that cannot be read keeps its field in sight', async () => {
  const user = open('#rules=fy-2026-27&kind=houseRent&amount=60000&months=13')
  const months = await screen.findByRole('textbox', { name: 'Months of the tenancy in the year' })
  expect(months).toHaveAccessibleDescription('Enter 12 months or less.')
  expect(screen.getByText('Enter the payment to see its TDS.')).toBeVisible()
  await user.clear(months)
  await user.type(months, '5')
  expect(result('TDS')).toHaveTextContent('₹6,000.00')
})

test('a dividend asks who is paid: only an individual has a limit', async () => {
  const user = open('#rules=fy-2026-27&kind=dividend&amount=4000')
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent('₹0.00')
  await user.click(screen.getByRole('radio', { name: 'A HUF, company, firm or other' }))
  expect(result('TDS')).toHaveTextContent('₹400.00')
  expect(result('Limit')).toHaveTextContent('None')
})

test.each([
  [
    'fy-2026-27&kind=cashWithdrawal&amount=12000000&nonFiler=true',
    '₹40,000.00',
    /In dispute for FY 2026-27.*₹2,60,000\.00/,
  ],
  ['fy-2026-27&kind=professional&amount=1000&earlier=50000', '₹5,100.00', /TDS is more than this payment/],
  // The bonds whose limit this was.
  ['fy-2024-25&kind=securities&amount=20000', '₹2,000.00', /^The limit was for the 8%/],
])('#rules=%s: %s and %s', async (link, tds, words) => {
  open(`#rules=${link}`)
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent(tds)
  expect(screen.getByText(words)).toBeVisible()
})
