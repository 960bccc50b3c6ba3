import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'

afterEach(forgetKept)

function open(fragment = '') {
  history.replaceState(null, '', `/income-tax-calculator${fragment}`)
  render(<IncomeTaxCalculator />)
  return userEvent.setup({ delay: null })
}

const field = (name: string) => screen.getByRole('textbox', { name })
const result = (name: string) => screen.getByRole('status', { name })
const LAW = 'Use the law of FY 2026-27'

async function retype(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name))
  await user.type(field(name), text)
}

test('a fresh page answers by the simplified rules, and warns that they are not the law', () => {
  open()
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹54,600')
  expect(result('Total Tax (New Regime)')).toHaveAttribute('name', 'totalTax')
  expect(result('Total Tax (New Regime)').dataset.value).toBe('54600')
  expect(result('Income Tax')).toHaveTextContent('₹52,500')
  expect(result('Health & Edu Cess (4%)')).toHaveTextContent('₹2,100')
  expect(result('Total Tax (Old Regime), estimate')).toHaveTextContent('₹75,400')
  expect(result('Total Tax (Old Regime), estimate')).toHaveAttribute('name', 'otherTotalTax')
  expect(result('Monthly take-home')).toHaveTextContent('₹78,783')
  expect(screen.getByRole('heading', { name: 'Simplified Calculation' })).toBeVisible()
})

test('sample and law are equals in the headline, and one tap makes the law the rules of the form', async () => {
  const user = open()
  expect(screen.getByText('Sample rules')).toBeVisible()
  expect(screen.getByText('FY 2026-27 law')).toBeVisible()
  expect(result('Total Tax')).toHaveAttribute('name', 'lawTotalTax')
  expect(result('Total Tax')).toHaveTextContent(/^₹0$/)
  await user.click(screen.getByRole('button', { name: LAW }))
  expect(screen.queryByRole('heading', { name: 'Simplified Calculation' })).not.toBeInTheDocument()
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  expect(screen.queryByText('Sample rules')).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Rules' })).toHaveValue('fy-2026-27')
  expect(document.activeElement).toHaveAttribute('id', 'result')
})

test('the choice of the law is remembered, a link that names its rules wins, and the sample can be chosen again', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: LAW }))
  cleanup()
  open('#income=1300000')
  expect(screen.getByRole('combobox', { name: 'Rules' })).toHaveValue('fy-2026-27')
  cleanup()
  open('#rules=ay-2025-26-simplified')
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹54,600')
  cleanup()
  open()
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹54,600')
  cleanup()
  open()
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹54,600')
})

test('deductions are locked in the new regime, and counted in the old', async () => {
  const user = open()
  expect(field('Deductions (₹)')).toBeDisabled()
  expect(screen.getByTitle(/80C \(max ₹1\.5L\)/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Old Regime' }))
  expect(field('Deductions (₹)')).toBeEnabled()
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹75,400')
  expect(result('Total Tax (New Regime), estimate')).toHaveTextContent('₹54,600')
  await retype(user, 'Deductions (₹)', '250000')
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹54,600')
})

const ITEMS = '#rules=fy-2026-27&regime=old&income=1500000&deductionsAs=items&savings=200000&health=40000'

test('items are held to their limits, which come when they are asked for', async () => {
  const user = open(ITEMS)
  expect(screen.getByText('Enter income and deductions.')).toBeVisible()
  const savings = await screen.findByLabelText('PF, insurance, school fees, home-loan principal')
  expect(savings).toHaveAccessibleDescription('80C (now section 123): at most ₹1,50,000 a year')
  expect(screen.getByText('₹1,75,000')).toHaveAttribute('name', 'allowedDeductions')
  await user.click(screen.getByRole('radio', { name: '60 to 79' }))
  expect(screen.getByText('₹1,90,000')).toBeInTheDocument()
})

test('rent allowance is worked out, and the estimate keeps the items in the new regime', async () => {
  const user = open(`${ITEMS}&age=senior&basic=50000&allowance=30000&rent=40000`)
  expect(await screen.findByText('₹4,30,000')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'City of the rented home' }), 'Delhi')
  expect(screen.getByText('₹4,90,000')).toBeInTheDocument()
  // 15,00,000 − 50,000 − 4,90,000 = 9,60,000: 10,000 + 4,60,000 × 20% = 1,02,000, and 4%.
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹1,06,080')
  await user.click(screen.getByRole('radio', { name: 'New Regime (Default)' }))
  expect(result('Total Tax (Old Regime), estimate')).toHaveTextContent('₹1,06,080')
})

