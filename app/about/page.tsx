import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { about } from '@/content/pages'
import Body from '@/content/pages/about.mdx'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...about, path: '/about' })

export default function Page() {
  return (
    <PlainPage page={about} site={site}>
      <LocalText folder="pages" slug="about" english={Body} />
    </PlainPage>
  )
}
