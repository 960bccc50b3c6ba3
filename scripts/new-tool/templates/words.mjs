/** Words of a tool that nobody has written yet. tests/content fails on each of them until they are true. */
export function wordsFile({ slug, category, title, words }) {
  return `import { Shapes } from 'lucide'
import type { Tool } from '@/lib/catalogue/tool'

export const ${words}: Tool = {
  slug: '${slug}',
  category: '${category}',
  status: 'live',
  name: '${title}',
  title: '${title}',
  description: 'TODO: what it does for whom, in 110 to 160 characters.',
  summary: 'TODO: what it does, in at most 100 characters.',
  icon: Shapes,
  keywords: [],
  steps: [],
  faqs: [],
  sources: [],
  related: [],
  updatedOn: '${new Date().toISOString().slice(0, 10)}',
}
`
}
