import { WordsPage } from '@/app/words-page'
import { pageMetadata } from '@/content/metadata'
import { contact } from '@/content/pages'
import Body from '@/content/pages/contact.mdx'

export const metadata = pageMetadata({ ...contact, path: '/contact' })

export default function Page() {
  return <WordsPage page={contact} english={Body} />
}
