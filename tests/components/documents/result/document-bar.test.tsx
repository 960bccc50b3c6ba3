import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import DocumentBar from '@/components/documents/result/document-bar'
import { documentStore } from '@/components/documents/store/document-store'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

const documentPdf = jest.fn()
jest.mock('@/components/documents/pdf/document-pdf', () => ({
  documentPdf: (...given: unknown[]) => documentPdf(...given),
}))
jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

const messages = { lines: new Map<number, never>(), numberUsed: false }
const bar = (doc: Invoice, numberUsed = false) => (
  <DocumentBar doc={doc} messages={{ ...messages, numberUsed }} />
)
const fold = () => screen.getByText('More').closest('details')!
const ready = invoice({ id: 'a', business: registered, lines: lines('2 × 500 @ 18') })

test('the bar has the total and the download; what else can be done is behind “More”', () => {
  render(bar(ready))
  const result = within(screen.getByRole('region', { name: 'Result' }))
  // 1,000 and 18 %.
  expect(result.getByText('₹1,180.00')).toHaveAttribute('name', 'total')
  expect(result.getByRole('button', { name: 'Download PDF' })).toBeEnabled()
  expect(fold()).not.toHaveAttribute('open')
  for (const name of ['Print', 'Make the receipt', 'Credit note'])
    expect(fold()).toContainElement(screen.getByRole('button', { name, hidden: true }))
})

test('“More” closes with Escape, which goes back to it, with the focus elsewhere, and with another document', async () => {
  const user = userEvent.setup({ delay: null })
  const { rerender } = render(
    <>
      {bar(ready)}
      <button>Elsewhere</button>
    </>,
  )
  const open = () => (fold().open = true)
  open()
  screen.getByRole('button', { name: 'Print' }).focus()
  await user.keyboard('{Escape}')
  expect(fold().open).toBe(false)
  expect(screen.getByText('More')).toHaveFocus()
  open()
  await user.click(screen.getByRole('button', { name: 'Print', hidden: true }).parentElement!)
  expect(fold().open).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(fold().open).toBe(false)
  open()
  rerender(bar({ ...ready, id: 'b' }))
  expect(fold().open).toBe(false)
})

test('why there is no download is in the bar, below the total or in its place', () => {
  const { rerender } = render(bar(ready, true))
  expect(screen.getByText(/^Change the number first/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
  rerender(bar({ ...ready, lines: [] }))
  expect(screen.getByText('Add an item to see the total')).toBeVisible()
  expect(screen.queryByText('Add an item first.')).toBeNull()
  rerender(bar({ ...ready, lines: lines('two × 500 @ 18') }))
  expect(screen.getByText('Correct the marked numbers to see the total.')).toBeVisible()
})

const password = () => screen.getByRole('textbox', { name: 'Password to open the PDF', hidden: true })
const download = () => screen.getByRole('button', { name: 'Download PDF' })

test('the PDF is made with the password of the open document, which is not stored', async () => {
  documentPdf.mockResolvedValue(new File(['%PDF'], 'INV-001.pdf', { type: 'application/pdf' }))
  const user = userEvent.setup({ delay: null })
  const { rerender } = render(bar(ready))
  await user.click(download())
  expect(documentPdf.mock.lastCall![3]).toBe('')
  await user.type(password(), 'Ganesh#2026')
  await user.click(download())
  expect(documentPdf.mock.lastCall![3]).toBe('Ganesh#2026')
  expect(JSON.stringify([documentStore.getState(), { ...localStorage }])).not.toContain('Ganesh#2026')
  rerender(bar({ ...ready, id: 'b' }))
  expect(password()).toHaveValue('')
})

test('no PDF is made while the password cannot encrypt one', async () => {
  const user = userEvent.setup({ delay: null })
  render(bar(ready))
  await user.type(password(), 'short')
  await user.tab()
  expect(password()).toHaveAccessibleDescription(/Use 6 to 32 English letters/)
  expect(download()).toBeDisabled()
})
