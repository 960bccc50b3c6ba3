import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Cmp08Section, Gstr3bSection } from '@/components/documents/library/summary-returns'
import { documentStore } from '@/components/documents/store/document-store'
import { saveFile } from '@/components/share/save-file'
import type { Invoice } from '@/lib/invoicing/document/invoice'
import { blankClient } from '@/lib/invoicing/model/blank-party'
import { holdDate } from '@/tests/hold-date'
import { GSTIN_27, invoice, lines, registered } from '@/tests/lib/invoicing/sample-documents'

jest.mock('@/components/share/save-file')

const sale = (number: string, changes: Partial<Invoice> = {}) =>
  invoice({
    ...{ id: number, number, business: { ...registered, gstin: GSTIN_27 } },
    ...{ client: { ...blankClient, state: '29' }, lines: lines('1 × 1000') },
    ...changes,
  })

async function open(summary: string, documents: Invoice[]) {
  holdDate(new Date('2026-11-28T12:00:00+05:30'))
  act(() => {
    eraseAll(documentStore)
    documents.forEach((doc) => documentStore.put(doc))
  })
  render(
    <>
      <Gstr3bSection />
      <Cmp08Section />
    </>,
  )
  const user = userEvent.setup({ delay: null })
  const disclosure = screen.queryByText(summary)
  if (disclosure) await user.click(disclosure)
  return user
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('GSTR-3B: ₹1,000 at 18 % to a consumer of Karnataka', async () => {
  const user = await open('GSTR-3B figures', [sale('1'), sale('2', { date: '2026-10-31' })])
  const table = await screen.findByRole('region', { name: `Table 3.1 of ${GSTIN_27}` })
  expect(cellsOf(table)[0]).toEqual(['₹1,000.00', '₹180.00', '₹0.00', '₹0.00'])
  expect(cellsOf(screen.getByRole('region', { name: `Table 3.2 of ${GSTIN_27}` }))).toEqual([
    ['₹1,000.00', '₹180.00'],
  ])
  expect(
    screen.getByText(/^The portal fills in tables 3.1 and 3.2.*the credit on purchases changes table 4/),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Save GSTR-3B JSON of ${GSTIN_27}` }))
  expect(saveFile).toHaveBeenCalledWith(
    `gstr3b-${GSTIN_27}-2026-11.json`,
    'application/json',
    expect.stringContaining('"ret_period":"112026"'),
  )
})

test('GSTR-3B: a month without anything', async () => {
  await open('GSTR-3B figures', [sale('1', { date: '2026-10-31' })])
  expect(await screen.findByText('No finished invoice, note or advance in these months.')).toBeInTheDocument()
})

test('CMP-08 is for the composition scheme', async () => {
  await open('CMP-08 figures', [sale('1')])
  expect(screen.queryByText('CMP-08 figures')).not.toBeInTheDocument()
})

test('CMP-08: a restaurant pays 2.5 % of each head, of the quarter', async () => {
  const composition = { supply: 'composition' as const, lines: lines('1 × 1000 @ 0') }
  const user = await open('CMP-08 figures', [
    sale('1', composition),
    sale('2', { ...composition, date: '2026-10-02' }),
    sale('3', { ...composition, date: '2026-09-30' }),
  ])
  const name = `CMP-08 of October 2026 to December 2026, ${GSTIN_27}`
  expect(cellsOf(await screen.findByRole('region', { name }))).toEqual([['₹2,000.00', '₹10.00', '₹10.00']])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of business' }), 'Restaurant')
  expect(cellsOf(screen.getByRole('region', { name }))).toEqual([['₹2,000.00', '₹50.00', '₹50.00']])
})
