import { SuggestTool } from '@/components/tools/suggest-tool/suggest-tool'
import { suggestTool } from '@/content/pages'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'

export const metadata = pageMetadata({ ...suggestTool, path: '/suggest-tool' })

export default function Page() {
  return (
    <div className="reading-width">
      <h1 className="text-3xl sm:text-4xl">{suggestTool.title}</h1>
      <p className="mt-3 mb-6 text-soft">
        Tell us what is missing. This form does not send anything anywhere: it puts your words in order and
        hands them back to you as an e-mail that you can post yourself, or as text to copy.
      </p>
      <SuggestTool email={site.email} />
    </div>
  )
}
