import { WordsPage } from '@/app/words-page'
import { pageMetadata } from '@/content/metadata'
import { termsConditions } from '@/content/pages'
import Body from '@/content/pages/terms-conditions.mdx'

export const metadata = pageMetadata({ ...termsConditions, path: '/terms-conditions' })

export default function Page() {
  return <WordsPage page={termsConditions} english={Body} />
}
