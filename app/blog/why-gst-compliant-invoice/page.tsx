import { BlogArticle } from '@/app/blog/article'
import { whyGstCompliantInvoice } from '@/content/blog/why-gst-compliant-invoice'
import Body from '@/content/blog/why-gst-compliant-invoice.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...whyGstCompliantInvoice, path: articlePath(whyGstCompliantInvoice) })

export default function Page() {
  return (
    <BlogArticle article={whyGstCompliantInvoice}>
      <Body />
    </BlogArticle>
  )
}
