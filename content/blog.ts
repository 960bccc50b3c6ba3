import { creditCardMinimumDue } from '@/content/blog/credit-card-minimum-due'
import { rentReceiptsAndHra } from '@/content/blog/rent-receipts-and-hra'
import { form16LineByLine } from '@/content/blog/form-16-line-by-line'
import { ifscAndUpiSafely } from '@/content/blog/ifsc-and-upi-safely'
import { panchangLineByLine } from '@/content/blog/panchang-line-by-line'
import { choosingBestSipPlan } from '@/content/blog/choosing-best-sip-plan'
import { howToCalculateEmi } from '@/content/blog/how-to-calculate-emi'
import { oldVsNewTaxRegime } from '@/content/blog/old-vs-new-tax-regime'
import { topGstTips } from '@/content/blog/top-gst-tips'
import { whyGstCompliantInvoice } from '@/content/blog/why-gst-compliant-invoice'
import { filledText } from '@/content/figures/filled-words'
import { articleWordsIn, builtLanguage } from '@/content/languages'
import type { Article } from '@/lib/catalogue/page'

/** In the order in which the blog shows them. The text of each is in an .mdx file of its name. */
const englishArticles: readonly Article[] = [
  howToCalculateEmi,
  oldVsNewTaxRegime,
  topGstTips,
  choosingBestSipPlan,
  whyGstCompliantInvoice,
  creditCardMinimumDue,
  rentReceiptsAndHra,
  form16LineByLine,
  ifscAndUpiSafely,
  panchangLineByLine,
]

/** The title and description of an article in a language other than English. */
type ArticleWords = Pick<Article, 'title' | 'description' | 'summary' | 'imageAlt'> &
  Partial<Pick<Article, 'faqs'>>

/** An article as the pages of this build show it; one without a translation keeps its English words. */
export function articleInBuiltLanguage({ figures, ...article }: Article): Article {
  const shown = inBuiltWords(article)
  return figures ? { ...shown, description: filledText(shown.description, figures) } : shown
}

function inBuiltWords(article: Article): Article {
  if (!builtLanguage) return article
  const words = articleWordsIn<ArticleWords>(builtLanguage.code, article.slug)
  return words ? { ...article, ...words } : { ...article, wordsIn: 'en-IN' }
}

export const articles: readonly Article[] = englishArticles.map(articleInBuiltLanguage)
