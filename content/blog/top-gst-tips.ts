import { figures } from '@/content/blog/figures/top-gst-tips'
import type { Article } from '@/lib/catalogue/page'

export const topGstTips: Article = {
  slug: 'top-gst-tips',
  figures,
  title: 'Nine GST habits that save a small business money',
  description:
    'Rates since {ratesSince}, taking tax out of a price correctly, the two clocks on input credit, IGST or CGST, and records worth keeping.',
  summary: 'Most GST losses are small slips made every month. These nine habits stop the common ones.',
  imageAlt: 'A stone bowl sunk in the ground, divided into bands, with a plumb line hanging over its centre',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  readingMinutes: 5,
  tool: 'gst-calculator',
  related: ['gst-calculator', 'gst-late-fee-calculator', 'invoice-generator'],
}
