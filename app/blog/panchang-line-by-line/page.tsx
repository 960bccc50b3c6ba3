import { BlogArticle } from '@/app/blog/article'
import { panchangLineByLine } from '@/content/blog/panchang-line-by-line'
import Body from '@/content/blog/panchang-line-by-line.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(panchangLineByLine)

export default function Page() {
  return <BlogArticle article={panchangLineByLine} english={Body} />
}
