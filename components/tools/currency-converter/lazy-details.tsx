import type { ReactNode } from 'react'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import type { LatePart } from '@/components/tool-form/use-late-part'

interface LazyDetailsProps {
  summary: string
  open?: boolean | undefined
  onOpen(): void
  /** What must load before the content can be shown. */
  parts: readonly Omit<LatePart<unknown>, 'part'>[]
  /** Null until all of that is there. */
  children: ReactNode
}

/** A part of the form that loads when it is opened. */
export function LazyDetails({ summary, open, onOpen, parts, children }: LazyDetailsProps) {
  const failed = parts.filter((one) => one.failed)
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
