import { BlogArticle } from '@/app/blog/article'
import { creditCardMinimumDue } from '@/content/blog/credit-card-minimum-due'
import Body from '@/content/blog/credit-card-minimum-due.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(creditCardMinimumDue)

export default function Page() {
  return <BlogArticle article={creditCardMinimumDue} english={Body} />
}
