import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'
import { field, openAt, result, retype } from '@/tests/calculator-screen'

afterEach(forgetKept)

const open = (fragment = '') => openAt(`/income-tax-calculator${fragment}`, IncomeTaxCalculator)

async function retypeFound(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await screen.findByRole('textbox', { name })
  await retype(user, name, text)
}

test('a fresh page has few controls, and answers by the law of today, with the sample next to it in the contract’s names', () => {
  open()
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select)')]
  expect([...new Set(controls.map(({ name }) => name))].join(' ')).toBe(
    'rules source income income-slider regime age deductions',
  )
  // 9,25,000: 20,000 + 12,500, all of it the rebate; the old regime of 9,50,000, no deduction entered:
  // 1,02,500, and 4%.
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹1,06,600')
  expect(screen.getByText('Without deductions')).toBeVisible()
  const boxes = [...document.querySelectorAll('.headline [data-best]')]
  expect(boxes.map((box) => [box.getAttribute('data-best'), box.querySelector('output')!.name])).toEqual([
    ['true', 'lawTotalTax'],
    ['false', 'lawOtherTotalTax'],
  ])
  expect(result('Monthly take-home, before PF')).toHaveTextContent('₹83,333')
  const sample = screen.getByRole('region', { name: 'Simplified Calculation' })
  expect(sample.closest('details')).not.toHaveAttribute('open')
  const inSample = (name: string) => within(sample).getByRole('status', { name: `${name}, sample` })
  const figures = ['Total Tax (New Regime)', 'Income Tax', 'Health & Edu Cess (4%)', 'Total Tax (Old Regime)']
  expect(figures.map((name) => [inSample(name).getAttribute('name'), inSample(name).dataset.value])).toEqual([
    ['totalTax', '54600'],
    ['tax', '52500'],
    ['cess', '2100'],
    ['otherTotalTax', '75400'],
  ])
})

const verdict = () => document.querySelector<HTMLOutputElement>('output[name=saving]')!

test.each([
  // New 17,25,000: 1,20,000 + 25,000 and 4% = 1,50,800; old 17,50,000: 1,12,500 + 2,25,000 and 4% = 3,51,000.
  ['income=1800000', 'New regime saves ₹2,00,200 in FY 2026-27, without deductions in the old regime', 'New'],
  // Old 16,00,000: 1,12,500 + 1,80,000 and 4% = 3,04,200.
  ['income=1800000&regime=old', 'New regime saves ₹1,53,400 in FY 2026-27', 'New'],
  // Old 11,00,000: 1,12,500 + 30,000 and 4% = 1,48,200.
  ['income=1800000&deductions=650000', 'Old regime saves ₹2,600 in FY 2026-27', 'Old'],
  ['rules=fy-2024-25&income=500000', 'Both regimes cost the same in FY 2024-25', null],
])('the verdict of %s: %s', (link, sentence, winner) => {
  open(`#${link}`)
  expect(verdict()).toHaveTextContent(sentence)
  expect(screen.queryAllByText('Lower tax').map((words) => words.nextElementSibling?.textContent)).toEqual(
    winner ? [`Total Tax (${winner} Regime)`] : [],
  )
})

test('the sample does not turn the choice round: verdict, bar and shared text follow the law', async () => {
  const wide = innerWidth
  Object.assign(window, { innerWidth: 360 })
  // 80C and HRA of 4,20,000. Old 13,30,000: 1,12,500 + 99,000, and 4% = 2,19,960, in the sample too, where
  // the new regime pays 15,000 + 30,000 + 45,000 + 60,000 + 2,50,000 × 30% and 4% = 2,34,000: 14,040 more. By
  // law it pays 1,50,800.
  open('#income=1800000&deductions=420000')
  expect(result('Total Tax (New Regime), sample').dataset.value).toBe('234000')
  expect(result('Total Tax (Old Regime), sample').dataset.value).toBe('219960')
  const sentence = 'New regime saves ₹69,160 in FY 2026-27'
  expect(verdict()).toHaveTextContent(sentence)
  // 18,00,000 less 1,50,800, a month of it.
  const bar = screen.getByRole('link', { name: 'To the result' }).parentElement!
  expect(bar).toHaveTextContent('New Regime₹1,50,800Old Regime₹2,19,960Monthly take-home₹1,37,433')
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const shared = (await screen.findByRole('link', { name: /WhatsApp/ })).getAttribute('href')!
  expect(decodeURIComponent(shared)).toContain(
    `Income tax on ₹18,00,000: ${sentence} (new ₹1,50,800, old ₹2,19,960)`,
  )
  Object.assign(window, { innerWidth: wide })
})

