import { act, screen, within } from '@testing-library/react'
import { RetirementCalculator } from '@/components/tools/retirement-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (link = '') => openAt(`/retirement-calculator${link}`, RetirementCalculator)
/** No growth, no inflation: 300 months of 10,000. */
const PLAIN = '#inflation=0&rateBefore=0&rateAfter=0&saved=0&expenses=10000'

test('opens with the corpus that the expenses need and the investment that leads to it', async () => {
  const user = open()
  // 50,000 × 1.06^25 = 2,14,593.54; the rest from Python, month by month, as in the tests of the calculation.
  expect(result('Monthly expenses at 60')).toHaveTextContent('₹2,14,594')
  expect(result('Corpus needed at 60')).toHaveTextContent('₹5,44,94,755')
  expect(result('Monthly investment needed')).toHaveTextContent('₹36,226')
  expect(result('Your money lasts')).toHaveTextContent('11 years')
  expect(screen.getByText(/used up 11 years after retirement, at the age of 71\./)).toBeVisible()
  expect(screen.getByText('Investing ₹21,226 more a month closes the gap.')).toBeVisible()
  await retype(user, 'Monthly investment', '37000')
  expect(screen.getByText('Your plan pays these expenses until 85 and beyond.')).toBeVisible()
  expect(result('More than needed')).toBeVisible()
})

test('ages in the wrong order are named, and Reset brings the fresh page back', async () => {
  const user = open('#age=61')
  expect(screen.getAllByText(/^The ages must follow each other/)[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(result('Corpus needed at 60')).toBeVisible()
})

test('who has retired is not asked to invest', () => {
  open(`${PLAIN.replace('saved=0', 'saved=1200000')}&age=60`)
  expect(screen.queryByRole('status', { name: 'Monthly investment needed' })).not.toBeInTheDocument()
  expect(result('Your money lasts')).toHaveTextContent('10 years')
})

test('a pension that covers everything needs no corpus, for ever', () => {
  open(`${PLAIN}&pension=10000`)
  expect(result('Corpus needed at 60')).toHaveTextContent('₹0')
  expect(result('Your money lasts')).toHaveTextContent('for ever')
})

test('the course comes when it is in sight: three cases by age', async () => {
  open(`${PLAIN}&sip=10000&spread=0`)
  await act(async () => comeIntoSight())
  const table = await screen.findByRole('region', { name: 'The money by age' })
  expect(
    within(table).getByRole('row', { name: '60 ₹30,00,000 ₹30,00,000 ₹30,00,000 ₹10,000' }),
  ).toBeVisible()
  expect(within(table).getByRole('row', { name: '85 ₹0 ₹0 ₹0 —' })).toBeVisible()
  expect(screen.getByText('Cautious, at 0% and 0%: the money lasts 25 years.')).toBeVisible()
})

test('the working has the visitor’s own numbers', () => {
  open(`${PLAIN}&epf=100000&pension=2000`)
  const working = screen.getByRole('region', { name: 'How this is calculated' })
  expect(working).toHaveTextContent('85 − 60 = 25')
  expect(working).toHaveTextContent('₹8,000.00')
  expect(working).toHaveTextContent('₹1,00,000.00')
})
