import { Island } from '@/components/islands/island'
import { OfflinePages } from '@/components/saved-data/offline-pages'
import { SavedData } from '@/components/saved-data/saved-data'
import { PlainPage } from '@/components/site/plain-page'
import { pageMetadata } from '@/content/metadata'
import { savedData } from '@/content/pages'
import { site } from '@/content/site'

export const metadata = pageMetadata({ ...savedData, path: '/saved-data' })

export default function Page() {
  return (
    <PlainPage page={savedData} site={site}>
      <p>
        {site.name} has no accounts and no server that stores what you enter. Documents, expenses and settings
        are in this browser alone. Clearing the browser’s data erases them, so save a copy now and then.
      </p>
      <Island of="saved-data">
        <SavedData />
      </Island>
      <h2>Figures and comparisons</h2>
      <p>
        Save the figures you enter often on <a href="/my-figures">My figures</a>, and see calculations side by
        side on <a href="/compare">Compare calculations</a>.
      </p>
      <h2>Use it without internet</h2>
      <p>Pages you have opened work offline. You can also save all of them at once.</p>
      <Island of="offline-pages">
        <OfflinePages />
      </Island>
      <noscript>
        <p>This page needs JavaScript to read what your browser has saved.</p>
      </noscript>
    </PlainPage>
  )
}
