import { BlogArticle } from '@/app/blog/article'
import { choosingBestSipPlan } from '@/content/blog/choosing-best-sip-plan'
import Body from '@/content/blog/choosing-best-sip-plan.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...choosingBestSipPlan, path: articlePath(choosingBestSipPlan) })

export default function Page() {
  return (
    <BlogArticle article={choosingBestSipPlan}>
      <Body />
    </BlogArticle>
  )
}
