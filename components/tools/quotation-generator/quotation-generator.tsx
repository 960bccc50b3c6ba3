'use client'

import { BillForm } from '@/components/documents/bill-form'

/** Quotations and proforma invoices. */
export const QuotationGenerator = () => <BillForm page="quotation" />
