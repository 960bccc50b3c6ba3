import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactsSection } from '@/components/documents/library/contacts-section'
import { documentStore } from '@/components/documents/store/document-store'
import { papersOf } from '@/components/documents/paper/papers-of'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { BLANK_ITEM } from '@/lib/invoicing/model/saved-documents'
import { knownItems } from '@/lib/invoicing/storage/contacts'
import { withBookItem } from '@/lib/invoicing/tax/item-price'
import { invoice, lines } from '@/tests/lib/invoicing/sample-documents'

test('an item at “MRP 120 incl. 5 %” is saved so, and its bill is ₹120 with the rate printed both ways', async () => {
  act(() => {
    eraseAll(documentStore)
    documentStore.changeSettings({
      remember: 'yes',
      items: [{ ...BLANK_ITEM, description: 'Biscuits', rate: '10', taxRatePercent: '18' }],
    })
  })
  render(<ContactsSection />)
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByText('Items (1)'))
  await user.click(screen.getByRole('button', { name: 'Edit Biscuits' }))
  const rate = screen.getByRole('textbox', { name: 'Rate' })
  await user.clear(rate)
  await user.type(rate, 'MRP 120 incl. 5 %')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const [item] = knownItems(documentStore.getState())
  expect(item).toMatchObject({ description: 'Biscuits', rate: '120', taxRatePercent: '5', withTax: true })

  const doc = invoice({ lines: lines('1 × 0 @ 5').map((line) => ({ ...line, rate: '' })) })
  const billed = { ...doc, ...(withBookItem(doc, doc.lines, doc.lines[0]!, item!) as Partial<Invoice>) }
  const [paper] = papersOf({ ...billed, style: { ...doc.style, bothRates: true } })!
  const columns = paper!.table!.columns.map(({ heading }) => heading)
  const cell = (heading: string) => paper!.table!.rows[0]![columns.indexOf(heading)]
  expect([cell('Rate with GST'), cell('Rate without GST')]).toEqual(['120.00', '114.29'])
  expect(paper!.sums.at(-1)).toMatchObject({ label: 'Total', value: '₹120.00' })
})
