import { BlogArticle } from '@/app/blog/article'
import { LocalText } from '@/app/local-text'
import { oldVsNewTaxRegime } from '@/content/blog/old-vs-new-tax-regime'
import Body from '@/content/blog/old-vs-new-tax-regime.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(oldVsNewTaxRegime)

export default function Page() {
  return (
    <BlogArticle article={oldVsNewTaxRegime}>
      <LocalText folder="blog" slug={oldVsNewTaxRegime.slug} english={Body} />
    </BlogArticle>
  )
}
