import { act, screen, within } from '@testing-library/react'
import { SavingsSchemes } from '@/components/tools/savings-schemes/screen'
import { holdDate } from '@/tests/hold-date'
import { comeIntoSight } from '@/tests/in-sight'
import { openAt, result, retype } from '@/tests/calculator-screen'

async function open(link = '') {
  holdDate(new Date('2026-11-28T12:00:00+05:30'))
  const user = openAt(`/savings-schemes${link}`, SavingsSchemes)
  await act(async () => comeIntoSight())
  await screen.findByRole('region', { name: 'Deposits after tax' })
  return user
}
const rowOf = (name: string) =>
  within(screen.getByRole('region', { name: 'Deposits after tax' })).getByRole('row', {
    name: new RegExp(`^${name}`),
  })

afterEach(() => jest.useRealTimers())

test('bank and post office side by side after tax, with what is insured', async () => {
  await open()
  // Python, as in the tests of the calculation: 5,00,000 at 6.5% by quarter, 20.8% of each year's interest.
  expect(result('Bank FD, received after tax')).toHaveTextContent('₹6,50,646.23')
  expect(result('Bank FD, return after tax')).toHaveTextContent('5.27%')
  expect(result('Highest return after tax within 5 years')).toHaveTextContent(
    'Post office time deposit: 6.11% a year',
  )
  expect(rowOf('NSC')).toHaveTextContent('₹2,24,515.00')
  const table = screen.getByRole('region', { name: 'Deposits after tax' })
  expect(within(table).queryByRole('row', { name: /^SCSS/ })).not.toBeInTheDocument()
  expect(screen.getByText(/₹5,00,000 with one bank is insured/)).toBeVisible()
})

test('a senior citizen sees SCSS, and limits that the sum exceeds are named', async () => {
  const user = await open('#sum=3500000')
  await user.click(screen.getByRole('checkbox', { name: 'Senior citizen' }))
  expect(rowOf('SCSS')).toBeVisible()
  expect(screen.getByText('SCSS takes at most ₹30,00,000 of a person.')).toBeVisible()
  expect(screen.getByText('MIS takes at most ₹9,00,000 of a person.')).toBeVisible()
  expect(screen.getByText('PPF and Sukanya take at most ₹1,50,000 a year each.')).toBeVisible()
})

test('the tax of the slab and the old regime change the returns', async () => {
  const user = await open('#counts80C=true')
  // 20.8% of 1,50,000 and of the interest of years 2 to 4: 31,200 + 8,624.62 + 9,288.71 + 10,003.94.
  expect(rowOf('NSC')).toHaveTextContent('₹59,117.27')
  await user.click(screen.getByRole('checkbox', { name: 'Old regime, with room left in 80C' }))
  await retype(user, 'Tax on the interest', '0')
  expect(result('Bank FD, return after tax')).toHaveTextContent('6.66%')
})
