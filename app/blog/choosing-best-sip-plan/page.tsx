import { BlogArticle } from '@/app/blog/article'
import { LocalText } from '@/app/local-text'
import { choosingBestSipPlan } from '@/content/blog/choosing-best-sip-plan'
import Body from '@/content/blog/choosing-best-sip-plan.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(choosingBestSipPlan)

export default function Page() {
  return (
    <BlogArticle article={choosingBestSipPlan}>
      <LocalText folder="blog" slug={choosingBestSipPlan.slug} english={Body} />
    </BlogArticle>
  )
}
