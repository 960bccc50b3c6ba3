import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import LinkCheck from '@/components/lookup/link-check'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { anyText } from '@/lib/inputs/text'
import { checkLinks } from '@/lib/link-check/official-site'

const inputs = { link: anyText() }
const sites = [{ name: 'the Income Tax Department', domains: ['incometax.gov.in'] }]

const load = async () => (text: string) => checkLinks(text, sites)

function Screen() {
  return <LinkCheck field={useToolInputs(inputs).field('link')} load={load} label="Address to check" />
}

function open(fragment = '') {
  history.replaceState(null, '', `/x${fragment}`)
  render(<Screen />)
  return userEvent.setup({ delay: null })
}
const field = () => screen.getByRole('textbox', { name: 'Address to check' })
const verdict = () => document.querySelector('output[name=linkVerdict]')

test('the official address is distinguished from one that imitates it', async () => {
  const user = open()
  expect(field()).toBeValid()
  expect(verdict()).toBeNull()
  await user.type(field(), 'incometax.gov.in')
  await waitFor(() => expect(verdict()).toBeInTheDocument())
  expect(verdict()).toHaveTextContent('incometax.gov.in is the Income Tax Department’s own site.')
  expect(verdict()).toHaveAttribute('data-value', 'official')
  await user.type(field(), '.refund.example.com')
  expect(verdict()).toHaveTextContent(
    'Not official: this only looks like the Income Tax Department. It belongs to example.com.',
  )
  expect(verdict()).toHaveAttribute('data-value', 'lookAlike')
  expect(screen.getByText(/What counts is the end of the name/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a text without an address is reported under the field, and stays in it', async () => {
  const user = open()
  await user.type(field(), 'my refund')
  await waitFor(() => expect(field()).toBeInvalid())
  expect(field()).toHaveAccessibleDescription(/There is no web address in it/)
  expect(field()).toHaveValue('my refund')
  expect(verdict()).toBeNull()
})

const ADDRESS_ONLY = 'Only this address was checked. Do not trust the rest of the message because of it.'

test.each([
  'www dot evilsite dot com or www.incometax.gov.in',
  'https://www.incometax.gov.in secure. refundtax. com',
  'रिफंड डॉट भारत https://www.incometax.gov.in',
  'https://www.incometax.gov.in evil "dot" icu',
  'evilꞏicu https://www.incometax.gov.in',
  'phonepe:pay?pa=a@b www.incometax.gov.in',
  'Your refund is ready. Log in at www.incometax.gov.in',
])('of the message %j the verdict is on the address alone', async (message) => {
  const user = open()
  await user.click(field())
  await user.paste(message)
  await waitFor(() => expect(verdict()).toBeInTheDocument())
  expect(verdict()).not.toHaveTextContent(/official/i)
  const isVouchedFor = verdict()!.getAttribute('data-value') === 'official'
  if (isVouchedFor) expect(screen.getByText(ADDRESS_ONLY)).toBeVisible()
  expect(document.querySelector('.text-good')).toBeNull()
})

test.each(['https://www.incometax.gov.in/iec/foportal/?a=b#c', ' incometax.gov.in '])(
  'the address %j alone is marked as good, without a warning about other words',
  async (address) => {
    const user = open()
    await user.click(field())
    await user.paste(address)
    await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'official'))
    expect(screen.queryByText(ADDRESS_ONLY)).toBeNull()
    expect(document.querySelector('.text-good')).toBeInTheDocument()
  },
)

test('a link of the site brings the address; a label that is not valid Punycode is read as written', async () => {
  open('#link=https%3A%2F%2Fxn--cbse-nic-in.com')
  expect(field()).toHaveValue('https://xn--cbse-nic-in.com')
  await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'unreadable'))
  expect(verdict()).toHaveTextContent('xn--cbse-nic-in.com')
})

test('of several addresses each has its verdict, and the worst comes first', async () => {
  const user = open()
  await user.click(field())
  await user.paste('Refund pending, claim at www.incometax-refund.ru . Helpline https://www.incometax.gov.in')
  await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'lookAlike'))
  expect(verdict()).toHaveTextContent('It belongs to incometax-refund.ru.')
  expect(screen.getByText(/^www.incometax.gov.in is /)).toBeVisible()
})

test('a text longer than what is read is never vouched for', async () => {
  const user = open()
  await user.click(field())
  const text = `https://www.incometax.gov.in ${'x'.repeat(4_000)} https://incometax-refund.ru`
  await user.paste(text)
  expect(field()).toHaveValue(text.slice(0, 4_001))
  await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'unreadable'))
  expect(screen.getByText(/Only the first 4,000 characters were read/)).toBeVisible()
})
