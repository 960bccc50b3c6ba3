import { BlogArticle } from '@/app/blog/article'
import { howToCalculateEmi } from '@/content/blog/how-to-calculate-emi'
import Body from '@/content/blog/how-to-calculate-emi.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...howToCalculateEmi, path: articlePath(howToCalculateEmi) })

export default function Page() {
  return (
    <BlogArticle article={howToCalculateEmi}>
      <Body />
    </BlogArticle>
  )
}
