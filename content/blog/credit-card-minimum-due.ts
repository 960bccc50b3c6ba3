import { figures } from '@/content/blog/figures/credit-card-minimum-due'
import { faqsFrom } from '@/content/text-lists'
import type { Article } from '@/lib/catalogue/page'

export const creditCardMinimumDue: Article = {
  slug: 'credit-card-minimum-due',
  figures,
  title: 'Credit card minimum due: how the balance grows',
  description:
    'What the minimum amount due is made of, why {balance} can take 23 years to clear, and how a fixed payment of the same size ends it in under four.',
  summary: 'The minimum due keeps the account regular. It hardly reduces what you owe.',
  imageAlt:
    'A tall stone column throws a shadow that is hardly shorter at each of eight marks along the ground',
  publishedOn: '2026-11-24',
  updatedOn: '2026-11-24',
  readingMinutes: 6,
  tool: 'credit-card-payoff-calculator',
  faqs: faqsFrom({
    'Does paying only the minimum harm the credit score?':
      'A payment of at least the minimum by the due date counts as paid on time. What can lower the score is a balance that stays close to the limit.',
    'Is the minimum due the same as an EMI?':
      'No. An EMI is the same amount each month, so the loan ends on a known date. The minimum falls with the balance, so there is no such date.',
    'Why is the figure on my statement different?':
      'Banks count interest by the day from each transaction, and their rules for the minimum differ. This article and the calculator count whole months. Compare the trend, and take the rupees from your statement.',
  }),
  guideFor: ['credit-card-payoff-calculator'],
  related: ['credit-card-payoff-calculator', 'emi-calculator', 'daily-expense-tracker'],
}
