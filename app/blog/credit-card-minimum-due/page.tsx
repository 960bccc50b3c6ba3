import { BlogArticle } from '@/app/blog/article'
import { creditCardMinimumDue } from '@/content/blog/credit-card-minimum-due'
import Body from '@/content/blog/credit-card-minimum-due.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...creditCardMinimumDue, path: articlePath(creditCardMinimumDue) })

export default function Page() {
  return (
    <BlogArticle article={creditCardMinimumDue}>
      <Body />
    </BlogArticle>
  )
}
