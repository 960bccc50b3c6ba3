import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TdsDeductionCalculator } from '@/components/tools/tds-deduction-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'

afterEach(forgetKept)

function open(fragment = '') {
  history.replaceState(null, '', `/tds-deduction-calculator${fragment}`)
  render(<TdsDeductionCalculator />)
  return userEvent.setup({ delay: null })
}

const result = (name: string) =>
  within(screen.getByRole('region', { name: 'Result' })).getByRole('status', { name })
/** The law of a year comes in a part of its own. */
const lawIsHere = () => screen.findByText(/^Section of the 2025 Act/)
const field = (name: string) => screen.getByRole('textbox', { name })
const choose = (name: string) => screen.getByRole('combobox', { name })

async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

test('a fresh page deducts 10% of ₹50,000 of FD interest, and says what the law of today deducts', () => {
  open()
  expect(result('TDS')).toHaveTextContent('₹5,000.00')
  expect(result('TDS')).toHaveAttribute('name', 'tds')
  expect(result('TDS')).toHaveAttribute('data-value', '5000')
  expect(result('Limit')).toHaveTextContent('₹40,000 a year')
  expect(result('Payment after TDS')).toHaveTextContent('₹45,000.00')
  expect(result('Section, 2025 Act')).toHaveTextContent('393(1), Sl. 5(ii)')
  expect(screen.getByText('Sample rules', { selector: 'b' })).toBeVisible()
  expect(screen.getByText('FY 2026-27 law')).toBeVisible()
  expect(result('TDS by law')).toHaveAttribute('name', 'lawTds')
  expect(result('TDS by law')).toHaveTextContent('₹0.00')
  expect(screen.getByText('₹50,000.00 > ₹40,000')).toBeInTheDocument()
})

test('the answer follows kind, amount and age', async () => {
  const user = open()
  await user.click(screen.getByRole('checkbox', { name: 'Paid to a senior citizen' }))
  expect(result('TDS')).toHaveTextContent('₹0.00')
  expect(screen.getByText('₹50,000.00 ≤ ₹50,000: nothing is deducted')).toBeInTheDocument()
  await user.selectOptions(choose('Payment type'), 'Rent')
  expect(screen.queryByRole('checkbox', { name: 'Paid to a senior citizen' })).not.toBeInTheDocument()
  await retype(user, 'Rent for the year', '240001')
  expect(result('TDS')).toHaveTextContent('₹24,000.10')
})

test('salary has no rate of its own', async () => {
  const user = open()
  await user.selectOptions(choose('Payment type'), 'Salary')
  expect(result('TDS')).toHaveTextContent('N/A*')
  expect(result('Section, 1961 Act')).toHaveTextContent('192')
  expect(
    screen.getByText(/average rate of the year’s slab tax|average rate of the year's slab tax/),
  ).toBeVisible()
})

test('one tap leads to the law in force, with its kinds, PAN and source', async () => {
  const user = open('#amount=60000')
  await user.click(screen.getByRole('button', { name: 'Use the law of FY 2026-27' }))
  expect(choose('Rules')).toHaveValue('fy-2026-27')
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent('₹6,000.00')
  await user.click(screen.getByRole('checkbox', { name: 'The payee has given a PAN' }))
  expect(result('TDS')).toHaveTextContent('₹12,000.00')
  expect(screen.getByRole('link', { name: 'Legalbabu: TDS chart FY 2025-26' })).toBeVisible()
  await user.selectOptions(choose('Payment type'), 'Payment to a contractor')
  await user.click(screen.getByRole('checkbox', { name: 'The payee has given a PAN' }))
  expect(result('TDS')).toHaveTextContent('₹600.00')
  await user.click(screen.getByRole('radio', { name: 'A company, firm or other' }))
  expect(result('TDS')).toHaveTextContent('₹1,200.00')
  await retype(user, 'Paid to the same payee earlier in the year', '50000')
  await retype(user, 'TDS deducted from that', '100')
  expect(result('TDS')).toHaveTextContent('₹2,100.00')
  expect(screen.getByText('₹60,000.00 + ₹50,000.00 = ₹1,10,000.00 > ₹1,00,000')).toBeInTheDocument()
})

test.each([
  ['rules=fy-2026-27&kind=houseRent&amount=60000', '₹14,400.00'],
  ['rules=fy-2026-27&kind=houseRent&amount=60000&pan=false', '₹60,000.00'],
  ['rules=fy-2024-25&kind=commission&amount=20000&paid=before-october', '₹1,000.00'],
  ['rules=fy-2026-27&kind=lifePolicy&amount=750000&premiums=250000', '₹10,000.00'],
  ['rules=fy-2026-27&kind=property&amount=4800000&stampValue=5200000', '₹52,000.00'],
  ['rules=fy-2026-27&kind=goods&amount=6000000', '₹1,000.00'],
  ['rules=fy-2026-27&amount=60000&months=never', '₹6,000.00'],
])('the link #%s leads to %s', async (link, tds) => {
  open(`#${link}`)
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent(tds)
})

test('a year’s rent stays a year’s rent in the law of a year', async () => {
  const user = open('#kind=rent&amount=1000000')
  // 10,00,000 ÷ 12 = 83,333.33 a month, above 50,000, at 10%: 8,333.33, twelve times
  expect(result('TDS by law')).toHaveTextContent('₹1,00,000.00')
  await user.click(screen.getByRole('button', { name: 'Use the law of FY 2026-27' }))
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent('₹1,00,000.00')
  expect(field('Rent for the year')).toHaveValue('10,00,000')
  expect(screen.getByText('₹50,000 × 12 = ₹6,00,000')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'A month' }))
  expect(field('Rent for the month')).toHaveValue('10,00,000')
  expect(result('TDS')).toHaveTextContent('₹1,00,000.00')
})

