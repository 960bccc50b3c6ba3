import { BlogArticle } from '@/app/blog/article'
import { rentReceiptsAndHra } from '@/content/blog/rent-receipts-and-hra'
import Body from '@/content/blog/rent-receipts-and-hra.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...rentReceiptsAndHra, path: articlePath(rentReceiptsAndHra) })

export default function Page() {
  return (
    <BlogArticle article={rentReceiptsAndHra}>
      <Body />
    </BlogArticle>
  )
}
