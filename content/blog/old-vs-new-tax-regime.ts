import { figures } from '@/content/blog/figures/old-vs-new-tax-regime'
import type { Article } from '@/lib/catalogue/page'

export const oldVsNewTaxRegime: Article = {
  slug: 'old-vs-new-tax-regime',
  figures,
  title: 'Old or new tax regime: how to choose for 2026-27',
  description:
    'Tax under both regimes for salaries from {leastSalary} to {mostSalary} in tax year 2026-27, and the deductions needed before the old regime wins.',
  summary:
    'Find one number for your salary, add up your own deductions, and compare. That is the whole decision.',
  imageAlt:
    'Two sundial ramps face each other under one sun, one dial cut with few marks and the other with many',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  readingMinutes: 4,
  tool: 'income-tax-calculator',
  related: ['income-tax-calculator', 'salary-calculator', 'hra-calculator'],
}
