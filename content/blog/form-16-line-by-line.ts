import type { Article } from '@/lib/catalogue/page'

export const form16LineByLine: Article = {
  slug: 'form-16-line-by-line',
  title: 'Form 16 line by line, and Form 130 after it',
  description:
    'What each part and line of Form 16 means, a filled example in both tax regimes for 2025-26, what to compare before you file, and Form 130.',
  summary: 'Read it once from top to bottom, and your tax return is nearly done.',
  imageAlt:
    'An upright stone slab ruled in two columns of lines, the sun behind its corner and a shadow to the right',
  publishedOn: '2026-11-24',
  updatedOn: '2026-11-24',
  readingMinutes: 6,
  tool: 'income-tax-calculator',
  related: ['income-tax-calculator', 'salary-calculator', 'advance-tax-calculator'],
}
