import { act, cleanup, screen, within } from '@testing-library/react'
import { CapitalGainsCalculator } from '@/components/tools/capital-gains-calculator/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/capital-gains-calculator${fragment}`, CapitalGainsCalculator)

test('long-term shares: 12.5% above ₹1,25,000 with cess, and the working', () => {
  open()
  expect(result('Tax with cess')).toHaveTextContent('₹35,750')
  expect(result('Capital gain')).toHaveTextContent('₹4,00,000')
  expect(result('Holding')).toHaveTextContent('Long-term')
  expect(screen.getByText('2,75,000 × 12.5% = ₹34,375')).toBeInTheDocument()
  expect(screen.getByText(/₹1,25,000 is free: one limit for all such gains/)).toBeVisible()
})

test('a sale on the anniversary is short-term, and the first long-term day is named', () => {
  open('#bought=2025-01-01&sold=2026-01-01')
  expect(result('Rate of tax')).toHaveTextContent('20%')
  expect(screen.getByText('Long-term if sold on or after 2 January 2026.')).toBeVisible()
})

test('a house asks for improvements and compares both ways', async () => {
  const user = open('#asset=property&bought=2012-06-01&sold=2026-06-01&cost=2000000&sale=10000000')
  expect(result('Tax at 12.5% without indexing')).toHaveTextContent('₹10,00,000')
  expect(result('Tax at 20% with indexing')).toHaveTextContent('₹12,32,000')
  expect(result('Lower tax')).toHaveTextContent('12.5% without index')
  await user.click(await screen.findByRole('checkbox', { name: /Seller is a resident/ }))
  expect(screen.queryByRole('status', { name: 'Lower tax' })).toHaveTextContent('12.5% without index')
  expect(screen.queryByRole('status', { name: /Tax at 20%/ })).not.toBeInTheDocument()
  await retype(user, 'Improvement', '10 lakh')
  // 70 lakh at 12.5%, and 4% of it
  expect(result('Tax with cess')).toHaveTextContent('₹9,10,000')
})

test('shares bought before February 2018 ask for the value of 31 January 2018', async () => {
  const user = open('#bought=2015-06-10&cost=100000&sale=600000&sold=2026-05-20')
  expect(screen.getByText(/Enter the value on 31 January 2018/)).toBeVisible()
  await retype(user, 'Value on 31 January 2018', '3 lakh')
  expect(result('Cost that counts')).toHaveTextContent('₹3,00,000')
  expect(result('Tax with cess')).toHaveTextContent('₹22,750')
})

test('a loss states what it can be set off against; one of crypto cannot be', () => {
  open('#sale=400000')
  expect(result('Loss')).toHaveTextContent('-₹1,00,000')
  expect(screen.getByText(/set off against long-term gains, and carried forward/)).toBeVisible()
})

test('a sale before the purchase has no figure but the reason', () => {
  open('#bought=2026-10-16')
  expect(screen.getByText('The sale is before the purchase. Check the two days.')).toBeVisible()
})

test('a whole year nets its sales, with other income by the income tax function', async () => {
  const user = open(
    '#sales=equity_2024-01-10_2026-06-01_100000_600000_*equity_2026-01-10_2026-06-01_300000_100000_',
  )
  // 5,00,000 less the short-term loss of 2,00,000, above 1,25,000: 12.5% of 1,75,000, and cess
  expect(await screen.findByRole('status', { name: 'Tax on gains with cess' })).toHaveTextContent('₹22,750')
  await retype(user, 'Other income of the year', '24 lakh')
  expect(result('Total tax of 2026-27')).toHaveTextContent('₹3,34,750')
  expect(result('Tax because of the gains')).toHaveTextContent('₹22,750')
  await act(async () => comeIntoSight())
  const uses = await screen.findByRole('region', { name: 'Losses set off' })
  expect(
    within(uses).getByRole('row', { name: 'Short-term loss against long-term equity ₹2,00,000' }),
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'One sale' }))
  expect(result('Tax with cess')).toHaveTextContent('₹35,750')
})

