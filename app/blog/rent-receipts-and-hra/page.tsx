import { BlogArticle } from '@/app/blog/article'
import { rentReceiptsAndHra } from '@/content/blog/rent-receipts-and-hra'
import Body from '@/content/blog/rent-receipts-and-hra.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(rentReceiptsAndHra)

export default function Page() {
  return <BlogArticle article={rentReceiptsAndHra} english={Body} />
}
