import { BlogArticle } from '@/app/blog/article'
import { whyGstCompliantInvoice } from '@/content/blog/why-gst-compliant-invoice'
import Body from '@/content/blog/why-gst-compliant-invoice.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(whyGstCompliantInvoice)

export default function Page() {
  return <BlogArticle article={whyGstCompliantInvoice} english={Body} />
}
