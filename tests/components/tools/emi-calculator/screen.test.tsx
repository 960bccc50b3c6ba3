import { act, screen, within } from '@testing-library/react'
import { saveCsv } from '@/components/share/save-csv'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { emiInputs } from '@/lib/finance/emi'
import type { Kind } from '@/lib/inputs/kind'
import { comeIntoSight } from '@/tests/in-sight'
import { field, openAt, result, retype } from '@/tests/calculator-screen'

jest.mock('@/components/share/save-csv', () => ({ saveCsv: jest.fn() }))

const valueOf = (name: string) => Number(result(name).dataset.value)

const open = (link = '') => openAt(`/emi-calculator${link}`, EmiCalculator)

test('the default loan has its answer at once, and a reset of nothing no undo', async () => {
  const user = open()
  // An amount of nothing has no words below it.
  expect(document.body).not.toHaveTextContent(/zero rupees/i)
  expect(field('Loan amount')).toHaveValue('10,00,000')
  expect(field('Annual interest rate')).toHaveValue('8.5')
  expect(field('Tenure')).toHaveValue('20')
  expect(result('Monthly EMI')).toHaveTextContent('₹8,678')
  expect(valueOf('Monthly EMI')).toBeCloseTo(8678.232333655338, 9)
  expect(result('Total interest')).toHaveTextContent('₹10,82,776')
  expect(result('Total payment')).toHaveTextContent('₹20,82,776')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.queryByRole('button', { name: 'Undo reset' })).not.toBeInTheDocument()
})

test('a no-cost EMI at 0% is the loan in equal parts, with prepayments too', async () => {
  // 60,000 ÷ 12 = 5,000; 10,000 ahead after two instalments leave 40,000: eight more
  open('#principal=60000&rate=0&tenureIn=months&months=12&once=10000&onceAfter=2')
  expect(result('Monthly EMI')).toHaveTextContent('₹5,000')
  expect(result('Interest saved')).toHaveTextContent('₹0')
  expect(screen.getByText('EMI = P ÷ n')).toBeInTheDocument()
  expect(screen.getByText('Interest 0%')).toBeInTheDocument()
  await act(async () => comeIntoSight())
  expect(await screen.findByText(/The loan ends after 10 months, with ₹0.00 of interest/)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|∞|undefined/)
})

