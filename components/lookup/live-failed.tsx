import { Button } from '@/components/ui/button'

/** Above an answer of the directory: the service that was asked first has failed. */
export function LiveFailed({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <div className="grid justify-items-start gap-2 border-b border-line px-5 py-4">
      <p role="alert" className="font-medium text-bad">
        {message}
      </p>
      <p className="text-sm">Live service unavailable. Showing our own directory.</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