test('the choice of the law is remembered, a link that names its rules wins, and the sample can be chosen again', async () => {
  const withSample = () => screen.queryByRole('heading', { name: 'Simplified Calculation' }) !== null
  const user = open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), 'FY 2026-27')
  expect(withSample()).toBe(false)
  expect(result('Total Tax (New Regime)')).toHaveAttribute('name', 'totalTax')
  cleanup()
  open('#income=1300000')
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('fy-2026-27')
  cleanup()
  open('#rules=ay-2025-26-simplified')
  expect(withSample()).toBe(true)
  cleanup()
  open()
  expect(withSample()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(withSample()).toBe(true)
  cleanup()
  open()
  expect(withSample()).toBe(true)
})

test('the first question is what the income is: only a salary or a pension has the standard deduction', async () => {
  const user = open('#rules=fy-2026-27&income=1275000')
  const kind = screen.getByRole('combobox', { name: 'Your income' })
  expect(kind).toHaveAttribute('name', 'source')
  expect(screen.getByText('Standard deduction: ₹75,000 (new regime), ₹50,000 (old)')).toBeVisible()
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  expect(result('Old regime is better')).toHaveTextContent('Never: no tax in the new regime')
  await user.selectOptions(kind, 'Other')
  // 12,75,000: 60,000 + 75,000 × 15% = 71,250, and 4%.
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹74,100')
  expect(result('Monthly income after tax')).toHaveTextContent('₹1,00,075')
})

