import { act, screen, within } from '@testing-library/react'
import { MarginCalculator } from '@/components/tools/margin-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (link = '') => openAt(`/margin-calculator${link}`, MarginCalculator)

test('opens with the margin of a piece after two discounts and GST, which follows what is typed', async () => {
  const user = open()
  // 855 ÷ 1.18 = 724.58, less 500 = 224.58: 30.99% of the price, 44.92% of the cost.
  expect(result('Margin, of the price')).toHaveTextContent('30.99%')
  expect(screen.getByText('10% and then 5% are 14.5% together, not 15%.')).toBeVisible()
  await retype(user, 'Cost of a piece', '724.58')
  expect(result('Profit on a piece')).toHaveTextContent('₹0.00')
  expect(
    screen.getByText('Each piece is sold at its cost. No number of pieces covers the costs.'),
  ).toBeVisible()
  expect(result('Pieces a month that cover the fixed costs')).toHaveTextContent('—')
})

test('the price for a margin is asked with other fields, and leads with the price', async () => {
  const user = open('#off=0&thenOff=0')
  await user.click(screen.getByRole('radio', { name: 'The price for a margin' }))
  expect(screen.queryByRole('textbox', { name: 'MRP or list price' })).not.toBeInTheDocument()
  expect(result('The customer pays')).toHaveTextContent('₹842.86')
  await user.click(screen.getByRole('radio', { name: 'Of the cost (mark-up)' }))
  expect(result('The customer pays')).toHaveTextContent('₹767.00')
})

test.each([
  ['aim=price&wanted=100', /^A margin is always below 100% of the price\./],
  ['mrp=400&off=0&thenOff=0&rate=0', /^Each piece is sold at a loss of ₹100\.00\./],
  ['gst=outside', /^An MRP has the GST in it: what the customer pays, ₹1,008\.90, may not exceed it\.$/],
])('%s: %s', (link, words) => {
  open(`#${link}`)
  expect(screen.getByText(words)).toBeVisible()
})

test('the margin at other discounts comes when it is in sight', async () => {
  open('#rate=0&cost=400')
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'Margin by discount' })
  // 1,000 − 20% = 800; less 400 is half of it, and 50,000 ÷ 400 = 125.
  expect(within(table).getByRole('row', { name: '20% ₹800.00 ₹400.00 50% 100% 125' })).toBeVisible()
})
