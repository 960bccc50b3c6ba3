import { screen, within, waitFor } from '@testing-library/react'
import { VehicleRcChecker } from '@/components/tools/vehicle-rc-checker/screen'
import { field, openAt, result, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const NUMBER = 'Registration number'
const open = (link = '') => openAt(`/vehicle-rc-checker${link}`, VehicleRcChecker)
const output = (name: string) => document.querySelector(`output[name=${name}]`)
/** The list of offices comes after the first number that has an office. */
const untilOffices = () => waitFor(() => expect(output('office')).not.toHaveTextContent('Loading'))

test('a fresh page asks for a number, shows how one is read, and what none tells', () => {
  open()
  expect(screen.getByText('Enter a registration number.')).toBeVisible()
  expect(screen.getByText('How to read one: MH 12 AB 1234')).toBeVisible()
  expect(screen.getByText(/does not show the owner, insurance/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'VAHAN' })).toHaveAttribute(
    'href',
    'https://vahan.parivahan.gov.in/',
  )
  expect(document.querySelector('output')).toBeNull()
})

test('a number is taken apart as it is typed', async () => {
  const user = open()
  await user.type(field(NUMBER), 'mh-12-ab-1234')
  expect(result('State registration')).toHaveTextContent('MH 12 AB 1234')
  expect(output('plate')).toHaveAttribute('data-value', 'MH 12 AB 1234')
  expect(output('state')).toHaveTextContent(/^Maharashtra$/)
  expect(output('state')).toHaveAttribute('data-value', 'MH')
  await untilOffices()
  expect(output('office')).toHaveTextContent(/^Pune$/)
  expect(output('office')).toHaveAttribute('data-value', 'Pune')
  await user.tab()
  expect(field(NUMBER)).toHaveValue('MH 12 AB 1234')
})

test.each([
  ['UP 32 MN 4321', 'Uttar Pradesh. Before 2000 perhaps Uttarakhand', 'Lucknow'],
  ['TS09AB1234', 'Telangana. These letters are old; new vehicles get TG', 'Hyderabad Central (Khairatabad)'],
  ['AP 39 AB 1234', 'Andhra Pradesh. Before 2014 perhaps Telangana', 'Any office of Andhra Pradesh'],
  ['DL 10 TC 12', 'Delhi', null],
])('%s is of %s, and of the office %s', async (number, state, office) => {
  open(`#registration=${encodeURIComponent(number)}`)
  expect(output('state')).toHaveTextContent(state)
  expect(output('office')).toHaveTextContent('Loading the list of offices…')
  await untilOffices()
  expect(output('office')).toHaveTextContent(office ?? 'not in our list of offices')
  expect(output('office')).toHaveAttribute('data-value', office ?? '')
})

test.each([
  ['24 BH 1234 AA', 'year', 'first registered in 2024'],
  ['99 BH 1234 AA', 'year', '2099 is in the future. Check the plate again'],
  ['T 0326 MH 1234 AB', 'state', /^Maharashtra$/],
])('%s has the %s: %s', (number, name, words) => {
  open(`#registration=${encodeURIComponent(number)}`)
  expect(output(name)).toHaveTextContent(words)
})

test.each([
  [
    '24 BH 1234 AA',
    'BH series, valid all over India',
    'no state: it stays the same when the owner is posted elsewhere',
  ],
  ['DL 3C AB 1234', 'State registration', 'car; Delhi numbers name the class'],
  ['77 CD 12', 'Diplomatic number', 'Corps diplomatique: an embassy or high commission'],
  ['↑ 03D 153874 H', 'Armed forces', 'of the armed forces; registered by the Ministry of Defence'],
  ['T 0326 MH 1234 AB', 'Temporary number', 'Mar 2026, when it was bought'],
  ['T 1299 MH 1234 AB', 'Temporary number', 'Dec 2099 is in the future. Check the plate again'],
  ['MH 12 TC 123', 'Trade number of a dealer or maker', 'for vehicles that are not yet sold or registered'],
  [
    'MH VA AB 1234',
    'Vintage, over 50 years old',
    'a two-wheeler or car over 50 years old in its original condition',
  ],
  ['MMC 1234', 'Old series, before 1 July 1989', /does not explain old letters further/],
  ['MH 12 OI 1234', 'State registration', /Series never use I or O/],
])('%s is a %s', async (number, kind, part) => {
  open(`?registration=${encodeURIComponent(number)}`)
  expect(result(kind)).toBeVisible()
  if (output('office')) await untilOffices()
  expect(screen.getByText(part)).toBeVisible()
})

test('an unfinished number is a problem once it is left, and nothing typed is lost', async () => {
  const user = open()
  await user.type(field(NUMBER), 'MH 12')
  expect(field(NUMBER)).toBeValid()
  expect(screen.getByText('The number is not complete yet.')).toBeVisible()
  await user.tab()
  expect(field(NUMBER)).toBeInvalid()
  expect(field(NUMBER)).toHaveAccessibleDescription(/^The number is not complete\./)
  expect(field(NUMBER)).toHaveValue('MH 12')
  await retype(user, NUMBER, 'ZZ 12 AB 1')
  await user.tab()
  expect(field(NUMBER)).toHaveAccessibleDescription('No state or union territory has the code ZZ.')
  expect(screen.getByText('This is not a registration number.')).toBeVisible()
})

test('below, an address is examined and the guide opens', async () => {
  const user = open('#link=https%3A%2F%2Fparivahan-challan.com%2Fpay.apk')
  comeIntoSight()
  expect(await screen.findByRole('textbox', { name: 'Web address to check' })).toBeVisible()
  await waitFor(() => expect(output('linkVerdict')).toHaveAttribute('data-value', 'lookAlike'))
  await user.clear(field('Web address to check'))
  await user.paste('https://echallan.parivahan.gov.in/')
  expect(output('linkVerdict')).toHaveAttribute('data-value', 'official')
  const guide = within(await screen.findByRole('region', { name: 'RC guide' }))
  await user.click(guide.getByText('Fees'))
  expect(guide.getByRole('row', { name: 'Renewal after 20 years ₹2,000 ₹10,000' })).toBeVisible()
  await user.click(guide.getByText('Buy or sell a used vehicle'))
  expect(guide.getByText(/reports the sale in Form 29/)).toBeVisible()
})