test('surcharge has its row and its step, sections stand under both acts', () => {
  open('#rules=fy-2026-27&income=5085000')
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹11,33,600')
  expect(result('Surcharge (10%, after relief)')).toHaveTextContent('₹7,000')
  expect(
    screen.getByText('Tax by slabs (s. 115BAC(1A) of the 1961 Act, s. 202 of the 2025 Act)'),
  ).toBeInTheDocument()
})

test('the rebate has its step with the sections of both acts', () => {
  open('#rules=fy-2025-26&income=1300000')
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹26,000')
  expect(screen.getByText('Rebate (s. 87A of the 1961 Act, s. 156(2) of the 2025 Act)')).toBeInTheDocument()
  expect(screen.getByText('₹63,750.00 − ₹38,750.00 = ₹25,000.00')).toBeInTheDocument()
})

test('a field that cannot be read says so, and there is no answer', async () => {
  const user = open('#income=-1')
  expect(field('Annual Gross Income (₹)')).toHaveAccessibleDescription('Enter ₹0 or more.')
  expect(screen.getByText('Enter income and deductions.')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Income Tax' })).not.toBeInTheDocument()
  await retype(user, 'Annual Gross Income (₹)', '12 lakh')
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹85,800')
})

test('rules that do not exist are told, and Reset leads back', async () => {
  const user = open('#rules=fy-1999-00')
  expect(screen.getByRole('combobox', { name: 'Rules' })).toHaveAccessibleDescription(
    /^Choose one of ay-2025/,
  )
  expect(screen.getByText('Enter income and deductions.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹54,600')
  expect(screen.getByRole('heading', { name: 'Simplified Calculation' })).toBeVisible()
})

test.each(['#deductions=abc', '#deductionsAs=items&savings=abc'])(
  'a deduction that cannot be read in the new regime, %s, is not a dead end',
  async (link) => {
    const user = open(link)
    expect(screen.getByText('Enter income and deductions.')).toBeVisible()
    expect(screen.getByText('A deduction cannot be read. Choose Old Regime to correct it.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Old Regime' }))
    expect(screen.queryByText(/^A deduction cannot be read/)).not.toBeInTheDocument()
    const unread = await screen.findByDisplayValue('abc')
    await user.clear(unread)
    await user.type(unread, '0')
    await user.click(screen.getByRole('radio', { name: 'New Regime (Default)' }))
    expect(result('Total Tax (New Regime)')).toHaveTextContent('₹54,600')
  },
)

test('the working says where the law rounds to ten rupees', () => {
  open('#rules=fy-2026-27&income=2000004')
  expect(screen.getByText(/^Total income: .* and deductions, to the nearest ten rupees$/)).toBeInTheDocument()
  expect(screen.getByText('20,00,004 − 75,000 − 0 = ₹19,25,000')).toBeInTheDocument()
})

test('no income is an answer of nothing', () => {
  open('#income=0')
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  expect(document.body).not.toHaveTextContent('NaN')
})

test('slabs, regimes and years come when they are about to be seen', async () => {
  const user = open('#rules=fy-2026-27&income=1500000')
  comeIntoSight()
  const regimes = await screen.findByRole('region', { name: 'Both regimes, step by step' })
  expect(within(regimes).getByRole('row', { name: 'Total tax ₹97,500 ₹2,10,600' })).toBeVisible()
  await user.click(screen.getByRole('heading', { name: 'Slab by slab' }))
  await user.click(screen.getByRole('heading', { name: 'Year by year' }))
  const slabs = screen.getByRole('region', { name: 'Tax by slab' })
  expect(
    within(slabs).getByRole('row', { name: '₹8,00,000 to ₹12,00,000 10% ₹4,00,000 ₹40,000.00' }),
  ).toBeVisible()
  expect(within(slabs).getByRole('row', { name: 'Total — ₹14,25,000 ₹93,750.00' })).toBeVisible()
  expect(screen.getByText(/Income-tax Act, 2025\. Source/)).toHaveTextContent('checked on 21 November 2026')
  const years = screen.getByRole('region', { name: 'The same income under the rules of each year' })
  expect(
    within(years).getByRole('row', {
      name: 'FY 2026-27 ₹97,500 ₹2,10,600 New by ₹1,13,100 ₹5,43,750',
    }),
  ).toBeVisible()
  expect(within(years).getAllByRole('row')).toHaveLength(5)
})

test('the tax of each slab is a bar beside the answer', () => {
  open('#rules=fy-2026-27&income=1500000')
  const chart = screen.getByRole('img', {
    name: 'Chart of tax by slab: ₹93,750 on ₹14,25,000, most of it, ₹40,000, at 10%.',
  })
  // 4,00,000 × 5%, 4,00,000 × 10% and 2,25,000 × 15%; the slab without tax has no bar.
  expect(chart).toHaveTextContent(/^At 5%₹20,000At 10%₹40,000At 15%₹33,750$/)
})

test.each([
  ['2026-11-22', 'Law checked on 21 November 2026, 1 day ago', false],
  ['2027-04-02', 'Law checked on 21 November 2026, 4 months ago', true],
])('on %s the page says above the result how old its law is: %s', (today, words, outdated) => {
  jest.useFakeTimers({ now: new Date(`${today}T06:00:00Z`) })
  open()
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent(words)
  expect(note.classList.contains('outdated')).toBe(outdated)
  expect(note.compareDocumentPosition(screen.getByRole('region', { name: 'Result' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  jest.useRealTimers()
})

test('with no tax there is a table but no picture', async () => {
  open('#income=0')
  comeIntoSight()
  expect(await screen.findByRole('region', { name: 'Both regimes, step by step' })).toBeVisible()
  expect(screen.queryByRole('img', { name: /^Chart/ })).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('NaN')
})

const RENTED = '&regime=old&income=1500000&deductionsAs=items&basic=50000&allowance=30000&rent=40000'

test('the city of the rented home decides its share of basic salary, by the rules of the year', async () => {
  const user = open(`#rules=fy-2025-26${RENTED}`)
  const allowed = () => screen.getByRole('status', { name: '' })
  const city = await screen.findByRole('combobox', { name: 'City of the rented home' })
  expect(allowed()).toHaveTextContent('₹2,40,000')
  await user.selectOptions(city, 'Bengaluru')
  expect(allowed()).toHaveTextContent('₹2,40,000')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rules' }), 'fy-2026-27')
  expect(allowed()).toHaveTextContent('₹3,00,000')
})

test('a link of the former tick box still counts as a metro, until a city is chosen', async () => {
  const user = open(`#rules=fy-2025-26${RENTED}&inMetro=true`)
  const city = await screen.findByRole('combobox', { name: 'City of the rented home' })
  expect(city).toHaveDisplayValue('Delhi, Mumbai, Kolkata or Chennai')
  expect(screen.getByText('₹3,00,000')).toBeVisible()
  await user.selectOptions(city, 'Pune')
  expect(screen.getByText('₹2,40,000')).toBeVisible()
})

test('where the new regime has no tax, the old one never pays off', () => {
  open('#rules=fy-2026-27&income=1000000')
  expect(result('Old regime is better')).toHaveTextContent('Never: no tax in the new regime')
  expect(result('Old regime is better')).toHaveAttribute('data-value', 'never')
})

test('the total typed before is carried over to the items, and the tax stays', async () => {
  const user = open('#rules=fy-2026-27&regime=old&income=1500000&deductions=200000')
  const before = result('Total Tax (Old Regime)').dataset.value
  await user.click(screen.getByRole('radio', { name: 'Item by item' }))
  expect(await screen.findByRole('textbox', { name: 'Other deductions' })).toHaveValue('50000')
  expect(result('Total Tax (Old Regime)').dataset.value).toBe(before)
})

test("the employer's NPS contribution is taken off in the new regime, as far as the basic salary allows", async () => {
  const user = open('#rules=fy-2026-27&income=1500000')
  await user.click(screen.getByText('Employer’s NPS contribution'))
  await retype(user, 'Yearly contribution', '90000')
  expect(await screen.findByRole('textbox', { name: 'Monthly basic salary and DA' })).toHaveValue('0')
  await retype(user, 'Monthly basic salary and DA', '50000')
  expect(result('Employer’s contribution, allowed')).toHaveTextContent('₹84,000')
  expect(result('Total Tax (New Regime)').dataset.value).toBe('84400')
  expect(screen.getByText(/15,00,000 − 75,000 − 84,000 − 0 = ₹13,41,000/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Old Regime' }))
  expect(result('Employer’s contribution, allowed')).toHaveTextContent('₹60,000')
  await user.click(screen.getByRole('checkbox', { name: /central or a state government/ }))
  expect(result('Employer’s contribution, allowed')).toHaveTextContent('₹84,000')
})
