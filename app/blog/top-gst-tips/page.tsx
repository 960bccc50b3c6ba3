import { BlogArticle } from '@/app/blog/article'
import { topGstTips } from '@/content/blog/top-gst-tips'
import Body from '@/content/blog/top-gst-tips.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...topGstTips, path: articlePath(topGstTips) })

export default function Page() {
  return (
    <BlogArticle article={topGstTips}>
      <Body />
    </BlogArticle>
  )
}
