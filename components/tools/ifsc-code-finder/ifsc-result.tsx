import { LoaderCircle } from 'lucide-react'
import type { Ref } from 'react'
import { NoNetwork } from '@/components/lookup/no-network'
import { CodeParts } from '@/components/tools/ifsc-code-finder/code-parts'
import { FoundBranch } from '@/components/tools/ifsc-code-finder/found-branch'
import { IfscSource } from '@/components/tools/ifsc-code-finder/ifsc-source'
import { failedMessage, type IfscView } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { ListedOnly } from '@/components/tools/ifsc-code-finder/listed-only'
import { NotOnList } from '@/components/tools/ifsc-code-finder/not-on-list'
import { Button } from '@/components/ui/button'

interface IfscResultProps {
  view: IfscView
  /** The section itself, to be focused when a branch further down was chosen. */
  ref: Ref<HTMLElement>
  onRetry(ifsc: string): void
}

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

const example = 'SBIN0000691'

function Answer({ view, onRetry }: { view: IfscView; onRetry(ifsc: string): void }) {
  switch (view.kind) {
    case 'idle':
      return (
        <>
          <p className="px-5 pt-6 text-xl">Enter an IFSC code to see its bank and branch.</p>
          <p className="px-5 pb-4 text-soft">How one is read: {example}, State Bank of India, New Delhi.</p>
          <CodeParts ifsc={example} />
        </>
      )
    case 'loading':
      return (
        <p role="status" className="flex items-center gap-2 px-5 py-6 text-xl text-soft">
          <LoaderCircle aria-hidden="true" className="animate-spin" />
          Looking up {view.question}…
        </p>
      )
    case 'found':
      return <FoundBranch key={view.question} view={view} onRetry={onRetry} />
    case 'listed':
      return <ListedOnly key={view.question} view={view} onRetry={onRetry} />
    case 'notFound':
      return <NotOnList view={view} />
    case 'failed':
      return (
        <div className="grid justify-items-start gap-3 px-5 py-6">
          <p role="alert" className="text-xl font-medium text-bad">
            {failedMessage}
          </p>
          <NoNetwork stillKnown="Codes of a bank that lie close to one looked up before on this device are still known." />
          {view.directory?.facts && (
            <div className="grid gap-2">
              <p>
                The live service did not answer. {view.question} is not in the list of{' '}
                {view.directory.facts.listOf} either; it may be newer.
              </p>
              <IfscSource answer={view.directory} />
            </div>
          )}
          <Button variant="outline" onClick={() => onRetry(view.question)}>
            Try again
          </Button>
        </div>
      )
  }
}
