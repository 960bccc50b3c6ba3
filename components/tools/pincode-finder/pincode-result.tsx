import { LoaderCircle } from 'lucide'
import type { Ref } from 'react'
import { Icon } from '@/components/site/icon'
import { PincodeSource } from '@/components/tools/pincode-finder/pincode-source'
import { NoNetwork } from '@/components/lookup/no-network'
import { DigitMeaning } from '@/components/tools/pincode-finder/digit-meaning'
import { failedMessage, type FinderView } from '@/components/tools/pincode-finder/finder-view'
import { FoundOffices } from '@/components/tools/pincode-finder/found-offices'
import { Button } from '@/components/ui/button'

interface PincodeResultProps {
  view: FinderView
  /** The section itself, to be focused when a place further down was chosen. */
  ref: Ref<HTMLElement>
  onRetry(pincode: string): void
}

/**
 * The answer, or where it stands; at the foot, what the digits mean. It keeps a least height from one state to the
 * next, so that nothing in sight below it jumps when the answer comes.
 */
export function PincodeResult({ view, ref, onRetry }: PincodeResultProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Result"
      aria-busy={view.kind === 'loading'}
      className="card min-h-[27rem] scroll-mt-4 overflow-hidden border-t-3 border-t-accent md:col-start-2 md:row-span-2 md:row-start-1 md:min-h-[42rem]"
    >
      <Answer view={view} onRetry={onRetry} />
      {(view.kind === 'found' || view.kind === 'notFound') && <DigitMeaning pincode={view.question} />}
    </section>
  )
}

function Answer({ view, onRetry }: { view: FinderView; onRetry(pincode: string): void }) {
  switch (view.kind) {
    case 'idle':
      return (
        <>
          <p className="px-5 pt-6 text-xl">Enter a pincode to see its post offices.</p>
          <p className="px-5 pb-4 text-soft">How to read one: {example}, New Delhi GPO.</p>
          <DigitMeaning pincode={example} large />
        </>
      )
    case 'loading':
      return (
        <p role="status" className={placeholder}>
          <Icon of={LoaderCircle} className="animate-spin" />
          Looking up {view.question}…
        </p>
      )
    case 'found':
      return <FoundOffices key={view.question} view={view} onRetry={onRetry} />
    case 'notFound':
      return (
        <div className="grid gap-2 px-5 py-6">
          <p role="alert" className="text-xl font-medium">
            {view.answer.message}
          </p>
          <p className="text-soft">
            No office under {view.question}. Check the digits, or look for the place by its name.
          </p>
          <PincodeSource answer={view.answer} />
        </div>
      )
    case 'failed':
      return (
        <div className="grid justify-items-start gap-3 px-5 py-6">
          <p role="alert" className="text-xl font-medium text-bad">
            {failedMessage}
          </p>
          {view.unreached && (
            <NoNetwork stillKnown="Pincodes that begin with the same three digits as one looked up before on this device are still known." />
          )}
          {view.directory && <NotInDirectory pincode={view.question} answer={view.directory} />}
          <Button variant="outline" onClick={() => onRetry(view.question)}>
            Try again
          </Button>
        </div>
      )
  }
}

const example = '110001'

const placeholder = 'flex items-center gap-2 px-5 py-6 text-xl text-soft'

type Silent = NonNullable<Extract<FinderView, { kind: 'failed' }>['directory']>

function NotInDirectory({ pincode, answer }: { pincode: string; answer: Silent }) {
  return (
    <div className="grid gap-2">
      <p>
        The live service did not answer. The directory shipped with this site does not hold {pincode}; it may
        be newer.
      </p>
      <PincodeSource answer={answer} />
    </div>
  )
}
