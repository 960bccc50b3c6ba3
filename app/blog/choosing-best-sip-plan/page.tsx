import { ArticlePage } from '@/components/site/article-page'
import { choosingBestSipPlan } from '@/content/blog/choosing-best-sip-plan'
import Body from '@/content/blog/choosing-best-sip-plan.mdx'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...choosingBestSipPlan, path: articlePath(choosingBestSipPlan) })

export default function Page() {
  return (
    <ArticlePage article={choosingBestSipPlan} site={site}>
      <Body />
    </ArticlePage>
  )
}
