import { WordsPage } from '@/app/words-page'
import { pageMetadata } from '@/content/metadata'
import { privacyPolicy } from '@/content/pages'
import Body from '@/content/pages/privacy-policy.mdx'

export const metadata = pageMetadata({ ...privacyPolicy, path: '/privacy-policy' })

export default function Page() {
  return <WordsPage page={privacyPolicy} english={Body} />
}
