import { BlogArticle } from '@/app/blog/article'
import { LocalText } from '@/app/local-text'
import { rentReceiptsAndHra } from '@/content/blog/rent-receipts-and-hra'
import Body from '@/content/blog/rent-receipts-and-hra.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(rentReceiptsAndHra)

export default function Page() {
  return (
    <BlogArticle article={rentReceiptsAndHra}>
      <LocalText folder="blog" slug={rentReceiptsAndHra.slug} english={Body} />
    </BlogArticle>
  )
}
