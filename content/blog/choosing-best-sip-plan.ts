import { figures } from '@/content/blog/figures/choosing-best-sip-plan'
import type { Article } from '@/lib/catalogue/page'

export const choosingBestSipPlan: Article = {
  slug: 'choosing-best-sip-plan',
  figures,
  title: 'Choosing a SIP: what you can control',
  description:
    'Goal, time, cost, tax and temper: how to pick a SIP without chasing last year’s returns, with figures for {amount} a month over 5 to 25 years.',
  summary: 'Nobody knows the return in advance. The amount, the years and the cost are yours to decide.',
  imageAlt: 'Equal stone steps climb to the right while a curve above them bends away upwards to the sun',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  readingMinutes: 5,
  tool: 'sip-calculator',
  guideFor: ['sip-calculator'],
  related: ['sip-calculator', 'investment-returns-calculator', 'capital-gains-calculator'],
}
