import type { ReactNode } from 'react'
import type { InputBinding } from '@/components/tool-form/use-tool-inputs'
import { filled, t } from '@/lib/language/words'

interface FoldedFieldsProps {
  summary: string
  /** True if a field in it is filled already, from a link or by the visitor. */
  filled: boolean
  /** A summary of its values, shown while it is closed. */
  set?: string | undefined
  onOpen?(): void
  children: ReactNode
}

/** Fields that few need; opened by those who want them, or by a link that fills one. */
export function FoldedFields({ summary, filled: isFilled, set, onOpen, children }: FoldedFieldsProps) {
  return (
    <details
      open={isFilled || undefined}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className="disclosure border-t border-line"
    >
      <summary>
        <span className="font-medium">{summary}</span>
        {set && <span className="disclosure-set">{set}</span>}
      </summary>
      <div className="grid gap-2 pt-2">{children}</div>
    </details>
  )
}

/** Whether a link, or the visitor, has given one of these fields another value than the fresh page's. */
export const isSet = (fragment: string, ...names: readonly string[]) =>
  names.some((name) => `&${fragment}`.includes(`&${name}=`))

type NumberBinding = InputBinding<number> | InputBinding<string>

/** The summary of `FoldedFields` for its number fields, each with its sentence; 0 and '' count as empty. */
export function wordsOfSet(fields: readonly (readonly [field: NumberBinding, sentence: string])[]) {
  const set = fields
    .filter(([{ value, text }]) => value && text !== '0')
    .map(([{ text }, sentence]) => filled(sentence, [text]))
  return {
    filled: fields.some(([{ text }]) => text !== '0' && text !== ''),
    set: set.join(', ') || t('None'),
  }
}
