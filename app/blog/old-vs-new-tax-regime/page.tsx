import { BlogArticle } from '@/app/blog/article'
import { oldVsNewTaxRegime } from '@/content/blog/old-vs-new-tax-regime'
import Body from '@/content/blog/old-vs-new-tax-regime.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(oldVsNewTaxRegime)

export default function Page() {
  return <BlogArticle article={oldVsNewTaxRegime} english={Body} />
}
