import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import DocumentBar from '@/components/documents/result/document-bar'
import { documentStore } from '@/components/documents/store/document-store'
import { blankDocument } from '@/lib/invoicing/model/blank-document'
import type { Invoice } from '@/lib/invoicing/document/invoice'

const documentPdf = jest.fn()
jest.mock('@/components/documents/pdf/document-pdf', () => ({
  documentPdf: (...given: unknown[]) => documentPdf(...given),
}))
jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

const file = new File(['%PDF'], 'INV-001.pdf', { type: 'application/pdf' })
function invoiceNamed(id: string): Invoice {
  const fresh = blankDocument('invoice', { id, number: 'INV-001', date: '2026-11-22', now: 0 })
  const business = { ...fresh.business, registration: 'no' as const }
  return { ...fresh, business, lines: [{ ...fresh.lines[0]!, description: 'Chair', rate: '100' }] }
}

const messages = { lines: new Map(), numberUsed: false }
const password = () => screen.getByRole('textbox', { name: 'Password to open the PDF', hidden: true })
const download = () => screen.getByRole('button', { name: 'Download PDF' })

test('the PDF is made with the password of the open document, which is not stored', async () => {
  documentPdf.mockResolvedValue(file)
  const user = userEvent.setup({ delay: null })
  const { rerender } = render(<DocumentBar doc={invoiceNamed('a')} messages={messages} />)
  await user.click(download())
  expect(documentPdf.mock.lastCall![3]).toBe('')
  await user.type(password(), 'Ganesh#2026')
  await user.click(download())
  expect(documentPdf.mock.lastCall![3]).toBe('Ganesh#2026')
  expect(JSON.stringify([documentStore.getState(), { ...localStorage }])).not.toContain('Ganesh#2026')
  rerender(<DocumentBar doc={invoiceNamed('b')} messages={messages} />)
  expect(password()).toHaveValue('')
})

test('no PDF is made while the password cannot encrypt one', async () => {
  const user = userEvent.setup({ delay: null })
  render(<DocumentBar doc={invoiceNamed('a')} messages={messages} />)
  await user.type(password(), 'short')
  await user.tab()
  expect(password()).toHaveAccessibleDescription(/Use 6 to 32 English letters/)
  expect(download()).toBeDisabled()
})