test('deductions are locked in the new regime, and counted in the old', async () => {
  const user = open()
  expect(field('Deductions (₹)')).toBeDisabled()
  expect(screen.getByTitle(/80C \(max ₹1\.5L\)/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Old Regime' }))
  expect(field('Deductions (₹)')).toBeEnabled()
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹75,400')
  expect(screen.queryByText('Without deductions')).not.toBeInTheDocument()
  expect(result('Total Tax (Old Regime)')).toHaveAttribute('name', 'lawTotalTax')
  expect(result('Total Tax (New Regime), sample')).toHaveTextContent('₹54,600')
  await retype(user, 'Deductions (₹)', '250000')
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹54,600')
})

const ITEMS = '#rules=fy-2026-27&regime=old&income=1500000&deductionsAs=items&savings=200000&health=40000'

test.each([
  [
    'fy-2026-27',
    'Interest on the loan for the home you live in',
    'Section 24(b) (now 22): at most ₹2,00,000 a year',
  ],
  ['fy-2025-26', 'Health insurance, own family', 'Section 80D: at most ₹25,000 a year'],
])('in %s, %s is named as people know it: %s', async (rules, name, words) => {
  open(`#rules=${rules}&regime=old&deductionsAs=items`)
  expect(await screen.findByRole('textbox', { name })).toHaveAccessibleDescription(words)
})

test('one tap fills an item up to its limit, another takes it off', async () => {
  const user = open('#rules=fy-2026-27&regime=old&income=1500000&deductionsAs=items&savings=150000')
  const most = await screen.findByRole('button', { name: 'Max, ₹50,000' })
  expect(result('Total Tax (Old Regime)').dataset.value).toBe('210600')
  await user.click(most)
  expect(field('Own NPS contribution')).toHaveValue('50,000')
  expect(most).toHaveAttribute('aria-pressed', 'true')
  // 50,000 less at 30%, and 4%.
  expect(result('Total Tax (Old Regime)').dataset.value).toBe('195000')
  await user.click(most)
  expect(result('Total Tax (Old Regime)').dataset.value).toBe('210600')
  await retype(user, 'Own NPS contribution', '20000')
  expect(screen.queryByRole('button', { name: 'Max, ₹50,000' })).not.toBeInTheDocument()
})

test('items are held to their limits; exempt rent allowance has a row of its own, and counts in the old regime’s total of the new one too', async () => {
  const user = open(`${ITEMS}&age=senior&basic=50000&allowance=30000&rent=40000`)
  expect(await screen.findByText('₹4,30,000')).toBeVisible()
  expect(result('HRA exemption')).toHaveTextContent('₹2,40,000')
  await user.click(screen.getByRole('radio', { name: 'Below 60' }))
  expect(screen.getByText('₹4,15,000')).toHaveAttribute('name', 'allowedDeductions')
  await user.click(screen.getByRole('radio', { name: '60 to 79' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'City of the rented home' }), 'Delhi')
  expect(screen.getByText('₹4,90,000')).toBeInTheDocument()
  expect(result('HRA exemption').dataset.value).toBe('300000')
  // 15,00,000 − 50,000 − 4,90,000 = 9,60,000: 10,000 + 4,60,000 × 20% = 1,02,000, and 4%.
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹1,06,080')
  await user.click(screen.getByRole('radio', { name: 'New Regime (Default)' }))
  expect(result('Total Tax (Old Regime)')).toHaveTextContent('₹1,06,080')
  expect(screen.queryByRole('status', { name: 'HRA exemption' })).not.toBeInTheDocument()
})

const OTHERS = 'Other income, gains, house, NPS'

test('gains, lottery and crypto are taxed apart at their rates, without the rebate', async () => {
  const user = open('#rules=fy-2026-27&source=other&income=800000')
  await user.click(screen.getByText(OTHERS))
  await retypeFound(user, 'Short-term gains on shares and equity funds', '100000')
  await retypeFound(user, 'Long-term gains on shares and equity funds', '225000')
  // Slabs 20,000, all of it the rebate; 20% of 1,00,000 and 12.5% of 1,00,000 above 1,25,000.
  expect(result('Tax at special rates')).toHaveTextContent('₹32,500')
  expect(result('Rebate (section 156(2))')).toHaveTextContent('₹20,000')
  expect(result('Total Tax (New Regime)').dataset.value).toBe('33800')
  await retypeFound(user, 'Lottery, prizes and online games', '10000')
  await retypeFound(user, 'Gains on crypto and other virtual digital assets', '10000')
  expect(result('Tax at special rates')).toHaveTextContent('₹38,500')
  comeIntoSight()
  expect(await screen.findByText('Short-term equity: 1,00,000, taxed 1,00,000')).toBeInTheDocument()
  expect(screen.getByText('1,00,000 × 20% = ₹20,000.00')).toBeInTheDocument()
})

test('a let-out house: 30% of its rent and its interest come off; professional tax only in the old regime', async () => {
  const user = open('#rules=fy-2026-27&income=1500000&regime=old&deductions=0')
  await user.click(screen.getByText(OTHERS))
  await retypeFound(user, 'Rent received in the year', '300000')
  await retypeFound(user, 'Interest on the loan for this house', '150000')
  await retypeFound(user, 'Professional tax in the year', '2500')
  comeIntoSight()
  // 15,00,000 − 50,000 − 2,500 + 60,000 = 15,07,500: 1,12,500 + 5,07,500 × 30% = 2,64,750, and 4%.
  expect(await screen.findByText(/15,00,000 − 50,000 − 2,500 \+ 60,000 = ₹15,07,500/)).toBeInTheDocument()
  expect(result('Total Tax (Old Regime)').dataset.value).toBe('275340')
})

test('surcharge has its row and its step, sections of both acts are named, and where the law rounds', async () => {
  open('#rules=fy-2026-27&income=5085004')
  comeIntoSight()
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹11,33,600')
  expect(result('Surcharge (10%, after relief)')).toHaveTextContent('₹7,000')
  expect(
    await screen.findByText('Tax by slabs (s. 115BAC(1A) of the 1961 Act, s. 202 of the 2025 Act)'),
  ).toBeInTheDocument()
  expect(
    screen.getByText(/^Total income: salary − standard deduction .*, to the nearest ten rupees$/),
  ).toBeInTheDocument()
  expect(screen.getByText('50,85,004 − 75,000 = ₹50,10,000')).toBeInTheDocument()
})

test('the rebate has its step with the sections of both acts, and its bar', async () => {
  open('#rules=fy-2025-26&income=1300000')
  comeIntoSight()
  expect(result('Total Tax (New Regime)')).toHaveTextContent('₹26,000')
  expect(
    await screen.findByText('Rebate (s. 87A of the 1961 Act, s. 156(2) of the 2025 Act)'),
  ).toBeInTheDocument()
  const slabs = '4,00,000 × 5% + 4,00,000 × 10% + 25,000 × 15% = ₹63,750.00'
  expect(screen.getByText(slabs)).toBeInTheDocument()
  expect(screen.getByText('63,750 − 38,750 = ₹25,000.00')).toBeInTheDocument()
  const bars = 'At 5% ₹20,000, At 10% ₹40,000, At 15% ₹3,750, Rebate −₹38,750'
  expect(await screen.findByRole('img', { name: `Chart of tax on ₹12,25,000: ${bars}` })).toBeInTheDocument()
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
    expect(await screen.findByRole('status', { name: 'Total Tax (New Regime), sample' })).toHaveTextContent(
      '₹54,600',
    )
  },
)

test.each([
  // 6,00,000 in all, within 7,00,000, with 20% on what the nil slab leaves.
  ['rules=fy-2024-25&source=other&income=400000&short20=200000', true],
  ['rules=fy-2024-25&source=other&income=600000&short20=200000', false],
  ['rules=fy-2024-25&source=other&income=400000&equityLong=200000', false],
])('the rebate on special rates is marked as disputed for %s: %j', async (link, isDisputed) => {
  open(`#${link}`)
  // The link opens the part of the form that it fills.
  await screen.findByRole('textbox', { name: /Lottery/ })
  expect(screen.queryAllByText(/^In dispute for this year: the rebate/)).toHaveLength(isDisputed ? 1 : 0)
})

test('no income is an answer of nothing, with a table but no picture', async () => {
  open('#income=0')
  comeIntoSight()
  expect(result('Total Tax (New Regime)')).toHaveTextContent(/^₹0$/)
  expect(await screen.findByRole('region', { name: 'Both regimes, step by step' })).toBeVisible()
  expect(screen.queryByRole('img', { name: /^Chart/ })).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('NaN')
})

test('slabs, regimes and years come when they are about to be seen', async () => {
  const user = open('#rules=fy-2026-27&income=1500000')
  comeIntoSight()
  const regimes = await screen.findByRole('region', { name: 'Both regimes, step by step' })
  expect(within(regimes).getByRole('row', { name: 'Total tax ₹97,500 ₹2,57,400' })).toBeVisible()
  await user.click(screen.getByRole('heading', { name: 'Slab by slab' }))
  await user.click(screen.getByRole('heading', { name: 'Year by year' }))
  const slabs = screen.getByRole('region', { name: 'Tax by slab' })
  expect(
    within(slabs).getByRole('row', { name: '₹8,00,000 to ₹12,00,000 10% ₹4,00,000 ₹40,000.00' }),
  ).toBeVisible()
  expect(within(slabs).getByRole('row', { name: 'Total — ₹14,25,000 ₹93,750.00' })).toBeVisible()
  expect(screen.getByText(/Income-tax Act, 2025\. By one source/)).toHaveTextContent(
    'checked on 21 November 2026',
  )
  const years = screen.getByRole('region', { name: 'The same income under the rules of each year' })
  expect(
    within(years).getByRole('row', {
      name: 'FY 2026-27 ₹97,500 ₹2,57,400 New by ₹1,59,900 ₹5,43,750',
    }),
  ).toBeVisible()
  expect(within(years).getAllByRole('row')).toHaveLength(5)
})

test.each([
  // New 97,500; old of 14,50,000, no deduction entered: 1,12,500 + 1,35,000, and 4% = 2,57,400. Each ÷ 15,00,000.
  [1500000, 'New Regime 6.5%, Old Regime 17.2%', [(97_500 / 2_57_400) * 100, 100]],
  [300000, 'New Regime 0%, Old Regime 0%', [0, 0]],
])(
  'two bars show how much of %d is tax in each regime, the longer one over the whole width',
  (income, shares, widths) => {
    open(`#rules=fy-2026-27&income=${income}`)
    const bars = screen.getByRole('img', { name: `Share of tax in the income: ${shares}` })
    const shown = [...bars.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')))
    expect(shown).toEqual(widths.map((width) => expect.closeTo(width, 6)))
  },
)

test('the result shows how old its law is', () => {
  jest.useFakeTimers({ now: new Date('2027-04-02T06:00:00Z') })
  open()
  const note = screen.getByRole('note')
  expect(note).toHaveTextContent('Law checked on 21 November 2026, 4 months ago')
  expect(note).toHaveClass('outdated')
  expect(screen.getByRole('region', { name: 'Result' })).toContainElement(note)
  jest.useRealTimers()
})

test('a link of the former tick box counts as a metro, until a city is chosen, which counts by the rules of the year', async () => {
  const link = `${ITEMS}&basic=50000&allowance=30000&rent=40000&inMetro=true`
  const user = open(link.replace('2026-27', '2025-26'))
  const city = await screen.findByRole('combobox', { name: 'City of the rented home' })
  expect(city).toHaveDisplayValue('Delhi, Mumbai, Kolkata or Chennai')
  expect(await screen.findByRole('status', { name: 'HRA exemption' })).toHaveTextContent('₹3,00,000')
  await user.selectOptions(city, 'Pune')
  expect(result('HRA exemption')).toHaveTextContent('₹2,40,000')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), 'fy-2026-27')
  expect(result('HRA exemption')).toHaveTextContent('₹3,00,000')
})

test('the total typed before is carried over to the items, and the tax stays', async () => {
  const user = open('#rules=fy-2026-27&regime=old&income=1500000&deductions=200000')
  const before = result('Total Tax (Old Regime)').dataset.value
  await user.click(screen.getByRole('radio', { name: 'Item by item' }))
  expect(await screen.findByRole('textbox', { name: 'Other deductions' })).toHaveValue('50,000')
  expect(result('Total Tax (Old Regime)').dataset.value).toBe(before)
})

test("the employer's NPS contribution is taken off in the new regime, as far as the basic salary allows", async () => {
  const user = open('#rules=fy-2026-27&income=1500000')
  comeIntoSight()
  await user.click(screen.getByText(OTHERS))
  await retypeFound(user, 'Employer’s NPS contribution in the year', '90000')
  expect(await screen.findByRole('textbox', { name: 'Monthly basic salary and DA' })).toHaveValue('0')
  await retype(user, 'Monthly basic salary and DA', '50000')
  expect(result('Employer’s contribution, allowed')).toHaveTextContent('₹84,000')
  expect(result('Total Tax (New Regime)').dataset.value).toBe('84400')
  expect(await screen.findByText(/15,00,000 − 75,000 − 84,000 = ₹13,41,000/)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Old Regime' }))
  expect(result('Employer’s contribution, allowed')).toHaveTextContent('₹60,000')
  await user.click(screen.getByRole('checkbox', { name: /central or a state government/ }))
  expect(result('Employer’s contribution, allowed')).toHaveTextContent('₹84,000')
})
