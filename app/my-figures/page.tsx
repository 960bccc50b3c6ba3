import { Island } from '@/components/islands/island'
import { OwnFiguresForm } from '@/components/own-figures/own-figures-form'
import { PlainPage } from '@/components/site/plain-page'
import { pageMetadata } from '@/content/metadata'
import { myFigures } from '@/content/pages'
import { site } from '@/content/site'
import { t } from '@/content/page-words'
import { Anchor } from '@/components/ui/anchor'

export const metadata = pageMetadata({ ...myFigures, path: '/my-figures' })

export default function Page() {
  return (
    <PlainPage page={myFigures} site={site} layout="cards">
      <p>
        {t(
          'Save the figures you enter often, and tools offer them beside the matching field. Nothing is saved until you choose Save, nothing is filled in without a tap, and nothing leaves this device.',
        )}
      </p>
      <noscript>
        <p>{t('This page needs JavaScript to save figures in your browser.')}</p>
      </noscript>
      <Island of="own-figures-form">
        <OwnFiguresForm />
      </Island>
      <p>
        <Anchor href="/saved-data">{t('Everything saved on this device')}</Anchor>
      </p>
    </PlainPage>
  )
}
