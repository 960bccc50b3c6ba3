import { BlogArticle } from '@/app/blog/article'
import { ifscAndUpiSafely } from '@/content/blog/ifsc-and-upi-safely'
import Body from '@/content/blog/ifsc-and-upi-safely.mdx'
import { articlePath } from '@/lib/catalogue/page'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...ifscAndUpiSafely, path: articlePath(ifscAndUpiSafely) })

export default function Page() {
  return (
    <BlogArticle article={ifscAndUpiSafely}>
      <Body />
    </BlogArticle>
  )
}
