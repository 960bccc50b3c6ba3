'use client'

import { ItemDocumentForm } from '@/components/documents/item-document-form'

/** Quotations and proforma invoices. */
export const QuotationGenerator = () => <ItemDocumentForm page="quotation" />
