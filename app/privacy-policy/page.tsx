import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { privacyPolicy } from '@/content/pages'
import Body from '@/content/pages/privacy-policy.mdx'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...privacyPolicy, path: '/privacy-policy' })

export default function Page() {
  return (
    <PlainPage page={privacyPolicy} site={site}>
      <LocalText folder="pages" slug="privacy-policy" english={Body} />
    </PlainPage>
  )
}
