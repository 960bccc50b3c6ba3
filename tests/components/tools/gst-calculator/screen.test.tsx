import { act, screen, within } from '@testing-library/react'
import { GstCalculator } from '@/components/tools/gst-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'
import { field, openAt, retype } from '@/tests/calculator-screen'

const open = (fragment = '') => openAt(`/gst-calculator${fragment}`, GstCalculator)

const main = () => within(screen.getByRole('region', { name: 'Result' }))
const result = (name: string) => main().getByRole('status', { name })
const button = (name: string | RegExp, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name })

const NOW = 'Rates since 22 September 2025'
const BEFORE = 'Rates until 21 September 2025'

test('opens with 18% taken out of ₹1,000, in equal halves, and follows each field', async () => {
  const user = open()
  expect(result('Net amount, before GST')).toHaveTextContent('₹847.46')
  expect(result('CGST')).toHaveTextContent('₹76.27')
  expect(result('SGST/UTGST')).toHaveTextContent('₹76.27')
  expect(result('Total amount, with GST')).toHaveTextContent('₹1,000.00')
  expect(screen.getByText('₹1,000.00 ÷ (1 + 18 ÷ 100) = ₹847.46')).toBeInTheDocument()
  await retype(user, 'Amount', '15000')
  await user.click(screen.getByRole('radio', { name: 'Exclusive of GST' }))
  await user.click(button('28%', BEFORE))
  expect(result('Total amount, with GST')).toHaveTextContent('₹19,200.00')
  expect(field('GST rate')).toHaveAccessibleDescription(
    'In force until 21 September 2025; on tobacco until 31 January 2026',
  )
  await user.click(screen.getByRole('radio', { name: /Another state/ }))
  expect(result('IGST')).toHaveTextContent('₹4,200.00')
  expect(main().queryByRole('status', { name: 'CGST' })).not.toBeInTheDocument()
})

test('each slab is under its days, and a rate of one’s own may be typed', async () => {
  const user = open()
  expect(button('18%', NOW)).toHaveAttribute('aria-pressed', 'true')
  expect(button('18%', BEFORE)).toHaveAttribute('aria-pressed', 'false')
  await user.click(button('3%', NOW))
  expect(field('GST rate')).toHaveValue('3')
  expect(field('GST rate')).toHaveAccessibleDescription('In force for gold, silver and jewellery')
  await retype(user, 'GST rate', '7.5')
  // 1,000 × 7.5 ÷ 107.5 = 69.7674: ₹34.88 for each head, and the rest is the net amount.
  expect(result('Net amount, before GST')).toHaveTextContent('₹930.24')
  await user.tab()
  expect(field('GST rate')).toHaveAccessibleDescription('Not a general GST rate')
})

test('the price is found from the tax, but not from tax at 0%', async () => {
  const user = open('#amount=180&type=tax')
  expect(result('Total amount, with GST')).toHaveTextContent('₹1,180.00')
  await retype(user, 'GST rate', '0')
  expect(screen.getByText('Enter a rate above 0%: tax at 0% does not tell the price.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Exclusive of GST' }))
  expect(result('GST amount')).toHaveTextContent('₹0.00')
})

test('every rate is in a table, old ones with their last day', async () => {
  open('#type=exclusive')
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'The same amount at every rate of GST' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['0.25%', '1.5%', '3%', '5%', '12%', '18%', '28%', '40%'])
  const old = within(table).getByRole('row', { name: /^12%/ })
  expect(old).toHaveTextContent('₹1,000.00₹120.00₹60.00₹60.00₹1,120.00In force until 21 September 2025')
  // On a phone a date in three lines would make every row three lines high.
  expect(old.textContent).toContain('until\u00a021\u00a0September\u00a02025')
})

test('a bill has lines of different rates, which can be added and removed', async () => {
  const user = open()
  await act(async () => comeIntoSight())
  const total = () => screen.getByRole('status', { name: 'Total of the bill' })
  await screen.findByRole('group', { name: 'Line 2' })
  expect(total()).toHaveTextContent('₹1,705.00')
  const second = within(screen.getByRole('group', { name: 'Line 2' }))
  await user.clear(second.getByRole('textbox', { name: 'Amount' }))
  await user.type(second.getByRole('textbox', { name: 'Amount' }), '2000')
  expect(total()).toHaveTextContent('₹3,280.00')
  await user.click(screen.getByRole('button', { name: 'Add another line' }))
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
  expect(total()).toHaveTextContent('₹4,200.00')
  const third = within(screen.getByRole('group', { name: 'Line 1' }))
  await user.clear(third.getByRole('textbox', { name: 'Amount' }))
  await user.tab()
  expect(screen.queryByRole('status', { name: 'Total of the bill' })).not.toBeInTheDocument()
  expect(third.getByRole('textbox', { name: 'Amount' })).toBeInvalid()
  expect(screen.getByText('Row 1: Enter a number, such as 10,00,000 or 10 lakh.')).toBeVisible()
})

test('answer and bill of the same line agree: ₹10.10 at 5% is ₹10.60 in the same state, ₹10.61 to another', async () => {
  const user = open('#amount=10.1&rate=5&type=exclusive&lines=10.1_5')
  expect(result('Total amount, with GST')).toHaveTextContent('₹10.60')
  expect(result('Total amount, with GST').dataset.value).toMatch(/^10\.605/)
  expect(result('CGST')).toHaveTextContent('₹0.25')
  expect(screen.getByText('₹10.10 × 5 ÷ 100 = ₹0.505')).toBeInTheDocument()
  await act(async () => comeIntoSight())
  const bill = await screen.findByRole('status', { name: 'Total of the bill' })
  expect(bill).toHaveTextContent('₹10.60')
  await user.click(screen.getByRole('radio', { name: /Another state/ }))
  expect(result('Total amount, with GST')).toHaveTextContent('₹10.61')
  expect(bill).toHaveTextContent('₹10.61')
})
