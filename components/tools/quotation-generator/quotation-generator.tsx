'use client'

import { BillForm } from '@/components/documents/form/item-document-form'

/** Quotations and proforma invoices. */
export const QuotationGenerator = () => <BillForm page="quotation" />
