import type { AnswerState } from '@/components/panchang/use-answer'
import { ShareLink } from '@/components/tool-form/share-link'
import { Glance } from '@/components/tools/daily-panchang-muhurat/glance'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import type { Panchang } from '@/lib/panchang/panchang'
import type { Question } from '@/lib/panchang/questions'

interface PanchangResultProps {
  panchang: Panchang
  placeName: string
  state: Pick<AnswerState<Question>, 'waiting' | 'failed' | 'retry'>
  /** Whether day and place can be read. */
  complete: boolean
  fragment: string
}

/** The answer beside the form: the day at a glance. */
export function PanchangResult({ panchang, placeName, state, complete, fragment }: PanchangResultProps) {
  return (
    <section aria-label="Result" aria-busy={state.waiting} className="card p-5">
      <noscript>
        <p className="mb-3">
          This is the panchang of {dayInWords(panchang.day)} in {placeName}, computed when this page was
          built. With JavaScript the page computes any day and place.
        </p>
      </noscript>
      {state.failed && (
        <p role="alert" className="mb-3 text-bad">
          The panchang could not be computed, as a part of this page did not load.{' '}
          <Button variant="outline" onClick={state.retry}>
            Try again
          </Button>
        </p>
      )}
      {complete ? (
        <Glance panchang={panchang} placeName={placeName} />
      ) : (
        <p role="status" className="text-xl">
          Choose a date and a place.
        </p>
      )}
      <div className="mt-4">
        <ShareLink fragment={fragment} title={`Panchang of ${dayInWords(panchang.day)}`} />
      </div>
    </section>
  )
}
