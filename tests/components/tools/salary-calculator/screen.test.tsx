import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { SalaryCalculator } from '@/components/tools/salary-calculator/screen'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (link = '') => openAt(`/salary-calculator${link}`, SalaryCalculator)
const IN_HAND = 'In hand a month (new regime)'
const PARTS = '#basic=50000&hra=20000&special=30000&state=Delhi&pf=ceiling'

/** Opens the fold of the fields that few need, and waits for its part. */
async function unfold(user: UserEvent) {
  await user.click(screen.getByText('State, pay structure, bonus, NPS, rent, 80C'))
  return screen.findByRole('combobox', { name: 'State of work' })
}

test('opens with an answer; lines of nothing are folded, and come out with a figure', async () => {
  const user = open()
  expect(result(IN_HAND)).toHaveTextContent('₹86,405')
  const folded = screen.getByText('Lines of ₹0').closest('details')!
  expect(within(folded).getAllByRole('term')).toHaveLength(5)
  expect(within(folded).getByText('Your ESI, a month')).not.toBeVisible()
  expect(within(folded).queryByText('Income tax, a year')).not.toBeInTheDocument()
  // Pay of at most 21,000 a month has state insurance.
  await retype(user, 'Cost to company (CTC), a year', '240000')
  expect(screen.getByText('Your ESI, a month')).toBeVisible()
})

test('a link with the parts of the pay asks from the parts', () => {
  // 1,00,000 − 3,000 of PF; 12,00,000 − 75,000 is below the limit of the rebate.
  open(PARTS)
  expect(screen.getByRole('radio', { name: 'Basic, HRA, …' })).toBeChecked()
  expect(result(IN_HAND)).toHaveAttribute('data-value', '97000')
  // 12 × (1,00,000 + 3,000 + 125 + 125) + 50,000 × 15 ÷ 26
  expect(result('CTC, a year')).toHaveAttribute('data-value', '1267846')
})

test('the CTC for a wanted in-hand leads back to it', async () => {
  const user = open('#startFrom=inHand')
  await screen.findByRole('status', { name: 'CTC needed, a year' })
  await retype(user, 'Wanted in hand, a month', '75000')
  expect(result(IN_HAND)).toHaveTextContent('₹75,000')
  const ctc = result('CTC needed, a year').dataset.value!
  await user.click(screen.getByRole('radio', { name: 'CTC' }))
  await retype(user, 'Cost to company (CTC), a year', ctc)
  expect(result(IN_HAND)).toHaveTextContent('₹75,000')
})

test('the old regime takes rent, professional tax and 80C off, and is beside the new one', async () => {
  // 12,00,000 − 50,000 − 2,40,000 of HRA − 2,500 − 1,50,000 − 25,000 = 7,32,500, by hand: 12,500 + 46,500 =
  // 59,000, and 4%.
  open(
    '#regime=old&state=Maharashtra&basic=50000&hra=20000&special=30000&pf=ceiling&rent=30000&other80C=150000&otherDeductions=25000',
  )
  expect(await screen.findByRole('status', { name: 'HRA exempt from tax, a year' })).toHaveTextContent(
    '₹2,40,000',
  )
  expect(result('Total income taxed, a year')).toHaveTextContent('₹7,32,500')
  expect(result('Income tax, a year')).toHaveTextContent('₹61,360')
  await act(async () => comeIntoSight())
  // (12,00,000 − 36,000 of PF − 2,500 − 61,360) ÷ 12.
  const ofOld = await screen.findByRole('status', { name: 'In hand a month, old regime' })
  expect(ofOld).toHaveTextContent('₹91,678')
  expect(result('Income tax a year, new regime')).toHaveTextContent('₹0')
})

test('PF on the ceiling is on ₹25,000, and the part of the year before it is named', async () => {
  const user = open('#startFrom=gross&monthlyGross=100000')
  // Wages of 50,000: 12% is 6,000.
  expect(result('Your PF, a month')).toHaveTextContent('₹6,000')
  expect(screen.queryByText(/^PF is on/)).not.toBeInTheDocument()
  expect(screen.getByText('12% of all wages, or of ₹25,000: ₹3,000 a month')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '₹25,000' }))
  expect(result('Your PF, a month')).toHaveTextContent('₹3,000')
  expect(result('Employer’s PF, a month')).toHaveTextContent('₹3,000')
  expect(result('PF-linked insurance (EDLI), a month')).toHaveTextContent('₹125')
  expect(result(IN_HAND)).toHaveTextContent('₹97,000')
  expect(
    screen.getByText(/^PF is on ₹25,000, .* Until 16 September 2026 it was ₹15,000: earlier months/),
  ).toBeVisible()
})

test('the state decides the professional tax', async () => {
  const user = open()
  const state = await unfold(user)
  await user.selectOptions(state, 'Maharashtra')
  expect(result('Professional tax, a year')).toHaveTextContent('₹2,500')
  expect(screen.getByRole('radio', { name: 'Woman' })).toBeInTheDocument()
  await user.selectOptions(state, 'Delhi')
  expect(result('Professional tax, a year')).toHaveTextContent('₹0')
  expect(screen.queryByRole('radio', { name: 'Woman' })).not.toBeInTheDocument()
})

test('a hidden field with a problem opens the fold with its message', async () => {
  open('#rent=x')
  expect(await screen.findByRole('textbox', { name: 'Monthly rent' })).toBeInvalid()
  expect(screen.getByText('Enter the salary.')).toBeVisible()
})

test.each([
  ['state=Atlantis', /no reliable figure was found for Atlantis/],
  ['monthlyGross=7000&state=Tamil+Nadu+(Chennai)', /our sources disagree, ₹430 or ₹425 a half-year/],
  ['basic=20000&hra=20000&special=20000', /on ₹30,000, half of the pay/],
])('%s: %s', async (link, words) => {
  open(`#${link}`)
  expect(await screen.findByText(words)).toBeVisible()
})

test('a bonus beyond the CTC, or beyond what is wanted, gets a reason and no answer', async () => {
  const user = open('#ctc=100000&bonus=200000')
  expect(
    (await screen.findAllByText('The bonus is more than the CTC. Enter a smaller bonus.'))[0],
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Wanted in hand' }))
  await retype(user, 'Wanted in hand, a month', '1000')
  expect(screen.getAllByText(/The bonus alone leaves more than this/)[0]).toBeVisible()
})

test('lower down are the payslip, other CTCs and the sources', async () => {
  open(PARTS)
  await act(async () => comeIntoSight())
  const lines = await screen.findByRole('table', { name: 'The salary line by line' })
  expect(within(lines).getByRole('row', { name: /^CTC/ })).toHaveTextContent('₹12,67,846')
  expect(within(lines).getByRole('row', { name: /^Your PF/ })).toHaveTextContent('-₹3,000')
  await act(async () => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
  expect(screen.getByText(/₹25,000 a month since .* by an order in the Gazette/)).toBeInTheDocument()
  const others = screen.getByRole('table', { name: 'In hand at other CTCs' })
  expect(within(others).getAllByRole('row')).toHaveLength(9)
  expect(
    screen.getByText('In hand = pay + bonus − your PF − your ESI − professional tax − income tax'),
  ).toBeVisible()
  expect(screen.getByText(/Professional tax, Delhi/)).toBeVisible()
  const chart = screen.getByRole('img', { name: /^Chart of where a CTC of ₹12,67,846 goes: / })
  expect(chart).not.toHaveTextContent('ESI')
})
