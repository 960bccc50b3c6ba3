import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { RandomQuoteGenerator } from '@/components/tools/random-quote-generator/screen'
import { quotations } from '@/lib/quotes/quotation-list'
import { toastStore } from '@/components/ui/toast-store'

function open() {
  render(<RandomQuoteGenerator />)
  return userEvent.setup({ delay: null })
}

const quote = () => document.querySelector('output[name=quote]')!.textContent!

test('the page as built shows the first quotation in its language, whatever is drawn', () => {
  const first = quotations.find(({ language }) => language === 'en')!
  expect(renderToString(<RandomQuoteGenerator />)).toContain(first.text.replaceAll("'", '&#x27;'))
})

test('a visit opens in the language of the page; a new quote is never the one on the screen, and names its speaker', async () => {
  const user = open()
  expect(document.querySelector('output[name=quote]')).toHaveAttribute('lang', 'en')
  for (let draw = 0; draw < 8; draw += 1) {
    const before = quote()
    await user.click(screen.getByRole('button', { name: 'New quote' }))
    expect(quote()).not.toBe(before)
    const drawn = quotations.find(({ text }) => text === quote())!
    expect(document.querySelector('output[name=author]')).toHaveTextContent(drawn.author)
    expect(document.querySelector('output[name=quote]')).toHaveAttribute('lang', drawn.language)
  }
})

test('copying puts the quote and its source on the clipboard; one that refuses has its own message', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Copy quote' }))
  expect(await navigator.clipboard.readText()).toContain(quote())
  expect(toastStore.getState().toast).toMatchObject({ title: 'Copied to clipboard!' })
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy quote' }))
  expect(toastStore.getState().toast).toMatchObject({ title: 'Error', description: 'Could not copy quote.' })
})

test('a saved quote is listed, shown again, kept and removed', async () => {
  const user = open()
  const saved = quote()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'New quote' }))
  const list = within(screen.getByRole('region', { name: 'Saved quotes' }))
  await user.click(list.getByRole('button', { name: 'Show' }))
  expect(quote()).toBe(saved)
  expect(JSON.parse(localStorage.getItem('favouriteQuotes')!)).toEqual({ version: 1, texts: [saved] })
  await user.click(list.getByRole('button', { name: 'Remove' }))
  expect(screen.getByText(/No saved quotes yet/)).toBeInTheDocument()
})

test('sharing hands the quote and its source to WhatsApp where the device has no sheet of its own', async () => {
  const user = open()
  const opened = jest.spyOn(window, 'open').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const [address] = opened.mock.calls[0]!
  const { origin, searchParams } = new URL(String(address))
  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toContain(quote())
})
