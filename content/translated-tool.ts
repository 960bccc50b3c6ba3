import { withFigures } from '@/content/figures/filled-words'
import { builtLanguage, toolWordsIn, typedKeywordsOf } from '@/content/languages'
import type { Faq, Step, Tool } from '@/lib/catalogue/tool'

/** What `content/<code>/tools/<slug>.json` holds. */
export interface ToolWords {
  name: string
  title: string
  description: string
  summary: string
  lead?: string
  keywords: readonly string[]
  steps: readonly Step[]
  faqs: readonly Faq[]
  /** The labels of the next steps, in their order. */
  next?: readonly string[]
  updatedOn: string
}

/** A tool with its words in another language; its keywords are added to its English name and keywords. */
export function withWords(tool: Tool, { next, keywords, ...words }: ToolWords): Tool {
  return {
    ...tool,
    ...words,
    keywords: [...keywords, tool.name, ...tool.keywords],
    ...(tool.next && {
      next: tool.next.map((step, place) => ({ ...step, label: next?.[place] ?? step.label })),
    }),
  }
}

/** A tool as the pages of this build show it; one without a translation keeps its English words. */
export function inBuiltLanguage(english: Tool): Tool {
  const tool = { ...english, keywords: [...english.keywords, ...typedKeywordsOf(english.slug)] }
  if (!builtLanguage) return withFigures(tool)
  const words = toolWordsIn<ToolWords>(builtLanguage.code, tool.slug)
  return withFigures(words ? withWords(tool, words) : { ...tool, wordsIn: 'en-IN' })
}
