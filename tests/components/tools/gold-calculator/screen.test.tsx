import { act, screen, within } from '@testing-library/react'
import { GoldCalculator } from '@/components/tools/gold-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (link = '') => openAt(`/gold-calculator${link}`, GoldCalculator)

test('opens with the bill of ten grams, which follows what is typed', async () => {
  const user = open()
  // 1,20,000 + 12,000 + 45 = 1,32,045; 1.5% twice, 1,980.68 each, make 1,36,006.36.
  expect(result('To pay')).toHaveTextContent('₹1,36,006.36')
  await retype(user, 'Gross weight', '20')
  expect(result('Gold')).toHaveTextContent('₹2,40,000.00')
})

test('the making is asked in the way that the jeweller charges it', async () => {
  const user = open('#hallmark=0')
  await user.click(screen.getByRole('radio', { name: 'In all' }))
  expect(result('Making charge')).toHaveTextContent('₹5,000.00')
})

test('a jeweller’s own bill is compared, to the rupee', async () => {
  const user = open()
  await retype(user, 'The jeweller’s bill', '136006')
  expect(screen.getByText('The jeweller’s bill agrees with this one to the rupee.')).toBeVisible()
  await retype(user, 'The jeweller’s bill', '140000')
  expect(result('Jeweller’s bill less this one')).toHaveTextContent('₹3,993.64')
  expect(screen.getByText(/^The jeweller’s bill is ₹3,993\.64 more than this one\./)).toBeVisible()
})

test('work on one’s own gold bills no metal, and names the rate and those who charge none', async () => {
  const user = open('#hallmark=0')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bill for' }), 'Work on your own gold')
  // 12,000 + 18%.
  expect(result('To pay')).toHaveTextContent('₹14,160.00')
  expect(
    screen.getByText(/^Work on the gold of a customer who is not registered for GST has 18%/),
  ).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Wastage' })).not.toBeInTheDocument()
})

test('old gold is taken off after GST, and more than the new piece is paid out by the jeweller', () => {
  open('#oldWeight=20')
  expect(result('Old gold, taken off')).toHaveTextContent('₹2,40,000.00')
  expect(screen.getByText(/^GST is due on the whole of the new piece, ₹1,36,006\.36/)).toBeVisible()
  expect(result('To pay (the jeweller pays you)')).toHaveTextContent('-₹1,03,993.64')
})

test('stones that weigh the whole piece are refused', () => {
  open('#stoneWeight=10')
  expect(screen.getByText('The stones weigh as much as the whole piece. Correct the weights.')).toBeVisible()
})

test('the lines of the bill come when they are in sight', async () => {
  open('#weightIn=tola&weight=1&rate=10000&stones=500')
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'Lines of the bill' })
  expect(within(table).getByRole('row', { name: 'Gold 11.6638 g × ₹10,000.00 ₹1,16,638.04' })).toBeVisible()
  expect(within(table).getByRole('row', { name: /^Stones .*₹500\.00$/ })).toBeVisible()
})
