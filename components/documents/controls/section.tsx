import { type ComponentType, type ReactNode, useState } from 'react'
import { LazyPart } from '@/components/ui/lazy-part'
import type { BusinessDocument } from '@/lib/invoicing/document/document'

/** A group of fields with a name, inside a document's form. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-2">
      <legend className="pr-3 text-lg font-semibold">{heading}</legend>
      <div className="doc-fields">{children}</div>
    </fieldset>
  )
}

/** Two fields side by side where there is space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

interface MoreProps {
  summary: string
  /** Opens it; what the visitor closes stays closed. */
  open?: boolean | undefined
  onOpen?(): void
  children: ReactNode
}

/** Fields that most people leave as they are. */
export function MoreFields({ summary, open, onOpen, children }: MoreProps) {
  return (
    <details open={open} onToggle={(event) => event.currentTarget.open && onOpen?.()} className="disclosure">
      <summary>{summary}</summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

interface LazyMoreProps<Props> {
  summary: string
  open?: boolean | undefined
  load(): Promise<ComponentType<Props>>
  /** A document that has been begun loads its fields before they are opened. */
  props: Props
}

/** Fields that most people leave as they are, with a script of their own. */
export function LazyMoreFields<Props extends { doc: BusinessDocument }>({
  summary,
  open,
  load,
  props,
}: LazyMoreProps<Props>) {
  const [opened, setOpened] = useState(false)
  return (
    <MoreFields summary={summary} open={open} onOpen={() => setOpened(true)}>
      <LazyPart what={summary} load={load} wanted={opened || props.doc.id !== ''} props={props} />
    </MoreFields>
  )
}
