import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

interface DidNotLoadProps extends Pick<ComponentProps<'p'>, 'className' | 'role'> {
  /** What is missing, as a sentence begins: 'The calendar'. */
  what: string
  onRetry(): void
}

/** The failed loads that were retried in this visit. */
const triedAgain = new Set<string>()

/**
 * A part that was to be fetched when it was wanted is not there. It can be asked for again once; after a deployment its
 * file is gone for good, so the second time the page is loaded again. What is typed is in the address or in storage.
 */
export function DidNotLoad({ what, onRetry, ...place }: DidNotLoadProps) {
  const isSecond = triedAgain.has(what)
  const tryAgain = () => {
    triedAgain.add(what)
    onRetry()
  }
  return (
    <p {...place}>
      {t('{0} did not load.', what)}{' '}
      <Button variant="outline" onClick={isSecond ? () => location.reload() : tryAgain}>
        {isSecond ? t('Reload') : t('Try again')}
      </Button>
    </p>
  )
}
