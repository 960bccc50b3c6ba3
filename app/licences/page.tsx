import { WordsPage } from '@/app/words-page'
import { pageMetadata } from '@/content/metadata'
import { licences } from '@/content/pages'
import Body from '@/content/pages/licences.mdx'

export const metadata = pageMetadata({ ...licences, path: '/licences' })

export default function Page() {
  return <WordsPage page={licences} english={Body} />
}
