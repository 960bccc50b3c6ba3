import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { ElectricityBillEstimator } from '@/components/tools/electricity-bill-estimator/screen'
import { freshBillView } from '@/components/tools/electricity-bill-estimator/bill-view'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'
import { forgetKept } from '@/tests/kept-in-browser'

afterEach(forgetKept)

const FRESH = freshBillView()
/** The page with the published tariffs, which come after it. */
async function open(link = '') {
  const user = openAt(`/electricity-bill-estimator${link}`, () => <ElectricityBillEstimator fresh={FRESH} />)
  await act(async () => {
    await import('@/components/tools/electricity-bill-estimator/tariff-bill')
    await import('@/components/tools/electricity-bill-estimator/tariff-fields')
    await import('@/components/tools/electricity-bill-estimator/own-fields')
  })
  return user
}
const choose = (name: string) => screen.getByRole('combobox', { name })
/** The published tariffs come in a part of their own. */
const tariffIsHere = () => screen.findByRole('region', { name: 'The tariff' })

/** The sample's figures, by their names in the site's contract. */
const sample = (name: string) => result(`${name}, sample`)
/** What the WhatsApp link carries. */
const sharedText = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const link = await screen.findByRole('link', { name: 'WhatsApp' })
  return new URL(link.getAttribute('href')!).searchParams.get('text')
}

test('a fresh page leads with the published bill and has the sample in sight, labelled, unchanged', async () => {
  await open()
  expect(screen.getByRole('note')).toHaveTextContent(/^Tariff checked on 28 November 2026/)
  expect(result('Total bill')).toHaveTextContent('₹1,514.96')
  expect(result('Total bill')).toHaveAttribute('name', 'publishedBill')
  expect(result('Total bill').closest('.headline')).not.toBeNull()
  const box = screen.getByRole('region', { name: /^Sample tariff/ })
  expect(box).toHaveTextContent(/not an official tariff/)
  expect(sample('Total bill').closest('.headline')).toBeNull()
  for (const [label, name, value] of [
    ['Total bill', 'totalBill', '853'],
    ['Energy charge', 'energyCharge', '713'],
    ['Fixed charge', 'fixedCharge', '110'],
    ['Fuel surcharge', 'fuelSurcharge', '30'],
  ] as const) {
    expect(within(box).getByRole('status', { name: `${label}, sample` })).toBe(sample(label))
    expect(sample(label)).toHaveAttribute('name', name)
    expect(sample(label)).toHaveAttribute('data-value', value)
  }
})

test('everything else on a fresh page follows the published bill: charges, saving, shared text, the note', async () => {
  await open()
  expect(result('Energy charge')).toHaveAttribute('name', 'publishedEnergyCharge')
  expect(result('Energy charge')).toHaveTextContent('₹1,176.00')
  expect(result('Electricity duty')).toHaveTextContent('₹208.96')
  expect(result('20 units less would save')).toHaveTextContent('₹287.68')
  expect(result('Average per unit')).toHaveTextContent('₹10.10')
  expect(screen.getByText('50 × ₹12.40 = ₹620.00')).toBeInTheDocument()
  expect(screen.getByText(/Every charge is rounded to the paisa before it is added/)).toBeInTheDocument()
  expect(await sharedText()).toMatch(
    /^Electricity bill ₹1,514\.96 for 150 units \(Maharashtra, published tariff\) http/,
  )
  const note = screen.getByRole('region', { name: 'The tariff' })
  expect(note).toHaveTextContent(
    /^MERC order of 25 March 2026, Case No\. 75 of 2025\. Rates of FY 2026-27, in force from 1 April 2026/,
  )
  expect(note).toHaveTextContent(/known up to March 2027 \(read in the order itself\)/)
  expect(note).toHaveTextContent(/Less certain: electricity duty\./)
  expect(note).toHaveTextContent(/Not in this bill, as no amount was found: fuel surcharge\./)
  expect(note).not.toHaveTextContent(/in dispute/i)
  expect(within(note).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('mahadiscom'))
  expect(result('Fuel surcharge')).toHaveTextContent('Not known')
})

test('both bills follow units, state and load; the saving follows the published one', async () => {
  const user = await open()
  await user.selectOptions(choose('State'), 'Karnataka')
  await retype(user, 'Units used', '250')
  expect(sample('Total bill')).toHaveTextContent('₹1,750.00')
  // 1,450 + 300 + 87.50, and 9% of 1,537.50
  expect(result('Total bill')).toHaveTextContent('₹1,975.88')
  await retype(user, 'Sanctioned load', '3')
  expect(result('Total bill')).toHaveTextContent('₹2,125.88')
  await retype(user, 'What if I use less by', '50')
  // 50 × 6.15 × 1.09
  expect(result('50 units less would save')).toHaveTextContent('₹335.18')
  await retype(user, 'What if I use less by', 'some')
  expect(sample('Total bill')).toHaveTextContent('₹1,750.00')
})

