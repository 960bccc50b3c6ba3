import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

/**
 * Right above an island with fields: shown when its script has failed or takes too long. It is no island
 * itself; the page's first script listens to its button.
 */
export const NotLoaded = () => (
  <div role="alert" className="not-loaded no-print card mb-4 flex-wrap items-center gap-4 p-4">
    <p>{t('This page has not loaded fully. Check your connection and reload the page.')}</p>
    <Button variant="outline">{t('Reload')}</Button>
  </div>
)
