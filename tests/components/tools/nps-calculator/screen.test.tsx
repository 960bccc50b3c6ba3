import { act, screen, within } from '@testing-library/react'
import { NpsCalculator } from '@/components/tools/nps-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/nps-calculator${fragment}`, NpsCalculator)

test('a fresh page shows ₹5,000 a month for 30 years at 10%', () => {
  open()
  // The shared row nps-01.
  expect(result('Corpus')).toHaveTextContent('₹1,13,96,627')
  expect(result('Taxable lump sum')).toHaveTextContent('₹22,79,325')
  expect(screen.getByText(/Above 60% of the corpus the lump sum is income/)).toBeVisible()
})

// 20,000 × 12 × 10 is 24,00,000.
const WITHOUT_RETURN = '#monthly=20000&years=10&returnPct=0'

test('the answer follows each field', async () => {
  const user = open(WITHOUT_RETURN)
  expect(result('Buys the annuity')).toHaveTextContent('₹4,80,000')
  await retype(user, 'Share for annuity', '50')
  expect(result('Monthly pension before tax')).toHaveTextContent('₹6,000')
  await retype(user, 'Annuity rate', '7')
  expect(result('Monthly pension before tax')).toHaveTextContent('₹7,000')
  await retype(user, 'Years until exit', '20')
  expect(result('Corpus')).toHaveTextContent('₹48,00,000')
})

test('government employees need 40% for the annuity, and are notified; a premature exit needs more', async () => {
  const user = open(WITHOUT_RETURN)
  await user.click(screen.getByRole('radio', { name: 'Government' }))
  expect(result('Lump sum')).toHaveTextContent('₹14,40,000')
  expect(screen.getByText(/At least 40% of this corpus must buy an annuity/)).toBeVisible()
  expect(screen.getByText('₹24,00,000 × 40% = ₹9,60,000')).toBeInTheDocument()
  // A premature exit pays a fifth.
  await user.click(screen.getByRole('radio', { name: 'Premature', hidden: true }))
  expect(result('Lump sum')).toHaveTextContent('₹4,80,000')
})

test('up to ₹8 lakh all may be taken, and no tax is shown as it is in dispute', () => {
  open('#monthly=5000&years=10&returnPct=0')
  expect(result('Highest lump sum allowed')).toHaveTextContent('₹6,00,000')
  expect(screen.getByText(/how the rest is taxed is in dispute/)).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Tax-free lump sum' })).not.toBeInTheDocument()
})

test('up to ₹12 lakh ₹6 lakh at once, and the rest over six years', () => {
  open('#monthly=7500&years=12&returnPct=0')
  expect(result('Rest of the corpus')).toHaveTextContent('₹4,80,000')
  expect(result('Monthly pension from the rest')).toHaveTextContent('₹2,400')
  expect(screen.getByText(/the rest over at least 6 years/)).toBeVisible()
})

test('the years, the shares and the rules come when they are in sight', async () => {
  open(WITHOUT_RETURN)
  await act(async () => comeIntoSight())
  const years = await screen.findByRole('region', { name: 'The account by year' })
  expect(within(years).getByRole('row', { name: '10 ₹2,40,000 ₹0 ₹24,00,000' })).toBeVisible()
  const shares = screen.getByRole('region', { name: 'Payout by share for annuity' })
  expect(
    within(shares).getByRole('row', { name: '20% ₹19,20,000 ₹14,40,000 ₹4,80,000 ₹2,400' }),
  ).toBeVisible()
  const rules = screen.getByRole('region', { name: 'Exit rules' })
  expect(
    within(rules).getByRole('row', { name: 'Premature exit ₹5,00,000 — 20% lump sum, 80% annuity' }),
  ).toBeVisible()
})
