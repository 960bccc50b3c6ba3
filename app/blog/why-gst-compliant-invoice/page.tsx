import { ArticlePage } from '@/components/site/article-page'
import { whyGstCompliantInvoice } from '@/content/blog/why-gst-compliant-invoice'
import Body from '@/content/blog/why-gst-compliant-invoice.mdx'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...whyGstCompliantInvoice, path: articlePath(whyGstCompliantInvoice) })

export default function Page() {
  return (
    <ArticlePage article={whyGstCompliantInvoice} site={site}>
      <Body />
    </ArticlePage>
  )
}
