import { act, screen, waitFor, within } from '@testing-library/react'
import { EStampDutyCalculator } from '@/components/tools/e-stamp-duty-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

/** Opens the page and waits for the law of another state or of a tenancy. */
async function open(fragment = '') {
  const user = openAt(`/e-stamp-duty-calculator${fragment}`, EStampDutyCalculator)
  await arrived()
  return user
}
const arrived = () => waitFor(() => expect(screen.queryByText('Loading the rates…')).not.toBeInTheDocument())
const choice = (name: string) => screen.getByRole('radio', { name })
const list = (name: string) => screen.getByRole('combobox', { name })

test('a fresh page shows a flat of 80 lakh in Mumbai, with its working and its source', async () => {
  await open()
  expect(screen.getByRole('note')).toHaveTextContent(/^Law checked on 28 November 2026/)
  expect(result('Total to pay')).toHaveTextContent('₹5,10,000')
  expect(result('Total to pay')).toHaveAttribute('name', 'total')
  expect(result('Stamp duty')).toHaveAttribute('data-value', '400000')
  expect(result('Cess')).toHaveTextContent('₹80,000')
  expect(result('Registration fee, capped')).toHaveTextContent('₹30,000')
  expect(screen.getByText('₹80,00,000 × 1%, at most ₹30,000')).toBeInTheDocument()
  expect(screen.getByText(/Several sources agree/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Fulinspace/ })).toHaveAttribute('rel', 'noopener')
  expect(screen.getByRole('link', { name: 'igrmaharashtra.gov.in' })).toBeVisible()
})

test('the answer follows value, buyer, area and state', async () => {
  const user = await open()
  await retype(user, 'Price in the deed', '1 crore')
  expect(result('Total to pay')).toHaveTextContent('₹6,30,000')
  await user.click(choice('A woman'))
  expect(result('Total to pay')).toHaveTextContent('₹5,30,000')
  await user.click(await screen.findByRole('checkbox', { name: 'It is a home, bought by women alone' }))
  expect(result('Total to pay')).toHaveTextContent('₹6,30,000')
  await user.selectOptions(list('Area'), 'Pune, Thane, Nagpur')
  expect(result('Stamp duty')).toHaveTextContent('₹6,00,000')
  await user.selectOptions(list('State'), 'Karnataka')
  await arrived()
  expect(result('Total to pay')).toHaveTextContent('₹7,60,000')
  expect(result('Surcharge')).toHaveTextContent('₹10,000')
  expect(list('Area')).toHaveDisplayValue('Town or city')
  expect(screen.getByText('₹5,00,000 × 10% = ₹50,000')).toBeInTheDocument()
})

test.each([
  ['#state=CH', 'Not covered: our sources contradict each other.'],
  ['#state=ML&value=100000', 'Not covered: our sources do not settle the rate for this value.'],
  ['#state=HP&buyer=joint', 'Not covered: no source gives what both pay together.'],
  ['#instrument=other', 'Not covered: gift and other deeds have rates of their own.'],
  ['#instrument=rent&state=RJ&months=200', 'Not covered: our sources leave out terms of this length.'],
  ['#instrument=rent&state=UP', 'Not covered: a concession has ended, and no rate since was found.'],
  ['#instrument=rent&state=GJ&months=12', 'Not covered: the rates we have are for shorter terms.'],
  [
    '#instrument=rent&state=DL&premium=1000',
    'Not covered: no source gives what a non-refundable deposit adds.',
  ],
  ['#instrument=rent&months=61', 'Not covered: leave and licence is for at most 60 months.'],
  ['#instrument=rent&state=DL&months=11', 'Not covered: the rates we have begin at 12 months.'],
  ['#instrument=rent&state=DL&months=241', 'Not covered: the rates we have end at 20 years.'],
])('%s: no figure, and the reason', async (fragment, message) => {
  await open(fragment)
  expect(screen.getByText(message)).toBeVisible()
  expect(document.querySelector('output')).toBeNull()
})