test('the tenure can be given in months, by the arrow keys too, and each unit keeps its own value', async () => {
  const user = open('#months=0')
  // A problem of the unit that is out of sight does not hide the answer.
  expect(result('Monthly EMI')).toHaveTextContent('₹8,678')
  const years = field('Tenure')
  await user.click(screen.getByRole('radio', { name: 'Years' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Months' })).toHaveFocus()
  // Its own box: what was typed into the one is not undone in the other.
  expect(field('Tenure')).not.toBe(years)
  await retype(user, 'Tenure', '240')
  expect(result('Monthly EMI')).toHaveTextContent('₹8,678')
  await retype(user, 'Tenure', '120')
  expect(result('Monthly EMI')).toHaveTextContent('₹12,399')
  await user.click(screen.getByRole('radio', { name: 'Years' }))
  expect(field('Tenure')).toHaveValue('20')
  expect(result('Monthly EMI')).toHaveTextContent('₹8,678')
})

test('a key parses its own text once, and no other', async () => {
  const user = open('#once=100000')
  const parses = Object.values(emiInputs).map((kind) => jest.spyOn(kind as Kind<unknown>, 'read'))
  await user.type(field('Annual interest rate'), '5', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(result('Monthly EMI')).toHaveTextContent('₹8,710')
  expect(parses.flatMap((parse) => parse.mock.calls)).toEqual([['8.55']])
})

test('the working puts the visitor’s numbers into the formula', async () => {
  const user = open()
  await retype(user, 'Loan amount', '500000')
  const working = screen.getByRole('region', { name: 'How this is calculated' })
  expect(working).toHaveTextContent('₹5,00,000.00')
  expect(working).toHaveTextContent('8.5 ÷ 12 ÷ 100 = 0.00708333')
  expect(working).toHaveTextContent('₹4,339.12 × 240 = ₹10,41,387.88')
})

describe('prepayments', () => {
  it('show what they save in rupees and in time', async () => {
    const user = open()
    await user.click(screen.getByText('Prepayments'))
    const total = 'Total payment with prepayments'
    expect(screen.queryByText(total)).not.toBeInTheDocument()
    await retype(user, 'One-time prepayment', '1 lakh')
    expect(screen.getByText(total)).toBeInTheDocument()
    expect(result('Interest saved')).toHaveTextContent(/^₹3,20,739$/)
    expect(result('Time saved')).toHaveTextContent('4 years')
    expect(valueOf('Time saved')).toBe(48)
    await user.click(screen.getByRole('radio', { name: 'Reduce EMI' }))
    expect(result('Interest saved')).toHaveTextContent(/^₹1,01,884$/)
    expect(result('Time saved')).toHaveTextContent('0 months')
    // 228 instalments of what is left, 8,80,097.73, at 8.5%
    expect(result('EMI after the first prepayment')).toHaveTextContent(/^₹7,793$/)
    expect(result('EMI after the first prepayment')).toHaveAttribute('name', 'emiAfter')
  })

  it('that cannot be read are pointed out, and the answer of the loan stays', async () => {
    const user = open('#yearly=5000')
    await retype(user, 'Extra every year', 'much')
    await user.tab()
    expect(field('Extra every year')).toBeInvalid()
    expect(result('Monthly EMI')).toHaveTextContent('₹8,678')
    expect(screen.queryByText('Interest saved')).not.toBeInTheDocument()
  })
})

test('prepayments that a link brings are in sight, and shown next to the loan without them', () => {
  open('#once=100000')
  expect(field('One-time prepayment')).toBeVisible()
  expect(result('Total interest, without')).toHaveTextContent('₹10,82,776')
  expect(result('Total interest, with prepayments')).toHaveTextContent('₹7,62,0')
  expect(result('Tenure, without')).toHaveTextContent('20 years')
  expect(result('Tenure, with prepayments')).toHaveTextContent('16 years')
})

describe('the schedule', () => {
  async function openSchedule(link: string) {
    const user = open(link)
    await act(async () => comeIntoSight())
    await screen.findByRole('button', { name: 'By year' })
    return user
  }
  const rowNames = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

  it('is by financial year, from the month of the first instalment', async () => {
    await openSchedule('#tenureIn=months&months=24&start=2027-01')
    expect(rowNames()).toEqual(['2026-27', '2027-28', '2028-29'])
    expect(screen.getByRole('img', { name: /^Chart of principal and interest/ })).toBeVisible()
  })

  it('is by month too, to the paisa and down to nothing', async () => {
    const user = await openSchedule('#principal=100000&rate=12&tenureIn=months&months=3&start=2026-12')
    await user.click(screen.getByRole('button', { name: 'By month' }))
    expect(screen.getByRole('button', { name: 'By month' })).toHaveAttribute('aria-pressed', 'true')
    const table = screen.getByRole('table', { name: /^The loan by month/ })
    expect(within(table).getAllByRole('row').slice(1).map((row) => row.textContent)).toEqual([
      '1. Dec 2026₹33,002.21₹1,000.00₹34,002.21₹66,997.79',
      '2. Jan 2027₹33,332.23₹669.98₹34,002.21₹33,665.56',
      '3. Feb 2027₹33,665.56₹336.66₹34,002.22₹0.00',
    ]) // prettier-ignore
  })

  it('is saved as it is shown, by year or by month', async () => {
    const user = await openSchedule('#principal=100000&rate=12&tenureIn=months&months=3&start=2027-02')
    const download = () => user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await download()
    // 1,00,000 at 1 % a month in three instalments of 34,002.21: two of them before the end of March.
    expect(jest.mocked(saveCsv)).toHaveBeenLastCalledWith('emi-by-year', [
      ['Year', 'Principal', 'Interest', 'Prepaid', 'Total paid', 'Balance'],
      ['2026-27', '66334.44', '1669.98', '0.00', '68004.42', '33665.56'],
      ['2027-28', '33665.56', '336.66', '0.00', '34002.22', '0.00'],
    ])
    await user.click(screen.getByRole('button', { name: 'By month' }))
    await download()
    const [stem, lines] = jest.mocked(saveCsv).mock.lastCall!
    expect(stem).toBe('emi-schedule')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toEqual(['1', '2027-02', '34002.21', '33002.21', '1000.00', '0.00', '66997.79'])
  })

  it('goes while there is no answer, and comes back with it', async () => {
    const user = await openSchedule('')
    await user.clear(field('Loan amount'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.type(field('Loan amount'), '5 lakh')
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('of less than a paisa is reported not to exist', async () => {
    open('#principal=0.001')
    await act(async () => comeIntoSight())
    expect(await screen.findByText('A loan of less than a paisa has no schedule.')).toBeVisible()
  })
})
