import type { Article } from '@/lib/catalogue/page'

export const whyGstCompliantInvoice: Article = {
  slug: 'why-gst-compliant-invoice',
  title: 'Why a correct GST invoice matters, line by line',
  description:
    'What Rule 46 asks of a tax invoice, a filled example with CGST and SGST, what a missing line costs your buyer, and which paper to use when.',
  summary:
    'A tax invoice is how your buyer gets tax back. A wrong one costs them money and brings you the phone call.',
  imageAlt:
    'A rounded stone tablet ruled like a bill, with a small dial in place of a seal, casting a shadow',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  readingMinutes: 4,
  tool: 'gst-calculator',
  related: ['invoice-generator', 'gst-calculator', 'receipt-generator'],
}
