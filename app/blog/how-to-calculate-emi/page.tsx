import { ArticlePage } from '@/components/site/article-page'
import { howToCalculateEmi } from '@/content/blog/how-to-calculate-emi'
import Body from '@/content/blog/how-to-calculate-emi.mdx'
import { site } from '@/content/site'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...howToCalculateEmi, path: articlePath(howToCalculateEmi) })

export default function Page() {
  return (
    <ArticlePage article={howToCalculateEmi} site={site}>
      <Body />
    </ArticlePage>
  )
}
