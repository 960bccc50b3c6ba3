import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { licences } from '@/content/pages'
import Body from '@/content/pages/licences.mdx'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...licences, path: '/licences' })

export default function Page() {
  return (
    <PlainPage page={licences} site={site}>
      <LocalText folder="pages" slug="licences" english={Body} />
    </PlainPage>
  )
}
