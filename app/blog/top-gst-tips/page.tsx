import { BlogArticle } from '@/app/blog/article'
import { LocalText } from '@/app/local-text'
import { topGstTips } from '@/content/blog/top-gst-tips'
import Body from '@/content/blog/top-gst-tips.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(topGstTips)

export default function Page() {
  return (
    <BlogArticle article={topGstTips}>
      <LocalText folder="blog" slug={topGstTips.slug} english={Body} />
    </BlogArticle>
  )
}
