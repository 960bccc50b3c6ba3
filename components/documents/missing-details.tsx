'use client'

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { documentStore } from '@/components/documents/document-store'
import { RuleNote } from '@/components/results/rule-note'
import type { Draft } from '@/lib/invoicing/draft'
import { numbersOf } from '@/lib/invoicing/rent-receipts'
import {
  type Check,
  checklist,
  type Detail,
  type PaperType,
  paperTypeOf,
} from '@/lib/invoicing/required-details'
import {
  rule46Source,
  rule49Source,
  rule50Source,
  unregisteredBuyerNamedFrom,
} from '@/lib/rules/invoice-fields'

const MISSING: Record<Detail, string> = {
  sellerName: 'Your name',
  sellerAddress: 'Your address',
  sellerGstin: 'Your GSTIN, typed correctly',
  sellerState: 'Your state',
  number: 'A number',
  numberForm: 'A number of at most 16 letters, digits, hyphens and slashes',
  numberUnique: 'A number not used this financial year',
  date: 'The date',
  validUntil: 'The date until which the price is valid',
  buyerName: 'The client’s name',
  buyerAddress: 'The client’s address',
  buyerGstin: 'The client’s GSTIN, typed correctly',
  buyerState: 'The place of supply, with its state',
  lines: 'At least one item',
  descriptions: 'A description',
  hsn: 'An HSN or SAC code of 2 to 8 digits',
  quantities: 'A quantity',
  units: 'A unit, for goods',
  rates: 'A rate',
  amount: 'The amount',
  purpose: 'What it is for',
  house: 'The address of the house',
  month: 'The month of the rent',
  signature: 'A signature: add a picture of it, or sign the paper by hand',
}

/** On a receipt the client is the payer. */
const OF_PAYER: Partial<Record<Detail, string>> = {
  buyerName: 'Payer’s name',
  buyerAddress: 'Payer’s address',
  buyerGstin: 'Payer’s GSTIN, typed correctly',
}

const PAPERS: Record<PaperType, string> = {
  taxInvoice: 'a tax invoice under Rule 46',
  billOfSupply: 'a bill of supply under Rule 49',
  bill: 'a bill',
  quotation: 'a quotation',
  receipt: 'a receipt',
  receiptVoucher: 'a receipt voucher under Rule 50',
  rentReceipt: 'a rent receipt',
}

const SOURCES = {
  taxInvoice: rule46Source,
  billOfSupply: rule49Source,
  receiptVoucher: rule50Source,
} as const

/** Lists what the document still lacks. */
export function MissingDetails({ draft }: { draft: Draft }) {
  const documents = useStore(documentStore, (state) => state.documents)
  const checks = useMemo(
    () =>
      checklist(
        draft,
        documents.filter(({ id, kind }) => kind === draft.kind && id !== draft.id).flatMap(numbersOf),
      ),
    [draft, documents],
  )
  const paper = paperTypeOf(draft)
  const missing = checks.filter(({ met }) => !met)
  const source = paper in SOURCES ? SOURCES[paper as keyof typeof SOURCES] : null
  return (
    <section aria-labelledby="checklist" className="card no-print mt-4 p-5">
      <h2 id="checklist" className="text-xl">
        {missing.length === 0 ? 'Nothing is missing' : 'Still missing'}
      </h2>
      <p className="mt-1 text-soft">
        {missing.length === 0 ? `Every detail of ${PAPERS[paper]} is there.` : `For ${PAPERS[paper]}:`}
      </p>
      <ul className="mt-2 grid gap-1">
        {missing.map((check) => (
          <li key={check.detail}>
            • {(draft.kind === 'receipt' && OF_PAYER[check.detail]) || MISSING[check.detail]}
            {inLines(check)}
          </li>
        ))}
      </ul>
      {source && (
        <RuleNote
          says="This list follows the rule"
          source={source}
          checkedOn={unregisteredBuyerNamedFrom.checkedOn}
        />
      )}
    </section>
  )
}

const NAMED = 6

function inLines({ lines = [] }: Check): string {
  if (lines.length === 0) return ''
  const named = lines.slice(0, NAMED).join(', ')
  const more = lines.length > NAMED ? ` and ${lines.length - NAMED} more` : ''
  return ` (item ${named}${more})`
}
