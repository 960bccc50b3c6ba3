import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/screen'
import { monthPaise, tariffsCheckedOn } from '@/lib/energy/electricity-published'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'

afterEach(forgetKept)

const FIRST_PAISE = monthPaise('MH', 150)!
/** The page with the published tariffs, which come after it. */
async function open(link = '') {
  const user = openAt(`/electricity-bill-estimator${link}`, () => (
    <ElectricityBillEstimator firstPublishedPaise={FIRST_PAISE} tariffsCheckedOn={tariffsCheckedOn} />
  ))
  await act(async () => void (await import('@/components/tools/electricity-bill-estimator/published')))
  return user
}
const choose = (name: string) => screen.getByRole('combobox', { name })
/** The published tariffs come in a part of their own. */
const tariffIsHere = () => screen.findByRole('region', { name: 'The tariff' })

test('a fresh page has the sample bill of 150 units in Maharashtra, marked as a sample, and its working', async () => {
  await open()
  expect(result('Total bill')).toHaveTextContent('₹853.00')
  expect(result('Total bill')).toHaveAttribute('name', 'totalBill')
  expect(result('Energy charge')).toHaveAttribute('data-value', '713')
  expect(result('Fixed charge')).toHaveAttribute('data-value', '110')
  expect(result('Fuel surcharge')).toHaveAttribute('data-value', '30')
  expect(result('20 units less would save')).toHaveTextContent('₹150.80')
  expect(result('Average per unit')).toHaveTextContent('₹5.69')
  expect(screen.getByText('50 × ₹7.34 = ₹367.00')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Sample tariff' })).toHaveTextContent(/not an official tariff/)
})

test('the bill follows units, state and what could be saved', async () => {
  const user = await open()
  await user.selectOptions(choose('State'), 'Karnataka')
  await retype(user, 'Units used', '250')
  expect(result('Total bill')).toHaveTextContent('₹1,750.00')
  await retype(user, 'What if I use less by', '50')
  expect(result('50 units less would save')).toHaveTextContent('₹417.50')
})

test.each([
  ['?units=1011.5&state=KA', '8108.525'],
  ['#units=600&state=MH', '5304'],
  ['?units=1&state=DL#units=350', '1400'],
])('the link %s leads to its bill', async (link, total) => {
  await open(link)
  expect(result('Total bill')).toHaveAttribute('data-value', total)
})

test.each(['0', '-5'])('%s units are a bill of zero', async (units) => {
  await open(`#units=${units}`)
  for (const name of ['Total bill', 'Energy charge', 'Fixed charge', 'Fuel surcharge'])
    expect(result(name)).toHaveAttribute('data-value', '0')
  expect(screen.getByText(/A real connection still pays its fixed charge/)).toBeVisible()
})

test('units that are no number say so where they were typed, and Reset mends them', async () => {
  const user = await open('#units=many&state=DL')
  expect(field('Units used')).toBeInvalid()
  expect(field('Units used')).toHaveAccessibleDescription('Enter a number, such as 150.')
  expect(screen.getByText('Enter valid values to see the bill.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Total bill')).toHaveTextContent('₹853.00')
})

test('a problem in the saving leaves the bill in sight', async () => {
  const user = await open()
  await retype(user, 'What if I use less by', 'some')
  await user.tab()
  expect(field('What if I use less by')).toBeInvalid()
  expect(result('Total bill')).toHaveTextContent('₹853.00')
})

test('one tap leads to the published tariff, with its order, day and duty', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Use the published tariff' }))
  expect(screen.getByRole('radio', { name: 'Published tariff' })).toBeChecked()
  const note = await tariffIsHere()
  expect(note).toHaveTextContent(/MERC review order of 25 June 2025/)
  expect(note).toHaveTextContent(/In force up to Feb 2026 as far as we know \(confidence: high\)/)
  expect(note).toHaveTextContent(/checked on 21 November 2026/)
  expect(within(note).getByRole('link')).toHaveAttribute('href', expect.stringContaining('lokmattimes'))
  expect(result('Total bill')).toHaveTextContent('₹1,545.70')
  expect(result('Electricity duty')).toHaveTextContent('₹213.20')
  expect(screen.getByText('not known, not counted')).toBeInTheDocument()
})

test('the published tariff stands beside the sample, and is remembered once it is chosen', async () => {
  const user = await open()
  expect(result('Bill for a month')).toHaveTextContent('₹1,545.70')
  expect(result('Bill for a month')).toHaveAttribute('name', 'publishedBill')
  await retype(user, 'Units used', '100')
  await waitFor(() => expect(result('Bill for a month')).toHaveTextContent('₹816.64'))
  await user.click(screen.getByRole('button', { name: 'Use the published tariff' }))
  cleanup()
  await open('#units=100')
  await tariffIsHere()
  expect(result('Total bill')).toHaveTextContent('₹816.64')
})

test('Delhi: load, surcharges, a fuel charge from the last bill, and the subsidy', async () => {
  const user = await open('#tariff=published&state=DL&units=300&load=3')
  await tariffIsHere()
  expect(result('Total bill')).toHaveTextContent('₹1,440.00')
  expect(screen.getByText('3 kW × ₹50.00 = ₹150.00')).toBeInTheDocument()
  await user.click(screen.getByText('From your last bill'))
  await user.type(field('Fuel charge in %'), '10')
  expect(result('Total bill')).toHaveTextContent('₹1,566.00')
  await user.click(screen.getByRole('checkbox', { name: /enrolled/ }))
  expect(result('Subsidy')).toHaveTextContent('-₹783.00')
  expect(result('Total bill')).toHaveTextContent('₹783.00')
})

