import { LoaderCircle } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { LiveFailed } from '@/components/lookup/live-failed'
import type { AnsweredView, FailedView, LookupView } from '@/components/lookup/lookup-view'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'

export interface LookupWords<Answer> {
  /** 'Looking up 110001…' */
  loading(question: string): string
  /** The lookup failed: what to do. */
  failed: string
  /** What can still be answered without a network. */
  stillKnown: string
  /** The directory's "not found", which is no verdict while a live service is silent. */
  notInDirectory(question: string, answer: Extract<Answer, { kind: 'notFound' }>): ReactNode
}

interface LookupScreenProps<Answer extends { kind: string }> {
  /** The field and its button: a `SearchForm`. */
  form: ReactNode
  view: LookupView<Answer>
  /** The result before a question is asked. */
  idle: ReactNode
  /** The result for each kind of answer: found, not found and any other. */
  answers: { [Kind in Answer['kind']]: (view: AnsweredView<Extract<Answer, { kind: Kind }>>) => ReactNode }
  words: LookupWords<Answer>
  onRetry(question: string): void
  /** The section of the result, to be focused when the question came from further down. */
  resultRef?: Ref<HTMLElement>
  /** Below the form: other ways to search. */
  children?: ReactNode
}

/** The frame of a lookup: a form, and beside it the one result in whichever state it is. */
export function LookupScreen<Answer extends { kind: string }>(screen: LookupScreenProps<Answer>) {
  const { form, view, resultRef, children } = screen
  return (
    <div className="lookup">
      {form}
      <section
        ref={resultRef}
        tabIndex={-1}
        aria-label="Result"
        aria-busy={view.kind === 'loading'}
        className="lookup-result card"
      >
        <LookupResult {...screen} />
      </section>
      {children}
    </div>
  )
}

function LookupResult<Answer extends { kind: string }>({
  view,
  idle,
  answers,
  words,
  onRetry,
}: LookupScreenProps<Answer>) {
  if (view.kind === 'idle') return idle
  if (view.kind === 'loading')
    return (
      <p role="status" className="flex items-center gap-2 px-5 py-6 text-xl text-soft">
        <Icon of={LoaderCircle} className="animate-spin" />
        {words.loading(view.question)}
      </p>
    )
  if (view.kind === 'failed')
    return <Failed view={view as FailedView<Answer>} words={words} onRetry={onRetry} />
  // The kind of the view is the kind of its answer.
  const answered = view as AnsweredView<Answer>
  const show = answers[answered.kind as Answer['kind']] as (view: AnsweredView<Answer>) => ReactNode
  return (
    <div key={answered.question}>
      {answered.liveFailed && (
        <LiveFailed message={words.failed} onRetry={() => onRetry(answered.question)} />
      )}
      {show(answered)}
    </div>
  )
}

interface FailedProps<Answer extends { kind: string }> {
  view: FailedView<Answer>
  words: LookupWords<Answer>
  onRetry(question: string): void
}

function Failed<Answer extends { kind: string }>({ view, words, onRetry }: FailedProps<Answer>) {
  return (
    <div className="grid justify-items-start gap-3 px-5 py-6">
      <p role="alert" className="text-xl font-medium text-bad">
        {words.failed}
      </p>
      {view.unreached && <p>The network could not be reached. {words.stillKnown}</p>}
      {view.directory && words.notInDirectory(view.question, view.directory)}
      <Button variant="outline" onClick={() => onRetry(view.question)}>
        Try again
      </Button>
    </div>
  )
}
