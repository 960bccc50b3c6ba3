import { act, screen, within } from '@testing-library/react'
import { HraCalculator } from '@/components/tools/hra-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/hra-calculator${fragment}`, HraCalculator)

test('the answer follows rent, city and year', async () => {
  const user = open('#year=2025-26&periods=12_50000_30000_35000_Delhi')
  expect(result('Exempt HRA')).toHaveTextContent('₹3,00,000')
  await user.selectOptions(screen.getByLabelText('City of the rented home'), 'Bengaluru')
  expect(result('Exempt HRA')).toHaveTextContent('₹2,40,000')
  await user.selectOptions(screen.getByLabelText('Financial year'), '2026-27')
  expect(result('Exempt HRA')).toHaveTextContent('₹3,00,000')
  await retype(user, 'Monthly rent', '15000')
  expect(result('Exempt HRA')).toHaveTextContent('₹1,20,000')
})

test('a change in the year is a second period', () => {
  open('#periods=6_40000_16000_20000_Kolkata*6_44000_17600_24000_Patna')
  // 6 × 16,000 and 6 × 17,600.
  expect(result('Exempt HRA')).toHaveTextContent('₹2,01,600')
  expect(screen.getByText('Period 2: 40% of salary (Patna)')).toBeInTheDocument()
})

test.each([
  ['#periods=9_50000_20000_25000_Delhi', /^9 months of 12 are entered\./],
  ['#year=2025-26', /landlord’s PAN in Form 12BB/],
  ['#year=2026-27', /landlord’s PAN in Form 124/],
  ['', /exempt in the old tax regime alone/],
])('%s: %s', (link, words) => {
  open(link)
  expect(screen.getAllByText(words)[0]).toBeVisible()
})

test('too many months leave no answer but the reason', () => {
  open('#periods=7_1_1_1_Delhi*6_1_1_1_Delhi')
  expect(screen.getByText('The periods have 13 months together. A year has 12.')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Exempt HRA' })).not.toBeInTheDocument()
})

test('periods and other rents come when they are in sight', async () => {
  open('#periods=12_50000_20000_20000_Delhi')
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'Exempt by period' })
  expect(
    within(table).getByRole('row', { name: '12 months Delhi, 50% ₹2,40,000 ₹2,40,000 ₹1,80,000' }),
  ).toBeVisible()
  const rents = screen.getByRole('region', { name: 'Exempt in the year by rent' })
  expect(within(rents).getByRole('row', { name: '₹25,000 ₹2,40,000' })).toBeVisible()
})
