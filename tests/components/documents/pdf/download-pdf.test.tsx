import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Copies } from '@/components/documents/pdf/document-pdf'
import { DownloadPdf } from '@/components/documents/pdf/download-pdf'
import { blankDocument } from '@/lib/invoicing/model/blank-document'

const documentPdf = jest.fn()
const lettersNotDrawn = jest.fn()
const saveFile = jest.fn()
jest.mock('@/components/documents/pdf/document-pdf', () => ({
  documentPdf: (...given: unknown[]) => documentPdf(...given),
}))
jest.mock('@/components/documents/pdf/pdf-letters', () => ({
  lettersNotDrawn: (...given: unknown[]) => lettersNotDrawn(...given),
}))
jest.mock('@/components/share/save-file', () => ({ saveFile: (...given: unknown[]) => saveFile(...given) }))

const file = new File(['%PDF'], 'INV-001.pdf', { type: 'application/pdf' })
const fresh = blankDocument('invoice', { id: 'a', number: 'INV-001', date: '2026-11-22', now: 0 })
const doc = { ...fresh, lines: [{ ...fresh.lines[0]!, description: 'Chair', rate: '100' }] }

interface Opening {
  letters?: string[]
  share?: jest.Mock
  copies?: Copies
  message?: string
}

function open({ letters = [], share, copies = 'one', message }: Opening = {}) {
  jest.clearAllMocks()
  documentPdf.mockResolvedValue(file)
  lettersNotDrawn.mockReturnValue(letters)
  Object.assign(navigator, { canShare: share && (() => true), share })
  render(<DownloadPdf doc={doc} copies={copies} disabled={false} message={message} />)
  return userEvent.setup({ delay: null })
}

test('the PDF is made and saved under the name of the document', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(saveFile).toHaveBeenCalledWith('INV-001.pdf', 'application/pdf', file)
  const [papers, , copies] = documentPdf.mock.calls[0]!
  expect(papers).toEqual([expect.objectContaining({ fileStem: 'INV-001' })])
  expect(copies).toBe('one')
  expect(screen.queryByRole('button', { name: 'Share PDF' })).not.toBeInTheDocument()
})

test('letters that cannot be drawn are named before a file is made, and printing is offered', async () => {
  const user = open({ letters: ['茶', '🍵'] })
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(screen.getByRole('status')).toHaveTextContent('cannot draw 茶 🍵')
  expect(documentPdf).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Print instead' }))
  expect(print).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: 'Make the PDF anyway' }))
  expect(saveFile).toHaveBeenCalledTimes(1)
})

test('a font that does not come is reported, and the next tap tries again', async () => {
  const user = open()
  documentPdf.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(screen.getByRole('status')).toHaveTextContent('could not be made')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(saveFile).toHaveBeenCalledTimes(1)
})

test('on a phone the file goes to the share sheet; a late file waits for another tap', async () => {
  const share = jest
    .fn()
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    .mockResolvedValue(undefined)
  const user = open({ share })
  await user.click(screen.getByRole('button', { name: 'Share PDF' }))
  await user.click(await screen.findByRole('button', { name: 'The PDF is ready: share it' }))
  expect(share).toHaveBeenCalledTimes(2)
  expect(share.mock.calls[1]).toEqual([{ files: [file], title: 'INV-001.pdf' }])
  expect(saveFile).not.toHaveBeenCalled()
})

test('the message is shared with the file', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  const user = open({ share, message: 'Please pay ₹118.00.' })
  await user.click(screen.getByRole('button', { name: 'Share PDF' }))
  expect(share).toHaveBeenCalledWith({ files: [file], title: 'INV-001.pdf', text: 'Please pay ₹118.00.' })
})

test('closing the share sheet is no error', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'))
  const user = open({ share })
  await user.click(screen.getByRole('button', { name: 'Share PDF' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the message of a failure goes when the document changes', async () => {
  const user = open()
  documentPdf.mockRejectedValueOnce(new Error('Failed to fetch'))
  cleanup()
  const { rerender } = render(<DownloadPdf doc={doc} copies="one" disabled={false} />)
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText(/^The PDF could not be made/)).toBeVisible()
  rerender(<DownloadPdf doc={{ ...doc, notes: 'changed' }} copies="one" disabled={false} />)
  expect(screen.queryByText(/^The PDF could not be made/)).toBeNull()
})
