import { UnfoldButton } from '@/components/share/unfold-button'
import { t } from '@/lib/language/words'

const load = () => import('@/components/share/keep-calculation')

/** Unfolds the form that keeps this calculation under a name, to compare it with others. */
export const CompareButton = (calculation: { fragment: string }) => (
  <UnfoldButton label={t('Compare')} load={load} props={calculation} />
)
