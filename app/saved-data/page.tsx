import { Island } from '@/components/islands/island'
import { OfflinePages } from '@/components/saved-data/offline-pages'
import { SavedData } from '@/components/saved-data/saved-data'
import { PlainPage } from '@/components/site/plain-page'
import { pageMetadata } from '@/content/metadata'
import { compare, myFigures, savedData } from '@/content/pages'
import { site } from '@/content/site'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { t } from '@/content/page-words'

export const metadata = pageMetadata({ ...savedData, path: '/saved-data' })

export default function Page() {
  return (
    <PlainPage page={savedData} site={site} layout="cards">
      <p>
        {t(
          '{0} has no accounts and no server that stores what you enter. Documents, expenses and settings are in this browser alone. Clearing the browser’s data erases them, so save a copy now and then.',
          site.name,
        )}
      </p>
      <Island of="saved-data">
        <SavedData />
      </Island>
      <h2>{t('Figures and comparisons')}</h2>
      <p>
        <Sentence
          words={t('Save the figures you enter often on {0}, and see calculations side by side on {1}.')}
          parts={[
            <Anchor key="0" href="/my-figures">
              {myFigures.title}
            </Anchor>,
            <Anchor key="1" href="/compare">
              {compare.title}
            </Anchor>,
          ]}
        />
      </p>
      <h2>{t('Use it without internet')}</h2>
      <p>{t('Pages you have opened work offline. You can also save all of them at once.')}</p>
      <Island of="offline-pages">
        <OfflinePages />
      </Island>
      <noscript>
        <p>{t('This page needs JavaScript to read what your browser has saved.')}</p>
      </noscript>
    </PlainPage>
  )
}
