import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactsSection } from '@/components/documents/library/contacts-section'
import { documentStore } from '@/components/documents/store/document-store'
import { BLANK_ITEM } from '@/lib/invoicing/model/saved-documents'
import { knownItems } from '@/lib/invoicing/storage/contacts'

test('an item at “MRP 120 incl. 5 %” is saved with its rate of GST, and as a price that holds it', async () => {
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
})
