import { WordsPage } from '@/app/words-page'
import { pageMetadata } from '@/content/metadata'
import { about } from '@/content/pages'
import Body from '@/content/pages/about.mdx'

export const metadata = pageMetadata({ ...about, path: '/about' })

export default function Page() {
  return <WordsPage page={about} english={Body} columns />
}
