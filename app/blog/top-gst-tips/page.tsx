import { ArticlePage } from '@/components/site/article-page'
import { topGstTips } from '@/content/blog/top-gst-tips'
import Body from '@/content/blog/top-gst-tips.mdx'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...topGstTips, path: articlePath(topGstTips) })

export default function Page() {
  return (
    <ArticlePage article={topGstTips} site={site}>
      <Body />
    </ArticlePage>
  )
}
