import userEvent from '@testing-library/user-event'
import { act, screen, within } from '@testing-library/react'
import { SavingsSchemes } from '@/components/tools/savings-schemes/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (fragment = '') => openAt(`/savings-schemes${fragment}`, SavingsSchemes)
const choose = (user: ReturnType<typeof open>, scheme: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Scheme' }), scheme)

test('opens with ₹1,00,000 in NSC at the notified 7.7%, and follows the scheme and its fields', async () => {
  const user = open('#opened=2026-11-01')
  // 1.077^5 is 1.44903 to the paisa of ₹1,000.
  expect(result('Maturity amount')).toHaveTextContent('₹1,44,903')
  expect(screen.getByText(/that of years 1 to 4 counts for 80C again/)).toBeVisible()
  expect(screen.getByText('1,000 × (1 + 7.7%)', { exact: false })).toBeInTheDocument()
  await choose(user, 'mis')
  await retype(user, 'Amount', '900000')
  expect(result('Monthly income')).toHaveTextContent('₹5,550')
  await retype(user, 'Closed early after', '24')
  expect(result('Deduction on early closing')).toHaveTextContent('₹18,000')
  await retype(user, 'Closed early after', '11')
  expect(result('May be closed then')).toHaveAttribute('data-value', 'false')
  expect(screen.queryByRole('status', { name: 'Refund on early closing' })).not.toBeInTheDocument()
  await choose(user, 'scss')
  expect(result('Interest each quarter')).toHaveTextContent('₹18,450')
  await retype(user, 'Interest rate', '8')
  expect(result('Interest each quarter')).toHaveTextContent('₹18,000')
  await choose(user, 'recurring-deposit')
  await user.clear(field('Interest rate'))
  await retype(user, 'Monthly deposit', '10000')
  expect(result('Maturity amount')).toHaveTextContent('₹7,13,658')
  await choose(user, 'kvp')
  expect(result('Doubles in')).toHaveTextContent('9 years 7 months')
  await choose(user, 'time-deposit')
  // 9,00,000 at 7.5% and at 6.9%, compounded each quarter.
  expect(result('Interest each year')).toHaveTextContent('₹69,422')
  await user.click(screen.getByRole('radio', { name: '1 year' }))
  expect(result('Interest each year')).toHaveTextContent('₹63,725')
  expect(screen.getByText(/No deduction for the deposit/)).toBeVisible()
})

test('Sukanya Samriddhi takes deposits by date', async () => {
  const user = open('#scheme=ssy&opened=2026-04-01&rates=8.2')
  // The shared row ssy-01.
  expect(await screen.findByRole('status', { name: 'Maturity amount' })).toHaveTextContent('₹71,82,127')
  await retype(user, 'Amount', '200000')
  expect(screen.getByText(/above ₹1,50,000 are left out/)).toBeVisible()
  expect(result('Total deposits')).toHaveTextContent('₹22,50,000')
})

test.each([
  ['#scheme=mis&amount=1000000', /at most ₹9,00,000, a joint account ₹15,00,000/],
  ['#scheme=scss&amount=3001000', /One person may hold at most ₹30,00,000/],
  ['#scheme=scss&amount=1500', /in multiples of ₹1,000/],
  ['#scheme=kvp&amount=1050', /in multiples of ₹100\./],
  ['#scheme=nsc&amount=900', /The smallest deposit is ₹1,000/],
  ['#scheme=ssy&deposits=once_1000__', /Less than ₹250 is deposited in/],
  ['#scheme=ssy&opened=2026-04-01&deposits=once_1000_2026-03-01_', /before the opening/],
])('%s: %s', async (link, words) => {
  open(link)
  expect(await screen.findByText(words)).toBeVisible()
})

test('all schemes, the years and the terms come when they are in sight', async () => {
  open('#opened=2026-11-01')
  await act(async () => comeIntoSight())
  const schemes = await screen.findByRole('region', { name: 'Schemes compared' })
  expect(within(schemes).getAllByRole('row')).toHaveLength(11)
  expect(
    within(schemes).getByRole('row', {
      name: 'SCSS: senior citizens 8.2% ₹1,00,000 ₹41,000 5 years paid each quarter',
    }),
  ).toBeVisible()
  const years = screen.getByRole('region', { name: 'The chosen scheme by year' })
  expect(within(years).getByRole('row', { name: '1 ₹1,00,000 ₹7,700 ₹1,07,700' })).toBeVisible()
  const terms = screen.getByRole('region', { name: 'Terms of the schemes', hidden: true })
  expect(terms).not.toBeVisible()
  await userEvent.click(screen.getByText('Who may open which, limits, early closing'))
  expect(
    within(terms).getByRole('row', { name: /^MIS.* ₹1,000 to ₹9,00,000, joint ₹15,00,000/ }),
  ).toBeVisible()
})
