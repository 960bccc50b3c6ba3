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

test('an empty field says nothing', () => {
  open()
  expect(field()).toBeValid()
  expect(verdict()).toBeNull()
})

test('the official address is told from one that imitates it', async () => {
  const user = open()
  await user.type(field(), 'incometax.gov.in')
  expect(await screen.findByText(/^Official/)).toBeVisible()
  expect(verdict()).toHaveTextContent('Official: incometax.gov.in belongs to the Income Tax Department.')
  expect(verdict()).toHaveAttribute('data-value', 'official')
  await user.type(field(), '.refund.example.com')
  expect(verdict()).toHaveTextContent(
    'Not official: this only looks like the Income Tax Department. It belongs to example.com.',
  )
  expect(verdict()).toHaveAttribute('data-value', 'lookAlike')
  expect(screen.getByText(/What counts is the end of the name/)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a link of the site brings the address along', async () => {
  open('#link=https%3A%2F%2Fbit.ly%2Fabc')
  expect(field()).toHaveValue('https://bit.ly/abc')
  await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'shortened'))
})

test('what holds no address is said under the field, and stays in it', async () => {
  const user = open()
  await user.type(field(), 'my refund')
  await waitFor(() => expect(field()).toBeInvalid())
  expect(field()).toHaveAccessibleDescription(/There is no web address in it/)
  expect(field()).toHaveValue('my refund')
  expect(verdict()).toBeNull()
})

test('of several addresses each has its verdict, and the worst is told first', async () => {
  const user = open()
  await user.click(field())
  await user.paste('Refund pending, claim at www.incometax-refund.ru . Helpline https://www.incometax.gov.in')
  await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'lookAlike'))
  expect(verdict()).toHaveTextContent('It belongs to incometax-refund.ru.')
  expect(screen.getByText(/^Official: www.incometax.gov.in/)).toBeVisible()
})

test('a text longer than what is read is kept whole and never called official', async () => {
  const user = open()
  await user.click(field())
  const text = `https://www.incometax.gov.in ${'x'.repeat(4_000)} https://incometax-refund.ru`
  await user.paste(text)
  expect(field()).toHaveValue(text)
  await waitFor(() => expect(verdict()).toHaveAttribute('data-value', 'unreadable'))
  expect(screen.getByText(/Only the first 4,000 characters were read/)).toBeVisible()
})
