import { BlogArticle } from '@/app/blog/article'
import { form16LineByLine } from '@/content/blog/form-16-line-by-line'
import Body from '@/content/blog/form-16-line-by-line.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(form16LineByLine)

export default function Page() {
  return <BlogArticle article={form16LineByLine} english={Body} />
}
