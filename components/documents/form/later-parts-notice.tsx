import { fetchLaterParts, useLaterPartsFailed } from '@/components/documents/form/use-later-parts'
import { DidNotLoad } from '@/components/ui/load-error'

/** Says that the later parts did not come. What is typed is in storage. */
export function LaterPartsNotice({ what }: { what: string }) {
  if (!useLaterPartsFailed()) return null
  return (
    <DidNotLoad className="no-print mt-2" role="alert" what={what} onRetry={() => void fetchLaterParts()} />
  )
}
