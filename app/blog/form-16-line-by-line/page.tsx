import { BlogArticle } from '@/app/blog/article'
import { form16LineByLine } from '@/content/blog/form-16-line-by-line'
import Body from '@/content/blog/form-16-line-by-line.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...form16LineByLine, path: articlePath(form16LineByLine) })

export default function Page() {
  return (
    <BlogArticle article={form16LineByLine}>
      <Body />
    </BlogArticle>
  )
}
