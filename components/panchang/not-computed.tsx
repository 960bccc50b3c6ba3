import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

const COULD_NOT = {
  panchang: t('The panchang could not be computed, as a part of this page did not load. '),
  month: t('The month could not be computed, as a part of this page did not load. '),
  festivals: t('The festivals could not be computed, as a part of this page did not load. '),
  fasts: t('The fasts could not be computed, as a part of this page did not load. '),
}

/** The worker of the panchang did not answer: its script did not load. */
export function NotComputed({ what, onRetry }: { what: keyof typeof COULD_NOT; onRetry(): void }) {
  return (
    <p role="alert" className="mb-3 text-bad">
      {COULD_NOT[what]}
      <Button variant="outline" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </p>
  )
}
