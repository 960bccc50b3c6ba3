import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StationFields } from '@/components/documents/details/station-fields'
import { documentStore } from '@/components/documents/store/document-store'
import { useDocument } from '@/components/documents/store/use-document'
import type { DispatchDocument } from '@/lib/invoicing/model/document-groups'
import { invoice } from '@/tests/lib/invoicing/sample-documents'

const Stations = () => <StationFields doc={useDocument('invoice') as DispatchDocument} />
const field = (name: string) => screen.getByRole('textbox', { name })
const transport = () => (documentStore.getState().documents[0] as DispatchDocument).transport

function open() {
  const sample = invoice()
  const doc = { ...sample, business: { ...sample.business, address: 'Laxmi Road\nPune 411030' } }
  act(() => {
    eraseAll(documentStore)
    documentStore.put(doc)
  })
  render(<Stations />)
  return userEvent.setup({ delay: null })
}

test('place and pincode are filled from the address, and are said to come from it', () => {
  open()
  expect(field('Place of dispatch')).toHaveValue('Pune')
  expect(field('Pincode of dispatch')).toHaveValue('411030')
  expect(field('Pincode of dispatch')).toHaveAccessibleDescription('From the address: check it')
  expect(transport().fromPincode).toBe('')
})

test('what is typed counts, and the address is named beside it', async () => {
  const user = open()
  await user.clear(field('Pincode of dispatch'))
  expect(field('Pincode of dispatch')).toHaveValue('')
  await user.type(field('Pincode of dispatch'), '410501')
  expect(transport().fromPincode).toBe('410501')
  expect(field('Pincode of dispatch')).toHaveAccessibleDescription('The address has 411030')
})

test('left empty, the field has the address again; a wrong pincode is pointed out', async () => {
  const user = open()
  await user.clear(field('Pincode of dispatch'))
  await user.tab()
  expect(field('Pincode of dispatch')).toHaveValue('411030')
  await user.clear(field('Pincode of dispatch'))
  await user.type(field('Pincode of dispatch'), '41')
  expect(field('Pincode of dispatch')).toHaveAccessibleDescription('Enter the six digits of a pincode.')
})
