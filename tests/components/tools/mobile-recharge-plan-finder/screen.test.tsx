import { act, screen, within } from '@testing-library/react'
import { MobileRechargePlanFinder } from '@/components/tools/mobile-recharge-plan-finder/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'

const KEY = 'rechargePrices'
const open = (link = '') => openAt(`/mobile-recharge-plan-finder${link}`, MobileRechargePlanFinder)
const plans = () => within(screen.getByRole('region', { name: 'Plans that fit' })).queryAllByRole('listitem')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const correct = () => button('Correct price of Jio ₹299, 28 days')
const editor = () => field('The price today')
const planOf = (id: string) => document.querySelector(`[data-plan=${id}]`)!

afterEach(() => localStorage.clear())

test('a fresh page lists the dated sample of Jio, and the cheapest way through 84 days', async () => {
  open()
  expect(plans()).toHaveLength(10)
  expect(plans()[0]).toHaveTextContent('₹189')
  expect(planOf('jio-299-28')).toHaveTextContent(/₹10.68 a day, ₹7.12 per GB/)
  expect(planOf('jio-299-28')).toHaveTextContent(/28 days · 1.5 GB a day · Unlimited calls · SMS not stated/)
  expect(planOf('jio-299-28')).toHaveTextContent('Data Pack. Price of Jul 2024.')
  expect(screen.getByText(/at prices of Jul 2024. Check before paying/)).toBeVisible()
  expect(screen.getByText(/3 × Jio ₹189, 28 days/)).toHaveTextContent('at the price of Jul 2024')
  expect(screen.getByText(/^Prices of July 2024/)).toBeVisible()
  // 3 × 189
  expect(result('Cheapest for 84 days')).toHaveTextContent('₹567')
  expect(result('Cheapest for 84 days')).toHaveAttribute('name', 'combinationCost')
  expect(result('Recharges')).toHaveAttribute('data-value', '3xjio-189-28')
  expect(result('Cost per required day')).toHaveTextContent('₹6.75')
})

test('plans are sorted by cost a day and a GB, and filtered by type, validity and data', async () => {
  const user = open('#operator=all')
  expect(plans()).toHaveLength(32)
  expect(document.querySelector('output[name=plans]')).toHaveAttribute('data-value', '32')
  await user.click(screen.getByRole('radio', { name: 'Cost per day' }))
  expect(plans()[0]).toHaveAttribute('data-plan', 'bsnl-107-22')
  expect(plans().at(-1)).toHaveAttribute('data-plan', 'bsnl-197-42')
  await user.click(screen.getByRole('radio', { name: 'Cost per GB' }))
  expect(plans()[0]).toHaveAttribute('data-plan', 'bsnl-2399-395')
  expect(plans().at(-1)).toHaveAttribute('data-plan', 'bsnl-197-42')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of plan' }), 'Data Pack')
  await retype(user, 'Validity at least', '84')
  await retype(user, 'Data at least', '2')
  expect(plans().map((row) => row.getAttribute('data-plan'))).toEqual([
    'jio-859-84',
    'airtel-979-84',
    'vi-979-84',
  ])
  expect(result('Cheapest for 84 days')).toHaveTextContent('₹859')
  expect(screen.getByText('Other operators: Airtel ₹979, Vi ₹979.')).toBeVisible()
  await retype(user, 'Validity at least', '400')
  expect(screen.getByText('No plan fits these filters.')).toBeVisible()
  expect(screen.getByText(/Ask for less data or fewer days/)).toBeVisible()
  expect(plans()).toHaveLength(0)
})

test('invalid days show a message, the list stays, and Reset clears them; other days change the combination', async () => {
  const user = open('#days=long')
  expect(field('Days to cover')).toHaveAccessibleDescription('Enter a number, such as 84.')
  expect(screen.getByText('Enter valid values to compare plans.')).toBeVisible()
  expect(plans()).toHaveLength(10)
  await user.click(button('Reset'))
  expect(result('Cheapest for 84 days')).toHaveTextContent('₹567')
  await retype(user, 'Days to cover', '140')
  // 189 for each 28 days.
  expect(result('Cheapest for 140 days')).toHaveTextContent('₹945')
  expect(result('Days covered')).toHaveAttribute('data-value', '140')
})

test('a corrected price is marked as the visitor’s own, counts everywhere, is kept, and goes again', async () => {
  const user = open('#data=1.5&days=28')
  await user.click(correct())
  await user.clear(editor())
  expect(editor()).toBeValid()
  await user.click(button('Cancel'))
  expect(planOf('jio-299-28')).toHaveTextContent('₹299')
  expect(localStorage.getItem(KEY)).toBeNull()
  await user.click(correct())
  const price = editor()
  expect(price).toHaveFocus()
  expect(price).toHaveAttribute('name', 'price-jio-299-28')
  await user.clear(price)
  await user.click(button('Save price'))
  expect(price).toBeInvalid()
  await user.type(price, '336')
  await user.click(button('Save price'))
  expect(correct()).toHaveFocus()
  expect(planOf('jio-299-28')).toHaveTextContent(/₹336₹12.00 a day, ₹8.00 per GB/)
  expect(planOf('jio-299-28')).toHaveTextContent(/Your price of .+; ₹299 in Jul 2024/)
  expect(result('Cheapest for 28 days')).toHaveTextContent('₹336')
  expect(screen.getByText(/at your own prices. Check before paying/)).toBeVisible()
  expect(JSON.parse(localStorage.getItem(KEY)!).prices['jio-299-28'].rupees).toBe(336)
  await user.click(button(/^Back to ₹299/))
  expect(correct()).toHaveFocus()
  expect(result('Cheapest for 28 days')).toHaveTextContent('₹299')
  expect(JSON.parse(localStorage.getItem(KEY)!).prices).toEqual({})
})

const kept = (prices: unknown) => JSON.stringify({ version: 1, prices })

test('prices kept before are there again, and all go at once', async () => {
  const own = { rupees: 336, on: '2026-10-01' }
  localStorage.setItem(KEY, kept({ 'jio-299-28': own, 'airtel-349-28': own }))
  const user = open()
  expect(planOf('jio-299-28')).toHaveTextContent(/Your price of 1 October 2026/)
  await user.click(button('Reset all my prices'))
  expect(screen.queryByRole('button', { name: 'Reset all my prices' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Plans that fit' })).toHaveFocus()
  expect(readPrices()).toEqual({})
})

const readPrices = () => JSON.parse(localStorage.getItem(KEY)!).prices as unknown

test('another tab’s price comes in, and saving here keeps it', async () => {
  const user = open()
  localStorage.setItem(KEY, kept({ 'jio-189-28': { rupees: 219, on: '2026-11-20' } }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(planOf('jio-189-28')).toHaveTextContent('₹219')
  localStorage.setItem(KEY, kept({ 'jio-189-28': { rupees: 229, on: '2026-11-21' } }))
  await user.click(correct())
  await user.click(button('Save price'))
  expect(readPrices()).toMatchObject({ 'jio-189-28': { rupees: 229 }, 'jio-299-28': { rupees: 299 } })
})
