import { choosingBestSipPlan } from '@/content/blog/choosing-best-sip-plan'
import { howToCalculateEmi } from '@/content/blog/how-to-calculate-emi'
import { oldVsNewTaxRegime } from '@/content/blog/old-vs-new-tax-regime'
import { topGstTips } from '@/content/blog/top-gst-tips'
import { whyGstCompliantInvoice } from '@/content/blog/why-gst-compliant-invoice'
import type { Article } from '@/lib/catalogue/page'

/** The articles in the order in which the blog shows them. Each one's words stand beside it in an .mdx file. */
export const articles: readonly Article[] = [
  howToCalculateEmi,
  oldVsNewTaxRegime,
  topGstTips,
  choosingBestSipPlan,
  whyGstCompliantInvoice,
]
