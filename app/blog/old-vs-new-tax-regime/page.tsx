import { ArticlePage } from '@/components/site/article-page'
import { oldVsNewTaxRegime } from '@/content/blog/old-vs-new-tax-regime'
import Body from '@/content/blog/old-vs-new-tax-regime.mdx'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...oldVsNewTaxRegime, path: articlePath(oldVsNewTaxRegime) })

export default function Page() {
  return (
    <ArticlePage article={oldVsNewTaxRegime} site={site}>
      <Body />
    </ArticlePage>
  )
}
