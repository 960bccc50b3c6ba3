'use client'

import { ItemDocumentForm } from '@/components/documents/form/item-document-form'

/** Quotations and proforma invoices. */
export const QuotationGenerator = () => <ItemDocumentForm page="quotation" />
