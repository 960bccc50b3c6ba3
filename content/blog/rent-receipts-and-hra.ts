import type { Article } from '@/lib/catalogue/page'

export const rentReceiptsAndHra: Article = {
  slug: 'rent-receipts-and-hra',
  title: 'Rent receipts and HRA: what to keep and claim',
  description:
    'How the HRA exemption is worked out in 2026-27 with the eight cities, what a rent receipt must show, the landlord’s PAN, TDS on rent and the regime.',
  summary: 'Three amounts decide the exemption. Good receipts make sure you keep it.',
  imageAlt:
    'A stone house front with a stair beside it, three steps of different height marked by the shadow of its roof',
  publishedOn: '2026-11-24',
  updatedOn: '2026-11-24',
  readingMinutes: 6,
  tool: 'hra-calculator',
  guideFor: ['hra-calculator'],
  related: ['hra-calculator', 'receipt-generator', 'income-tax-calculator'],
}
