import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DigitalVisitingCardMaker } from '@/components/tools/digital-visiting-card-maker/screen'
import { cards } from '@/components/tools/digital-visiting-card-maker/kept'
import { saveFile } from '@/components/share/save-file'
import { field } from '@/tests/calculator-screen'

jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

const generate = () => screen.getByRole('button', { name: 'Generate card' })
/** Encoder and reader are fetched first, which takes its time on a busy machine. */
const LATE = { timeout: 10_000 }
const code = () => screen.findByRole('img', { name: 'QR code with the contact of Asha Sharma' }, LATE)
jest.setTimeout(30_000)

function open() {
  act(() => cards.reset())
  localStorage.clear()
  // A drawing surface is the browser's; without one the width of letters is guessed.
  HTMLCanvasElement.prototype.getContext = () => null
  render(<DigitalVisitingCardMaker />)
  return userEvent.setup({ delay: null })
}

test('a fresh page shows a card of sample words and no code, and follows what is typed', async () => {
  const user = open()
  const preview = screen.getByRole('img', { name: 'Sample visiting card' })
  expect(within(preview).getByText('Your name')).toBeInTheDocument()
  expect(screen.getByText('Enter the full name and generate the card.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument()
  await user.type(field('Full name'), 'Asha Sharma')
  await user.type(field('Company'), 'Sharma Traders')
  const card = within(screen.getByRole('img', { name: 'Visiting card of Asha Sharma' }))
  expect(card.getByText('Sharma Traders')).toBeInTheDocument()
  expect(card.queryByText('Job title')).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Band' }))
  expect(card.getByText('AS')).toBeInTheDocument()
})

test('without a full name nothing is made, and the field shows a message', async () => {
  const user = open()
  await user.type(field('Company'), 'Sharma Traders')
  await user.click(generate())
  expect(field('Full name')).toHaveFocus()
  expect(field('Full name')).toBeInvalid()
  expect(field('Full name')).toHaveAccessibleDescription('Enter the full name.')
  expect(field('Company')).toHaveValue('Sharma Traders')
})

test('the code is made, read back and named; files go by the name', async () => {
  const user = open()
  await user.type(field('Full name'), 'Asha Sharma')
  await user.click(generate())
  expect(await code()).toHaveAttribute('width', '180')
  expect(screen.getByRole('heading', { name: 'QR code and files' })).toHaveFocus()
  const output = document.querySelector('output[name=qrCode]')!
  expect(output).toHaveTextContent('Scan test passed')
  expect(output.getAttribute('data-value')).toContain('FN:Asha Sharma')
  await user.click(screen.getByRole('button', { name: 'Download contact file (.vcf)' }))
  const [name, type] = jest.mocked(saveFile).mock.lastCall!
  expect([name, type]).toEqual(['Asha Sharma.vcf', 'text/vcard;charset=utf-8'])
  await user.click(screen.getByRole('button', { name: 'Download QR code (SVG)' }))
  expect(jest.mocked(saveFile).mock.lastCall![0]).toBe('Asha Sharma QR.svg')
})

test('the code follows a change, and is gone while a detail is wrong', async () => {
  const user = open()
  await user.type(field('Full name'), 'Asha Sharma')
  await user.click(generate())
  await code()
  const output = () => document.querySelector('output[name=qrCode]')
  await user.type(field('Phone'), '+')
  await waitFor(() => expect(output()).not.toBeInTheDocument())
  await user.paste('91 98765 43210')
  // It was gone while the number was short; what came back has not taken the focus away.
  expect(field('Phone')).toHaveValue('+91 98765 43210')
  const contact = () => output()?.getAttribute('data-value')
  await waitFor(() => expect(contact()).toContain('TEL:+91 98765 43210'), LATE)
  await user.type(field('Email'), 'asha')
  await user.tab()
  expect(field('Email')).toHaveAccessibleDescription('Enter one email address, such as asha@example.in.')
  expect(output()).not.toBeInTheDocument()
  expect(screen.getByText('The code appears again once the details are correct.')).toBeVisible()
  await user.type(field('Email'), '@example.in')
  await waitFor(() => expect(contact()).toContain('EMAIL:asha@example.in'), LATE)
})

test('a card that is too long states how many characters to leave out, and still gives the contact file', async () => {
  const user = open()
  act(() => cards.change({ fullName: 'A', address: 'क'.repeat(300) }))
  await user.click(generate())
  expect(
    await screen.findByText(/Remove 99 characters, preferably from the address/, undefined, LATE),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /QR code/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download contact file (.vcf)' })).toBeEnabled()
})

test('the card is kept when the visitor wants it', async () => {
  const user = open()
  await user.type(field('Full name'), 'Asha')
  expect(localStorage).toHaveLength(0)
  await user.click(screen.getByRole('checkbox', { name: 'Keep this card in this browser' }))
  expect(localStorage.getItem('visitingCard')).toContain('Asha')
  await user.click(screen.getByRole('checkbox', { name: 'Keep this card in this browser' }))
  expect(localStorage).toHaveLength(0)
})
