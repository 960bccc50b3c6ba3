import { BlogArticle } from '@/app/blog/article'
import { ifscAndUpiSafely } from '@/content/blog/ifsc-and-upi-safely'
import Body from '@/content/blog/ifsc-and-upi-safely.mdx'
import { articleMetadata } from '@/content/article-metadata'

export const metadata = articleMetadata(ifscAndUpiSafely)

export default function Page() {
  return <BlogArticle article={ifscAndUpiSafely} english={Body} />
}
