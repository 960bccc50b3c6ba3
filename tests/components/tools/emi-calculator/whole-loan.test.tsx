import { act, screen, within } from '@testing-library/react'
import { saveCsv } from '@/components/share/save-csv'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { openAt, retype, result } from '@/tests/calculator-screen'

jest.mock('@/components/share/save-csv', () => ({ saveCsv: jest.fn() }))

async function open(link: string) {
  const user = openAt(`/emi-calculator${link}`, EmiCalculator)
  await act(async () => comeIntoSight())
  await screen.findByRole('combobox', { name: 'What to work out' })
  return user
}

test('the example of the RBI in the Key Facts Statement: 17.07%', async () => {
  const user = await open('#principal=20000&rate=15&tenureIn=months&months=24&fee=0&otherCosts=400')
  expect(result('APR, the true yearly rate')).toHaveTextContent('17.07%')
  expect(result('Paid out to you, less all charges')).toHaveTextContent('₹19,600.00')
  // 2% of 20,000 is 400, and 18% of it 72.
  await retype(user, 'Processing fee, % of the loan', '2')
  expect(result('Fees, GST, insurance and other charges')).toHaveTextContent('₹872.00')
  await retype(user, 'Other charges, with tax', '20000')
  expect(screen.getByText('The charges leave nothing of the loan to be paid out.')).toBeVisible()
})

test('each question is chosen, and has its answer', async () => {
  const user = await open('')
  const choose = (name: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'What to work out' }), name)
  await choose('Flat rate against reducing rate')
  expect(result('EMI at the flat rate')).toBeVisible()
  await choose('Loan, rate or tenure for an EMI')
  expect(result('Loan that this EMI repays')).toHaveTextContent('₹11,52,')
  await choose('A rate that changes')
  expect(result('Tenure with the changes')).toBeVisible()
  await choose('Moratorium before the first EMI')
  expect(result('Loan when the EMIs begin')).toBeVisible()
  await choose('Balance transfer to another bank')
  expect(result('Pays off in')).toHaveTextContent(/^month \d+/)
  await choose('Offers side by side')
  expect(result('Lowest true rate')).toHaveTextContent('Offer 1: APR 8.66%')
  expect(result('Monthly EMI')).toHaveTextContent('₹8,678')
})

test('an EMI that repays nothing is refused with the way out', async () => {
  const user = await open('#whole=solve&solveFor=tenure&wantedEmi=7000')
  // 10,00,000 × 8.5% ÷ 12.
  expect(screen.getByText(/the interest of the first month, ₹7,083\.33\. Enter a higher one\./)).toBeVisible()
  await retype(user, 'EMI', '8678.24')
  expect(result('Months to repay the loan')).toHaveTextContent('20 years')
  await user.click(screen.getByRole('radio', { name: 'Rate' }))
  expect(result('Interest rate of this EMI')).toHaveTextContent('8.5%')
  await retype(user, 'EMI', '4000')
  expect(screen.getByText(/Enter an EMI of ₹4,166\.67 or more/)).toBeVisible()
})

test('a kept EMI below the interest is named, and a changing EMI is the way out', async () => {
  const user = await open('#whole=rates&changes=12_12')
  expect(screen.getByText(/^From EMI 13 the interest of a month, ₹9,800\.98, would be more/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Tenure, EMI changes' }))
  const table = screen.getByRole('region', { name: 'Rates and instalments' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  const [toFile] = screen.getAllByRole('button', { name: 'Download CSV' })
  await user.click(toFile!)
  expect(saveCsv).toHaveBeenCalledWith('emi-by-rate', expect.arrayContaining([['From EMI', 'Rate', 'EMI']]))
})

test('a transfer that costs more than it saves never pays off', async () => {
  await open('#whole=transfer&newRate=8.5')
  expect(result('Pays off in')).toHaveTextContent('Never: the costs are more than it saves')
  expect(result('Saved by the transfer, after all costs')).toHaveTextContent('₹10,000.00')
})

test('offers are added up to three, and one whose fees take all is named', async () => {
  const user = await open('#whole=offers&principal=20000&offers=15_24_400*16_24_0')
  expect(result('Lowest true rate')).toHaveTextContent('Offer 2: APR 16%')
  await user.click(screen.getByRole('button', { name: 'Add another bank offer' }))
  expect(screen.queryByRole('button', { name: 'Add another bank offer' })).not.toBeInTheDocument()
  const [, , fees] = screen.getAllByRole('textbox', { name: 'All fees, with tax' })
  await user.clear(fees!)
  await user.type(fees!, '20000')
  expect(screen.getByText('The fees of an offer leave nothing of the loan to be paid out.')).toBeVisible()
})

test('a list that cannot be read has no answer, and no crash', async () => {
  await open('#whole=offers&offers=x*y_1')
  expect(screen.queryByRole('status', { name: 'Lowest true rate' })).not.toBeInTheDocument()
})

test('it is on paper only for who has asked something of it', async () => {
  const user = await open('')
  const part = screen.getByRole('combobox', { name: 'What to work out' }).closest('.grid')
  expect(part).toHaveClass('unasked')
  await retype(user, 'Processing fee, % of the loan', '1')
  expect(part).not.toHaveClass('unasked')
})
