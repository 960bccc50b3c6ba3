'use client'

import { ItemDocumentForm } from '@/components/documents/item-document-form'

/** Invoices and what belongs to them: credit and debit notes, delivery challans. */
export const InvoiceGenerator = () => <ItemDocumentForm page="invoice" />