test('the law of another state keeps the focus and what was typed', async () => {
  const user = await open()
  await retype(user, 'Price in the deed', '50 lakh')
  await user.click(list('State'))
  await user.selectOptions(list('State'), 'Haryana')
  expect(list('State')).toHaveFocus()
  await arrived()
  expect(list('State')).toHaveFocus()
  expect(result('Stamp duty')).toHaveTextContent('₹3,50,000')
  expect(result('Registration fee')).toHaveTextContent('₹25,000')
  expect(screen.getByText('₹25,000, by the scale for this value')).toBeInTheDocument()
  await user.click(choice('Both'))
  expect(result('Stamp duty')).toHaveTextContent('₹3,00,000')
})

test('a registration fee on which no two sources agree is left out, and the total states it', async () => {
  await open('#state=NL&value=5000000')
  expect(result('Total without the registration fee')).toHaveTextContent('₹4,12,500')
  expect(screen.getByText(/no two sources that agree on the registration fee/)).toBeVisible()
  expect(document.querySelector('output[name=registration]')).toBeNull()
})

test('a state that older links do not name is to be chosen', async () => {
  await open('#state=other')
  expect(screen.getByText('Choose the state and the document.')).toBeVisible()
  expect(within(list('State')).getAllByRole('option')).toHaveLength(37)
})

test('a rent agreement: the published examples of Maharashtra and Delhi', async () => {
  const user = await open()
  await user.click(choice('Rent agreement'))
  await arrived()
  expect(result('Stamp duty')).toHaveTextContent('₹1,750')
  expect(result('Total to pay')).toHaveTextContent('₹2,750')
  expect(screen.getByText(/rounded up to the next ₹100: ₹1,800, in total ₹2,800/)).toBeInTheDocument()
  await user.selectOptions(list('Area'), 'Village')
  expect(result('Total to pay')).toHaveTextContent('₹2,250')
  await user.selectOptions(list('State'), 'Delhi')
  await retype(user, 'Monthly rent', '20000')
  await retype(user, 'Rent increase every 12 months', '10')
  await retype(user, 'Refundable deposit', '0')
  expect(result('Stamp duty')).toHaveTextContent('₹5,040')
  expect(result('Total to pay, about')).toHaveTextContent('₹6,140')
})

test('what a document does not ask for cannot spoil its answer, and what it asks for counts', async () => {
  const user = await open('#rent=lots&months=none&seller=nobody&home=maybe')
  expect(result('Total to pay')).toHaveTextContent('₹5,10,000')
  // Of price and government’s value the higher counts.
  await retype(user, 'Government value, if higher', '90,00,000')
  expect(result('Stamp duty')).toHaveTextContent('₹4,50,000')
  expect(screen.getByText('₹90,00,000, the government’s value')).toBeInTheDocument()
})

test('the same value is used for all states and union territories, and the same rent for other lengths', async () => {
  const user = await open('#value=10000000')
  await act(async () => comeIntoSight())
  const states = await screen.findByRole('region', { name: /Duty, cess and registration for the same value/ })
  expect(within(states).getAllByRole('row')).toHaveLength(37)
  const row = (name: RegExp) => within(states).getByRole('row', { name })
  expect(row(/Karnataka/)).toHaveTextContent('₹7,60,000₹7,60,000₹7,60,000')
  expect(row(/Uttar Pradesh/)).toHaveTextContent('₹8,00,000₹7,00,000₹7,00,000 or ₹7,50,000')
  expect(row(/Nagaland/)).toHaveTextContent('₹8,25,000 + fee')
  expect(row(/Chandigarh/)).toHaveTextContent('₹6,00,000 or ₹7,00,000')
  expect(screen.getByText('Other sources for the result above:', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: /Moneycontrol, 1 June 2023/ })).toBeVisible()
  await user.click(choice('Rent agreement'))
  await arrived()
  await act(async () => comeIntoSight())
  const lengths = await screen.findByRole('region', { name: /other lengths/ })
  expect(within(lengths).getByRole('row', { name: /^24/ })).toHaveTextContent('₹1,750₹1,000₹2,750')
})

test('an agreement without a registration fee says so', async () => {
  await open('#instrument=rent&state=TN&months=11')
  expect(result('Total without a registration fee')).toHaveTextContent('₹7,750')
  expect(screen.getByText('₹7,75,000 × 1% = ₹7,750')).toBeInTheDocument()
})
