import { render, screen } from '@testing-library/react'
import { TaxFields } from '@/components/documents/form/tax-fields'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import { invoice, registered } from '@/tests/lib/invoicing/sample-documents'

const messages = { lines: new Map<number, never>(), numberUsed: false }
const summary = () => document.querySelector('summary')!
const shop = { ...registered, state: '27' }
const start = { id: 'q', number: 'Q-1', date: '2026-11-21' as const, now: 0 }

test.each<[string, BusinessDocument]>([
  [
    'Tax invoice · Karnataka (29) · IGST · Rates include GST · Round off to the rupee',
    invoice({ business: shop, placeOfSupply: '29', pricesInclude: true, roundOff: true }),
  ],
  [
    'Tax invoice · Maharashtra (27) · CGST and SGST · Tax payable on reverse charge · Not rounded off',
    invoice({ business: shop, pricesInclude: true, reverseCharge: true }),
  ],
  ['Bill without GST registration · Not rounded off', invoice({ supply: 'unregistered' })],
  ['Within the state · CGST and SGST · Not rounded off', blankDocument('quotation', start)],
])('the tax terms are folded, and the summary says what is chosen: %s', (words, doc) => {
  // One that is not begun fetches nothing.
  render(<TaxFields doc={{ ...doc, id: '' }} messages={messages} />)
  expect(summary()).toHaveTextContent(words)
  expect(summary().parentElement).not.toHaveAttribute('open')
})

test('a problem with one of them unfolds them', async () => {
  const { rerender } = render(<TaxFields doc={invoice()} messages={messages} />)
  rerender(<TaxFields doc={invoice()} messages={{ ...messages, supply: 'Not allowed' }} />)
  expect(summary().parentElement).toHaveAttribute('open')
  expect(await screen.findByText('Not allowed')).toBeVisible()
})

test('the one rate of a quotation is in sight, its other terms are not', async () => {
  render(<TaxFields doc={blankDocument('quotation', start)} messages={messages} />)
  expect(screen.getByRole('textbox', { name: 'Tax rate' }).closest('details')).toBeNull()
  const perLine = await screen.findByRole('checkbox', { name: 'A tax rate for each item', hidden: true })
  expect(perLine.closest('details')).not.toHaveAttribute('open')
})
