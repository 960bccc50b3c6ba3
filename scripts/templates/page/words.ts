import { Shapes } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

/** tests/content fails until every TODO is written and every list is filled. */
export const templateTool: Tool = {
  slug: 'template-tool',
  category: 'calculators',
  status: 'live',
  name: 'Template Tool',
  title: 'Template Tool',
  description: 'TODO: what it does for whom, in 110 to 160 characters.',
  summary: 'TODO: what it does, in at most 100 characters.',
  icon: Shapes,
  keywords: keywordsFrom('TODO'),
  steps: stepsFrom({}),
  faqs: faqsFrom({}),
  sources: checkedOn('2000-01-01', {}),
  related: [],
  updatedOn: '2000-01-01',
}
