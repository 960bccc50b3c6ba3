import { BlogArticle } from '@/app/blog/article'
import { topGstTips } from '@/content/blog/top-gst-tips'
import Body from '@/content/blog/top-gst-tips.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(topGstTips)

export default function Page() {
  return <BlogArticle article={topGstTips} english={Body} />
}
