import type { Article } from '@/lib/catalogue/page'

export const ifscAndUpiSafely: Article = {
  slug: 'ifsc-and-upi-safely',
  title: 'IFSC and UPI: how to send money safely',
  description:
    'What the eleven characters of an IFSC mean, how to check a payee before you pay, the rules of UPI requests and names, and what to do after a fraud.',
  summary: 'Check the name, not only the number, and never enter a PIN to receive money.',
  imageAlt:
    'Two stone towers joined by a sighting line, with four small marks, one larger mark and six marks under it',
  publishedOn: '2026-11-24',
  updatedOn: '2026-11-24',
  readingMinutes: 7,
  tool: 'ifsc-code-finder',
  guideFor: ['ifsc-code-finder'],
  related: ['ifsc-code-finder', 'qr-code-generator', 'receipt-generator'],
}
