import { BlogArticle } from '@/app/blog/article'
import { panchangLineByLine } from '@/content/blog/panchang-line-by-line'
import Body from '@/content/blog/panchang-line-by-line.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...panchangLineByLine, path: articlePath(panchangLineByLine) })

export default function Page() {
  return (
    <BlogArticle article={panchangLineByLine}>
      <Body />
    </BlogArticle>
  )
}