test.each([
  ['kind=rent&amount=60000', '₹0.00'],
  ['kind=rent&amount=60000&rentPeriod=month', '₹6,000.00'],
])('card and table say the same of #%s', async (link, tds) => {
  open(`#${link}`)
  expect(result('TDS by law')).toHaveTextContent(tds)
  await act(async () => comeIntoSight())
  const years = await screen.findByRole('region', { name: 'The payment in each year’s law' })
  expect(within(years).getByRole('row', { name: /^FY 2026-27/ })).toHaveTextContent(tds)
})

test('a period that is none says so', () => {
  open('#kind=rent&amount=60000&rentPeriod=week')
  expect(screen.getByRole('group', { name: 'Rent for' })).toHaveAccessibleDescription()
  expect(screen.getByText('Enter the payment to see its TDS.')).toBeVisible()
})

test('tax of the year may be more than the payment that brings it', async () => {
  open('#rules=fy-2026-27&kind=professional&amount=1000&earlier=50000')
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent('₹5,100.00')
  expect(screen.getByText(/TDS is more than this payment/)).toBeVisible()
})

test('the simplified rules say so when a link asks them for another kind', async () => {
  const user = open('#kind=dividend')
  expect(
    screen.getByText('The simplified rules do not cover this payment type. Choose a year under Rules.'),
  ).toBeVisible()
  await user.selectOptions(choose('Rules'), 'FY 2025-26, as enacted')
  await lawIsHere()
  expect(result('TDS')).toHaveTextContent('₹5,000.00')
})

test('a field that cannot be read says so, and Reset mends it', async () => {
  const user = open('#amount=-1&kind=gift')
  expect(choose('Payment type')).toBeInvalid()
  expect(screen.getByText('Enter the payment to see its TDS.')).toBeVisible()
  await user.selectOptions(choose('Payment type'), 'Rent')
  expect(field('Rent for the year')).toHaveAccessibleDescription('Enter ₹0 or more.')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('TDS')).toHaveTextContent('₹5,000.00')
})

test('years and kinds stand side by side', async () => {
  open()
  await act(async () => comeIntoSight())
  const years = await screen.findByRole('region', { name: 'The payment in each year’s law' })
  expect(within(years).getByRole('row', { name: /^FY 2024-25/ })).toHaveTextContent(
    '₹40,000 a year10%₹5,000.00',
  )
  expect(within(years).getByRole('row', { name: /^FY 2026-27/ })).toHaveTextContent('₹50,000 a year10%₹0.00')
  const kinds = screen.getByRole('region', { name: 'Payment types in FY 2026-27' })
  expect(within(kinds).getAllByRole('row')).toHaveLength(21)
  expect(within(kinds).getByRole('row', { name: /^Payment to a contractor/ })).toHaveTextContent(
    '194C393(1), Sl. 6(i)₹30,000 a payment or ₹1,00,000 a year1% individuals and HUFs, 2% others20%',
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

test('the limit of 2024-25 for securities names its bonds', async () => {
  open('#rules=fy-2024-25&kind=securities&amount=20000')
  await lawIsHere()
  expect(choose('Payment type')).toHaveAccessibleDescription(/savings bonds/)
})

test('the page says above the result how old its law is', () => {
  jest.useFakeTimers({ now: new Date('2027-04-02T06:00:00Z') })
  open()
  expect(screen.getByRole('note')).toHaveTextContent('Law checked on 21 November 2026, 4 months ago')
  expect(screen.getByRole('note')).toHaveClass('outdated')
  jest.useRealTimers()
})
