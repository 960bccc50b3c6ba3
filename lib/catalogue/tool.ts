import type { IconNode } from 'lucide'
import type { NextStep } from '@/lib/catalogue/next-step'

export const categorySlugs = [
  'calculators',
  'business-tools',
  'everyday-utilities',
  'india-specific-tools',
] as const
export type CategorySlug = (typeof categorySlugs)[number]

export interface Category {
  slug: CategorySlug
  /** As the header and the headings say it: 'Calculators'. */
  name: string
  /** The name in the header and the footer, where space is short. */
  navName: string
  /** One or two sentences under the heading of the category's page. */
  introduction: string
  /** For search engines: 110 to 160 characters. */
  description: string
  keywords: readonly string[]
}

export interface Step {
  name: string
  text: string
}

export interface Faq {
  question: string
  /** Plain text; a blank line parts paragraphs. */
  answer: string
}

export interface Source {
  title: string
  href: string
  /** The day, YYYY-MM-DD, on which a person last compared our figure with this source. */
  checkedOn: string
}

/** All content of one tool. Cards, metadata, search, sitemap and structured data derive from it. */
export interface Tool {
  /** The route without its slash; also the stem of the tool's files. */
  slug: string
  category: CategorySlug
  status: 'live' | 'planned'
  /** As cards and the heading show it: 'EMI Calculator'. */
  name: string
  /** The page's own title for search engines; the site's name is added to it. At most 60 characters. */
  title: string
  /** For search engines and previews: 110 to 160 characters, unlike any other page's. */
  description: string
  /** What the tool does, on its card and under its heading: at most 100 characters. */
  summary: string
  /** The summary in one line of a phone: at most 44 characters; left out where the summary is as short. */
  lead?: string
  icon: IconNode
  /** The language of its words, where it is not that of the page. */
  wordsIn?: string
  /** Everyday words that people type for it, in English, romanised Hindi and Devanagari. */
  keywords: readonly string[]
  /**
   * What its words name as {name}, in the language of the page: law from its rows, examples from the tool's
   * calculation.
   */
  figures?: () => Readonly<Record<string, string>>
  steps: readonly Step[]
  faqs: readonly Faq[]
  sources: readonly Source[]
  /** Slugs of the tools to offer next. */
  related: readonly string[]
  /** Where a result leads, with its figures set there. */
  next?: readonly NextStep[]
  /** The day, YYYY-MM-DD, on which its words or its sums last changed. */
  updatedOn: string
  /** A query parameter with which a link runs the tool at once, for search engines' SearchAction. */
  searchParameter?: 'pincode' | 'ifsc' | 'city'
}
