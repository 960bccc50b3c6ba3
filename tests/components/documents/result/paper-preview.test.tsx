import { fireEvent, render, screen, within } from '@testing-library/react'
import { documentStore } from '@/components/documents/store/document-store'
import PaperPreview from '@/components/documents/result/paper-preview'
import type { PaperLanguage } from '@/lib/invoicing/document/paper-style'
import { bill } from '@/tests/components/documents/pdf/pdf-files'

const preview = (language: PaperLanguage) => {
  const doc = { ...bill, style: { ...bill.style, language } }
  return <PaperPreview doc={doc} settled={doc} />
}

test('the paper is in its own language, with the second line of a label set apart', async () => {
  const { rerender } = render(preview('english'))
  const paper = () => screen.getByRole('article')
  expect(paper()).toHaveAttribute('lang', 'en-IN')
  expect(within(paper()).getByRole('heading').textContent).toBe('Tax Invoice')
  rerender(preview('hindi'))
  expect(await within(paper()).findByText('टैक्स इनवॉइस')).toBeInTheDocument()
  expect(paper()).toHaveAttribute('lang', 'hi-IN')
  expect(within(paper()).getByRole('heading').innerHTML).toBe('टैक्स इनवॉइस<small>(Tax Invoice)</small>')
  expect(within(paper()).getByRole('table', { name: 'आइटम' })).toHaveClass('paper-items')
  rerender(preview('both'))
  expect(within(paper()).getByText('Due date').innerHTML).toBe('Due date<small>देय तारीख</small>')
  expect(within(paper()).getByRole('columnheader', { name: /^Quantity/ }).innerHTML).toBe(
    'Quantity<small>मात्रा</small>',
  )
  rerender(preview('english'))
  expect(within(paper()).getByRole('heading').textContent).toBe('Tax Invoice')
})

test('the language is chosen beside the look, and is stored with the document', () => {
  documentStore.open('invoice', '')
  render(preview('english'))
  fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' }))
  expect(documentStore.getState().documents.map(({ style }) => style.language)).toEqual(['hindi'])
  expect(documentStore.getState().settings.paperLanguage).toBe('hindi')
})
