import { BlogArticle } from '@/app/blog/article'
import { howToCalculateEmi } from '@/content/blog/how-to-calculate-emi'
import Body from '@/content/blog/how-to-calculate-emi.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(howToCalculateEmi)

export default function Page() {
  return <BlogArticle article={howToCalculateEmi} english={Body} />
}
