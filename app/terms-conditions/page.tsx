import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { termsConditions } from '@/content/pages'
import Body from '@/content/pages/terms-conditions.mdx'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...termsConditions, path: '/terms-conditions' })

export default function Page() {
  return (
    <PlainPage page={termsConditions} site={site}>
      <LocalText folder="pages" slug="terms-conditions" english={Body} />
    </PlainPage>
  )
}
