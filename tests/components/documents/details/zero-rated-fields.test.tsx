import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import ZeroRatedFields from '@/components/documents/details/zero-rated-fields'
import { documentStore } from '@/components/documents/store/document-store'
import { invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

function open(bank: string, placeOfSupply = '96') {
  const doc = invoice({ placeOfSupply, lines: lines('1 × 5'), business: { ...registered, bank } })
  act(() => eraseAll(documentStore))
  render(<ZeroRatedFields doc={doc} />)
}

test('an export names what its bank details lack for a payment from abroad', () => {
  open('A/c 50200012345678, HDFC Bank')
  expect(screen.getByText(/^To be paid from abroad.*: the SWIFT code of your bank\./)).toBeInTheDocument()
})

test.each([
  ['an export whose bank details have both', 'A/c 50200012345678, SWIFT HDFCINBB', '96'],
  ['a supply in India', '', '29'],
])('nothing of it on %s', (_title, bank, place) => {
  open(bank, place)
  expect(screen.queryByText(/from abroad/)).not.toBeInTheDocument()
})
