import type { ShareWaysProps } from '@/components/share/share-ways'
import { UnfoldButton } from '@/components/share/unfold-button'
import { t } from '@/lib/language/words'

const load = () => import('@/components/share/share-ways')

/** Unfolds the ways to hand on what is on the screen. */
export const ShareLink = (shared: ShareWaysProps) => (
  <UnfoldButton label={t('Share')} load={load} props={shared} />
)
