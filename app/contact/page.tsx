import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { contact } from '@/content/pages'
import Body from '@/content/pages/contact.mdx'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...contact, path: '/contact' })

export default function Page() {
  return (
    <PlainPage page={contact} site={site}>
      <LocalText folder="pages" slug="contact" english={Body} />
    </PlainPage>
  )
}
