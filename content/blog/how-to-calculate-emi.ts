import { figures } from '@/content/blog/figures/how-to-calculate-emi'
import type { Article } from '@/lib/catalogue/page'

export const howToCalculateEmi: Article = {
  slug: 'how-to-calculate-emi',
  figures,
  title: 'How an EMI is worked out, with the sums shown',
  description:
    'The EMI formula step by step for {loan} at {rate}, where each instalment goes, what tenure and prepayment change, and the flat-rate trap.',
  summary: 'One formula fixes the instalment. A few choices of yours decide what the loan costs in the end.',
  imageAlt:
    'A sundial ramp with its arc, beside twelve bars in which the share of interest shrinks from one month to the next',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  readingMinutes: 5,
  tool: 'emi-calculator',
  guideFor: ['emi-calculator'],
  related: ['emi-calculator', 'loan-eligibility-calculator', 'credit-card-payoff-calculator'],
}
