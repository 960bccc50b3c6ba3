import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

interface DidNotLoadProps extends Pick<ComponentProps<'p'>, 'className' | 'role'> {
  /** What is missing, as a sentence begins: 'The calendar'. */
  what: string
  onRetry(): void
}

/** A part that was to be fetched when it was wanted is not there, and can be asked for again. */
export function DidNotLoad({ what, onRetry, ...place }: DidNotLoadProps) {
  return (
    <p {...place}>
      {what} did not load.{' '}
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
