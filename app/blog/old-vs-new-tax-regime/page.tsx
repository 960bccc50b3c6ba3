import { BlogArticle } from '@/app/blog/article'
import { oldVsNewTaxRegime } from '@/content/blog/old-vs-new-tax-regime'
import Body from '@/content/blog/old-vs-new-tax-regime.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...oldVsNewTaxRegime, path: articlePath(oldVsNewTaxRegime) })

export default function Page() {
  return (
    <BlogArticle article={oldVsNewTaxRegime}>
      <Body />
    </BlogArticle>
  )
}
