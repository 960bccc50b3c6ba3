import type { ReactNode } from 'react'

interface FoldedFieldsProps {
  summary: string
  /** Whether a field in it says something already, from a link or by the visitor. */
  filled: boolean
  children: ReactNode
}

/** Fields that few need; opened by those who want them, or by a link that fills one. */
export function FoldedFields({ summary, filled, children }: FoldedFieldsProps) {
  return (
    <details open={filled || undefined} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-medium text-link">{summary}</summary>
      <div className="grid gap-3 pt-2">{children}</div>
    </details>
  )
}
