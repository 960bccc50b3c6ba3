import { Button } from '@/components/ui/button'

interface NotComputedProps {
  what: 'panchang' | 'month' | 'festivals' | 'fasts'
  onRetry(): void
}

/** The worker of the panchang did not answer: its script did not load. */
export function NotComputed({ what, onRetry }: NotComputedProps) {
  return (
    <p role="alert" className="mb-3 text-bad">
      {`The ${what} could not be computed, as a part of this page did not load. `}
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