test('a house in a whole year is taxed as in one sale, and the year begins with that sale', async () => {
  const user = open('#asset=property&bought=2010-05-01&sold=2026-06-01&cost=3000000&sale=12000000')
  expect(result('Tax with cess')).toHaveTextContent('₹10,61,173.65')
  await user.click(screen.getByRole('radio', { name: 'Whole year' }))
  expect(await screen.findByRole('status', { name: 'Tax on gains with cess' })).toHaveTextContent(
    '₹10,61,173.65',
  )
  expect(field('Sale price')).toHaveValue('1,20,00,000')
  expect(result('Saved by indexing land and buildings')).toHaveTextContent('₹1,04,640.72')
  await user.click(screen.getByRole('checkbox', { name: /Seller is a resident/ }))
  expect(result('Tax on gains with cess')).toHaveTextContent('₹11,70,000')
})

test('a year that has sales of its own keeps them, and one without an entered sale begins empty', async () => {
  const user = open('#question=sale&sale=1000000&sales=gold_2024-01-10_2026-06-01_1_300001_')
  await user.click(screen.getByRole('radio', { name: 'Whole year' }))
  expect(await screen.findByRole('textbox', { name: 'Sale price' })).toHaveValue('3,00,001')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.click(screen.getByRole('radio', { name: 'Whole year' }))
  expect(field('Sale price')).toHaveValue('0')
})

test('a year of several financial years, or without a day, has the reason in place of figures', async () => {
  open('#sales=equity_2024-01-10_2026-06-01_1_2_*equity_2024-01-10_2025-06-01_1_2_')
  expect(await screen.findByText('Enter sales of one financial year, April to March.')).toBeVisible()
})

test('a year shows what gain is still free, and what to sell and buy back for it', async () => {
  const user = open('#question=year&equityLong=50000')
  expect(
    await screen.findByRole('status', { name: 'Long-term equity gain still free this year' }),
  ).toHaveTextContent('₹75,000')
  await user.click(screen.getByText('Shares and equity funds you still hold'))
  await retype(user, 'Units', '1000')
  expect(screen.getByText('Choose the day of each purchase.')).toBeVisible()
  await user.type(screen.getAllByLabelText('Bought on').at(-1)!, '2024-01-10')
  await retype(user, 'Cost of a unit', '100')
  await retype(user, 'Price today', '200')
  // 750 units of 100 each.
  expect(result('Sell and buy back')).toHaveTextContent('750 units of purchase 1')
  expect(result('Gain taken by it without tax')).toHaveTextContent('₹75,000')
  // 75,000 × 12.5% × 1.04
  expect(screen.getByText(/this gain would cost ₹9,750 with cess/)).toBeVisible()
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'Sell and buy back' })
  expect(within(table).getByRole('row', { name: '1 750 1 April 2026 ₹1,50,000 ₹75,000' })).toBeVisible()
})

test('with other income, gain that would cost the rebate is not counted as free', async () => {
  open('#question=year&otherIncome=1150000')
  expect(
    await screen.findByRole('status', { name: 'Long-term equity gain still possible without more tax' }),
  ).toHaveTextContent('₹50,000')
  expect(screen.getByText(/^More gain would cost tax/)).toBeVisible()
})

test('an exemption with its last days, and one of an earlier sale by the law of that day', async () => {
  open('#section=54EC&gain=9000000&invested=8000000&sold=2026-10-15')
  expect(await screen.findByRole('status', { name: 'Exempt' })).toHaveTextContent('₹50,00,000')
  expect(result('Buy the bonds by')).toHaveAttribute('data-value', '2027-04-15')
  cleanup()
  open('#section=54&gain=5000000&invested=1000000&sold=2023-06-01')
  expect(await screen.findByRole('status', { name: 'Tax at 20%' })).toHaveTextContent('₹8,00,000')
  expect(screen.getByText(/Enter the gain with its cost indexed/)).toBeVisible()
})

test('rates, exemptions and the index come when they are in sight', async () => {
  open()
  await act(async () => comeIntoSight())
  const rates = await screen.findByRole('region', { name: 'Rates by asset' })
  expect(
    within(rates).getByRole('row', { name: 'Gold, silver, jewellery 24 months Slab rate 12.5%' }),
  ).toBeVisible()
  const exemptions = screen.getByRole('region', { name: 'Exemptions' })
  expect(within(exemptions).getByRole('row', { name: /54EC \(now 85\).*15 April 2027/ })).toBeVisible()
})
