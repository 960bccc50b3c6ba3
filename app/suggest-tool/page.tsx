import { Island } from '@/components/islands/island'
import { NotLoaded } from '@/components/islands/not-loaded'
import { SuggestTool } from '@/components/tools/suggest-tool/screen'
import { suggestTool } from '@/content/pages'
import { site } from '@/content/site'
import { pageMetadata } from '@/content/metadata'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/content/page-words'

export const metadata = pageMetadata({ ...suggestTool, path: '/suggest-tool' })

export default function Page() {
  return (
    <div className="reading-width">
      <PageTitle>{suggestTool.title}</PageTitle>
      <p className="mt-3 mb-6 text-soft">
        {t(
          'Tell us what is missing. This form sends nothing: it prepares your suggestion as an email that you can send from your email app, or as text to copy.',
        )}
      </p>
      <noscript>
        <p className="card mb-4 p-4">{t('This form needs JavaScript to prepare your suggestion.')}</p>
      </noscript>
      <NotLoaded />
      <Island of="suggest-tool">
        <SuggestTool email={site.email} />
      </Island>
    </div>
  )
}
