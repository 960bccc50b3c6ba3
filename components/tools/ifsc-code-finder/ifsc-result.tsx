'use client'

import { LoaderCircle } from 'lucide'
import type { Ref } from 'react'
import { NoNetwork } from '@/components/lookup/no-network'
import { Icon } from '@/components/site/icon'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { CodeParts } from '@/components/tools/ifsc-code-finder/code-parts'
import { IfscSource } from '@/components/tools/ifsc-code-finder/ifsc-source'
import { failedMessage, type IfscView } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { Button } from '@/components/ui/button'

interface IfscResultProps {
  view: IfscView
  /** The section itself, to be focused when a branch further down was chosen. */
  ref: Ref<HTMLElement>
  onRetry(ifsc: string): void
}

const loadAnswer = () => import('@/components/tools/ifsc-code-finder/branch-answer')

/** The answer, or where it stands. It keeps a least height, so that nothing in sight below it jumps when one comes. */
export function IfscResult({ view, ref, onRetry }: IfscResultProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Result"
      aria-busy={view.kind === 'loading'}
      className="card min-h-[27rem] scroll-mt-4 overflow-hidden border-t-3 border-t-accent md:col-start-2 md:row-span-2 md:row-start-1 md:min-h-[42rem]"
    >
      <Answer view={view} onRetry={onRetry} />
    </section>
  )
}

/** What shows an answer is fetched while the first one is. */
function Answer({ view, onRetry }: Omit<IfscResultProps, 'ref'>) {
  const { part, failed, retry } = useLatePart(loadAnswer, view.kind !== 'idle')
  if (view.kind === 'idle') return <Example />
  if (view.kind === 'loading' || (part === null && !failed))
    return (
      <p role="status" className="flex items-center gap-2 px-5 py-6 text-xl text-soft">
        <Icon of={LoaderCircle} className="animate-spin" />
        Looking up {view.question}…
      </p>
    )
  const again = (ifsc: string) => {
    if (failed) retry()
    onRetry(ifsc)
  }
  if (view.kind === 'failed' || part === null) return <Failed view={view} onRetry={again} />
  return <part.default key={view.question} view={view} onRetry={again} />
}

const example = 'SBIN0000691'

function Example() {
  return (
    <>
      <p className="px-5 pt-6 text-xl">Enter an IFSC code to see its bank and branch.</p>
      <p className="px-5 pb-4 text-soft">How to read one: {example}, State Bank of India, New Delhi.</p>
      <CodeParts ifsc={example} />
    </>
  )
}

function Failed({
  view,
  onRetry,
}: {
  view: Exclude<IfscView, { kind: 'idle' }>
  onRetry(ifsc: string): void
}) {
  const directory = view.kind === 'failed' ? view.directory : null
  return (
    <div className="grid justify-items-start gap-3 px-5 py-6">
      <p role="alert" className="text-xl font-medium text-bad">
        {failedMessage}
      </p>
      {view.kind === 'failed' && view.unreached && (
        <NoNetwork stillKnown="Codes of a bank that lie close to one looked up before on this device are still known." />
      )}
      {directory?.facts && (
        <div className="grid gap-2">
          <p>
            The live service did not answer. {view.question} is not in the list of {directory.facts.listOf}{' '}
            either; it may be newer.
          </p>
          <IfscSource answer={directory} />
        </div>
      )}
      <Button variant="outline" onClick={() => onRetry(view.question)}>
        Try again
      </Button>
    </div>
  )
}
