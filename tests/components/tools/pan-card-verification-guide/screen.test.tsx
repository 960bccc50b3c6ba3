import { screen, within, waitFor } from '@testing-library/react'
import { PanCardVerificationGuide } from '@/components/tools/pan-card-verification-guide/screen'
import { field, openAt, retype } from '@/tests/calculator-screen'
import { comeIntoSight } from '@/tests/in-sight'

const open = (link = '') => openAt(`/pan-card-verification-guide${link}`, PanCardVerificationGuide)
const output = (name: string) => document.querySelector(`output[name=${name}]`)

test('a fresh page asks for a number and shows how one is read', () => {
  open()
  expect(screen.getByText('Enter a PAN or a GSTIN.')).toBeVisible()
  expect(screen.getByText('How to read one: AAPFU0939F')).toBeVisible()
  expect(document.querySelector('output')).toBeNull()
})

test('a PAN is taken apart; its format is valid, and nothing is called verified', async () => {
  const user = open()
  await user.type(field('PAN'), 'aaapz1234c')
  expect(field('PAN')).toHaveValue('AAAPZ1234C')
  expect(output('panFormat')).toHaveTextContent('Format valid')
  expect(output('panFormat')).toHaveAttribute('data-value', 'valid')
  expect(output('holderType')).toHaveTextContent('Person')
  expect(output('holderType')).toHaveAttribute('data-value', 'person')
  expect(screen.getByText('first letter of the surname')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/verified/i)
})

test('while it is typed, what is missing is shown; left incomplete or wrong, it is a problem', async () => {
  const user = open()
  await user.type(field('PAN'), 'AAAP')
  expect(field('PAN')).toBeValid()
  expect(field('PAN')).toHaveAccessibleDescription('6 more characters')
  expect(screen.getByText('6 more characters to come.')).toBeVisible()
  await user.tab()
  expect(field('PAN')).toBeInvalid()
  expect(field('PAN')).toHaveAccessibleDescription('A PAN has 10 characters; this has 4.')
  await retype(user, 'PAN', 'ABCD')
  await user.tab()
  expect(field('PAN')).toHaveAccessibleDescription(/^D is not a valid holder type \(fourth letter\)\./)
  expect(output('panFormat')).toHaveTextContent('Format wrong')
  expect(output('panFormat')).toHaveAttribute('data-value', 'invalid')
  expect(output('holderType')).toBeNull()
})

test.each([
  ['Asha Zaveri', 'expected', 'The fifth letter fits: Z as in ZAVERI.'],
  ['Zubin Mehta', 'otherWord', 'Z as in ZUBIN. It fits if that is the surname'],
  ['Asha Rao', 'none', 'but the surname, RAO, begins with R'],
  ['आशा', 'unreadable', 'enter the name in Latin letters'],
])('with the name %s', (name, match, words) => {
  open(`#pan=AAAPZ1234C&holderName=${encodeURIComponent(name)}`)
  expect(output('initialMatch')).toHaveAttribute('data-value', match)
  expect(output('initialMatch')).toHaveTextContent(words)
})

test('a GSTIN shows its state, the PAN inside and its check character', async () => {
  const user = open('?gstin=27AAPFU0939F1ZV')
  expect(output('gstinFormat')).toHaveAttribute('data-value', 'valid')
  expect(output('gstinState')).toHaveAttribute('data-value', '27')
  expect(output('gstinState')).toHaveTextContent('Maharashtra. Sales within it attract CGST and SGST.')
  expect(output('gstinPan')).toHaveAttribute('data-value', 'AAPFU0939F')
  expect(output('gstinPan')).toHaveTextContent('Firm or LLP')
  expect(output('checkCharacter')).toHaveAttribute('data-value', 'V')
  await retype(user, 'PAN', 'AAPFU0939F')
  expect(output('samePan')).toHaveTextContent('It contains the PAN above.')
  await retype(user, 'PAN', 'AAAPZ1234C')
  expect(output('samePan')).toHaveAttribute('data-value', 'false')
})

test('a code of a former territory is explained', () => {
  open('#gstin=25AAPFU0939F1ZZ')
  expect(output('gstinState')).toHaveTextContent(
    /^Daman and Diu .* CGST and UTGST. An old code; new numbers have 26\.$/,
  )
})

test('below, an address is examined and the guide opens', async () => {
  const user = open('#link=https%3A%2F%2Fincometax.gov.in.refund-pan.com')
  comeIntoSight()
  expect(await screen.findByRole('textbox', { name: 'Web address to check' })).toHaveValue(
    'https://incometax.gov.in.refund-pan.com',
  )
  await waitFor(() => expect(output('linkVerdict')).toHaveAttribute('data-value', 'lookAlike'))
  await user.clear(field('Web address to check'))
  await user.paste('https://eportal.incometax.gov.in/iec')
  expect(output('linkVerdict')).toHaveAttribute('data-value', 'official')
  const guide = within(await screen.findByRole('region', { name: 'PAN guide' }))
  await user.click(guide.getByText('What a PAN costs'))
  expect(guide.getByRole('region', { name: 'Fees for a PAN' })).toHaveTextContent('₹107')
  await user.click(guide.getByText('Link PAN and Aadhaar, or see if they are linked'))
  expect(guide.getByText(/pay ₹1,000 under e-Pay Tax/)).toBeVisible()
})
