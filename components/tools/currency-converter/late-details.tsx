import type { ReactNode } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import type { LatePart } from '@/components/tool-form/use-late-part'

interface LateDetailsProps {
  summary: string
  open?: boolean | undefined
  onOpen(): void
  /** What has to come before the content can be shown. */
  late: readonly Omit<LatePart<unknown>, 'part'>[]
  /** Null until all of that is there. */
  children: ReactNode
}

/** A part of the form that is fetched when it is opened. */
export function LateDetails({ summary, open, onOpen, late, children }: LateDetailsProps) {
  const failed = late.filter((one) => one.failed)
  return (
    <details open={open} onToggle={onOpen} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-medium text-link">{summary}</summary>
      {children}
      {failed.length > 0 && (
        <DidNotLoad className="mt-4" what="This part" onRetry={() => failed.forEach((one) => one.retry())} />
      )}
    </details>
  )
}