test('units below zero are a bill of zero', async () => {
  await open('#units=-5')
  expect(result('Total bill')).toHaveAttribute('data-value', '0')
  expect(sample('Fixed charge')).toHaveAttribute('data-value', '0')
  expect(screen.getByText(/A real connection still pays its fixed charge/)).toBeVisible()
})

test('the sample is left out in one tap, which this device remembers', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Leave out the sample' }))
  expect(screen.getByRole('radio', { name: 'Published tariff' })).toBeChecked()
  expect(screen.queryByRole('region', { name: /^Sample tariff/ })).not.toBeInTheDocument()
  expect(result('Total bill')).toHaveAttribute('name', 'totalBill')
  expect(result('Total bill')).toHaveTextContent('₹1,514.96')
  expect(result('Electricity duty')).toHaveAttribute('name', 'electricityDuty')
  expect(screen.getByText('not known, not counted')).toBeInTheDocument()
  cleanup()
  await open('#units=100')
  expect(result('Total bill')).toHaveTextContent('₹795.76')
  expect(screen.queryByRole('region', { name: /^Sample tariff/ })).not.toBeInTheDocument()
})

test('how a bill is known is in its note: one source alone, and what is less certain', async () => {
  await open('#state=UP&units=200&area=rural')
  expect(await tariffIsHere()).toHaveTextContent(/\(less certain, from one source alone\)/)
  expect(await tariffIsHere()).toHaveTextContent(/Less certain: fixed charge, electricity duty\./)
})

test('Delhi: load, surcharges, a fuel charge from the last bill or its refund, and the subsidy', async () => {
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
  await user.click(screen.getByRole('button', { name: 'Change the sign of Fuel charge in %' }))
  expect(field('Fuel charge in %')).toHaveValue('-10')
})

test('Gujarat: two months in a village, as published, and one month', async () => {
  const user = await open('#state=GJ&area=rural&units=100&fuelPerUnit=2.3')
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
  expect(screen.queryByRole('radio', { name: 'Published tariff and sample' })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Published tariff' })).toBeChecked()
})

test('West Bengal has an order and no figure', async () => {
  await open('#state=WB&units=100')
  expect(await tariffIsHere()).toHaveTextContent(/WBERC order of 20 March 2025/)
  expect(screen.getByText('We found no reliable tariff for homes in West Bengal.')).toBeVisible()
  expect(document.querySelector('output')).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Slab by slab/ })).not.toBeInTheDocument()
})

test('the tables: slab by slab, with less, and the same use in other states', async () => {
  const user = await open('#units=150&less=50')
  await act(async () => comeIntoSight())
  const slabs = await screen.findByRole('region', { name: 'Slab by slab' })
  await user.click(screen.getByRole('heading', { name: 'When you use less' }))
  await user.click(screen.getByRole('heading', { name: 'In other states' }))
  expect(within(slabs).getByRole('row', { name: /^101 to 300 units/ })).toHaveTextContent('₹12.4050₹620.00')
  expect(within(slabs).getByRole('row', { name: /^Above 500 units/ })).toHaveTextContent('₹19.130₹0.00')
  const less = screen.getByRole('region', { name: 'The bill with fewer units' })
  expect(within(less).getAllByRole('row')).toHaveLength(4)
  expect(within(less).getByRole('row', { name: /^150 units/ })).toHaveTextContent('0₹0.00₹1,514.96')
  const states = screen.getByRole('region', { name: 'The same use in other states' })
  expect(within(states).getByRole('row', { name: /^Maharashtra/ })).toHaveTextContent(
    '₹1,514.96₹10.10Mar 2027',
  )
  // 300 units in two months: 100 × 4.70, halved
  expect(within(states).getByRole('row', { name: /^Tamil Nadu/ })).toHaveTextContent('₹235.00')
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

test.each([
  [
    '#state=PB&units=100&load=21',
    'We found rates for a load up to 20 kW only. Enter the slabs from your own bill under My slabs.',
  ],
  [
    '#state=RJ&units=200&date=2025-09-30',
    'For Rajasthan we know the rates from 1 October 2025 on. Choose a later date of the bill.',
  ],
  [
    '#state=WB&units=150&tariff=own&ownSlabs=100_5*50_8*_9',
    'Enter slabs whose limits rise; leave only the last limit empty.',
  ],
])('%s has no bill but a suggestion: %s', async (link, message) => {
  await open(link)
  expect(await screen.findByText(message)).toBeVisible()
})