test('Gujarat: two months in a village, as published, and one month', async () => {
  const user = await open('#state=GJ&area=rural&units=100')
  await tariffIsHere()
  expect(result('Total bill')).toHaveAttribute('data-value', '564.38')
  expect(field('Units used')).toHaveAccessibleDescription('In the two months of the bill')
  await user.click(screen.getByRole('radio', { name: 'One month' }))
  expect(field('Units used')).toHaveAccessibleDescription('In the month of the bill')
})

test('Telangana and its published example; what it does not ask is not read', async () => {
  await open('#state=TG&units=95&load=1&area=nowhere&period=century')
  await tariffIsHere()
  expect(result('Total bill')).toHaveAttribute('data-value', '322.7')
  expect(screen.queryByRole('radio', { name: 'Simple sample' })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Published tariff' })).toBeChecked()
})

test('Tamil Nadu is billed for two months', async () => {
  await open('#state=TN&units=500')
  await tariffIsHere()
  expect(result('Total bill')).toHaveAttribute('data-value', '1805')
})

test('West Bengal has an order and no figure', async () => {
  await open('#state=WB&units=100')
  expect(await tariffIsHere()).toHaveTextContent(/WBERC order of 20 March 2025/)
  expect(screen.getByText('We found no reliable tariff for homes in West Bengal.')).toBeVisible()
  expect(document.querySelector('output')).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Slab by slab/ })).not.toBeInTheDocument()
})

test('a load that cannot be read keeps its field and its message', async () => {
  const user = await open('#tariff=published&state=KA&load=0')
  await tariffIsHere()
  expect(field('Sanctioned load')).toHaveAccessibleDescription('Enter 0.1 kW or more.')
  await retype(user, 'Sanctioned load', '2')
  expect(result('Fixed charge')).toHaveTextContent('₹290.00')
})

test('the tables: slab by slab, with less, and the same use in other states', async () => {
  const user = await open('#units=150&less=50')
  await act(async () => comeIntoSight())
  const slabs = await screen.findByRole('region', { name: 'Slab by slab' })
  await user.click(screen.getByRole('heading', { name: 'When you use less' }))
  await user.click(screen.getByRole('heading', { name: 'In other states' }))
  expect(within(slabs).getByRole('row', { name: /^101 to 300 units/ })).toHaveTextContent('₹7.3450₹367.00')
  expect(within(slabs).getByRole('row', { name: /^Above 500 units/ })).toHaveTextContent('₹11.860₹0.00')
  const less = screen.getByRole('region', { name: 'The bill with fewer units' })
  expect(within(less).getAllByRole('row')).toHaveLength(4)
  expect(within(less).getByRole('row', { name: /^150 units/ })).toHaveTextContent('0₹0.00₹853.00')
  const states = screen.getByRole('region', { name: 'The same use in other states' })
  expect(within(states).getByRole('row', { name: /^Maharashtra/ })).toHaveTextContent(
    '₹1,545.70₹10.30Feb 2026',
  )
  // 300 units in two months: 100 × 2.35 + 100 × 4.70, halved
  expect(within(states).getByRole('row', { name: /^Tamil Nadu/ })).toHaveTextContent('₹352.50')
  expect(within(states).queryByRole('row', { name: /^West Bengal/ })).not.toBeInTheDocument()
})

test('a state without a tariff is billed by the slabs of one’s own bill, which the device keeps', async () => {
  const user = await open('#state=WB&units=150&tariff=own&ownSlabs=100_5*_8&ownFixed=30')
  expect(await screen.findByRole('textbox', { name: 'Monthly fixed charge' })).toHaveValue('30')
  expect(result('Total bill')).toHaveAttribute('data-value', '930')
  await user.click(screen.getByRole('button', { name: 'Save my slabs' }))
  expect(screen.getByText('Saved on this device.')).toBeVisible()
  await user.clear(field('Monthly fixed charge'))
  await user.type(field('Monthly fixed charge'), '0')
  expect(result('Total bill')).toHaveAttribute('data-value', '900')
  await user.click(screen.getByRole('button', { name: 'Use the saved slabs' }))
  expect(result('Total bill')).toHaveAttribute('data-value', '930')
  localStorage.removeItem('electricityTariff')
})

test('slabs that do not rise have no bill', async () => {
  await open('#state=WB&units=150&tariff=own&ownSlabs=100_5*50_8*_9')
  expect(
    await screen.findByText('Enter slabs whose limits rise; leave only the last limit empty.'),
  ).toBeVisible()
})

test.each([
  ['2026-11-22', 'Tariff checked on 21 November 2026, 1 day ago', false],
  ['2027-06-01', 'Tariff checked on 21 November 2026, 6 months ago', true],
])('on %s the page says above the bill how old the tariffs are: %s', async (today, words, outdated) => {
  jest.useFakeTimers({ now: new Date(`${today}T06:00:00Z`) })
  await open()
  expect(screen.getByRole('note')).toHaveTextContent(words)
  expect(screen.getByRole('note').classList.contains('outdated')).toBe(outdated)
  jest.useRealTimers()
})
