import { BlogArticle } from '@/app/blog/article'
import { choosingBestSipPlan } from '@/content/blog/choosing-best-sip-plan'
import Body from '@/content/blog/choosing-best-sip-plan.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(choosingBestSipPlan)

export default function Page() {
  return <BlogArticle article={choosingBestSipPlan} english={Body} />
}
