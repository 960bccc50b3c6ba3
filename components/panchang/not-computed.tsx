import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

/** The worker of the panchang did not answer, as its script did not load. `children` states what it did not compute. */
export function NotComputed({ children, onRetry }: { children: string; onRetry(): void }) {
  return (
    <p role="alert" className="mb-3 text-bad">
      {children}
      <Button variant="outline" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </p>
  )
}
