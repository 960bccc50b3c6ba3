import type { Faq } from '@/lib/catalogue/tool'

/** The metadata of every page that is not a tool. */
export interface PageWords {
  /** The route without its slash. */
  slug: string
  /** Its own title, at most 60 characters; the site's name is added to it. */
  title: string
  /** For search engines and previews: 110 to 160 characters, unlike any other page's. */
  description: string
  /** The day, YYYY-MM-DD, on which its words last changed. */
  updatedOn: string
}

export const articleSlugs = [
  'how-to-calculate-emi',
  'old-vs-new-tax-regime',
  'top-gst-tips',
  'choosing-best-sip-plan',
  'why-gst-compliant-invoice',
  'credit-card-minimum-due',
  'rent-receipts-and-hra',
  'form-16-line-by-line',
  'ifsc-and-upi-safely',
  'panchang-line-by-line',
] as const
export type ArticleSlug = (typeof articleSlugs)[number]

export interface Article extends PageWords {
  slug: ArticleSlug
  /** What the places of its description, such as {rate}, stand for. */
  figures?: Readonly<Record<string, string>>
  /** One sentence under the heading. */
  summary: string
  /** What its picture shows, for those who do not see it. */
  imageAlt: string
  /** YYYY-MM-DD. */
  publishedOn: string
  readingMinutes: number
  /** The tool that works below the words, where there is one. */
  tool?: ArticleToolSlug
  /** The slugs of the tools whose pages link to the article. */
  guideFor?: readonly string[]
  /** The slugs of the tools to go on with. */
  related: readonly string[]
  /** The language of its words where the page that lists it is in another one. */
  wordsIn?: string
  /** Questions of readers, for those articles that answer some below their words. */
  faqs?: readonly Faq[]
}

/** The tools that work inside an article: components/article-tool. */
export type ArticleToolSlug =
  | 'credit-card-payoff-calculator'
  | 'emi-calculator'
  | 'gst-calculator'
  | 'hra-calculator'
  | 'ifsc-code-finder'
  | 'income-tax-calculator'
  | 'sip-calculator'

/** The path of an article on the site. */
export function articlePath(article: Article): string {
  return `/blog/${article.slug}`
}
