import '@/components/lookup/lookup.css'
import { LoaderCircle } from 'lucide'
import type { ReactNode } from 'react'
import type { QuestionState } from '@/components/hooks/use-question'
import { RESULT_ID } from '@/components/results/focus-result'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import { LookupFault } from '@/lib/lookup/lookup-fault'
import { t } from '@/lib/language/words'

export interface LookupWords<Answer> {
  /** 'Looking up 110001…' */
  loading(question: string): string
  /** The lookup failed: what to do. */
  failed(fault: unknown): string
  /** The answers that are possible without a network. */
  stillKnown?: string
  /** The directory's "not found", which is no verdict while a live service is silent. */
  notInDirectory?(question: string, answer: Answer): ReactNode
}

interface LookupScreenProps<Answer extends { kind: string }> {
  /** The field and its button: a `SearchForm`. */
  form: ReactNode
  state: QuestionState<string, LookupOutcome<Answer>>
  /** The result before a question is asked. */
  idle: ReactNode
  /** The result for an answer, "not found" too. */
  answered(question: string, answer: Answer): ReactNode
  words: LookupWords<Answer>
  onRetry(question: string): void
  /** Below the form: other ways to search. */
  children?: ReactNode
}

/** The frame of a lookup: a form, and next to it the one result in whichever state it is. */
export function LookupScreen<Answer extends { kind: string }>(screen: LookupScreenProps<Answer>) {
  const { form, state, children } = screen
  return (
    <div className="lookup">
      {form}
      <section
        id={RESULT_ID}
        tabIndex={-1}
        aria-label={t('Result')}
        aria-busy={state.kind === 'loading'}
        className="lookup-result card"
      >
        <LookupResult {...screen} />
      </section>
      {children}
    </div>
  )
}

function LookupResult<Answer extends { kind: string }>(screen: LookupScreenProps<Answer>) {
  const { state, idle, answered, words, onRetry } = screen
  if (state.kind === 'idle') return idle
  const { question } = state
  if (state.kind === 'loading')
    return (
      <p role="status" className="flex items-center gap-2 px-5 py-6 text-xl text-soft">
        <Icon icon={LoaderCircle} className="animate-spin" />
        {words.loading(question)}
      </p>
    )
  const retry = () => onRetry(question)
  if (state.kind === 'failed')
    return (
      <Failed message={words.failed(state.fault)} onRetry={retry}>
        {words.stillKnown && isUnreached(state.fault) && (
          <p>
            {t('The network could not be reached.')} {words.stillKnown}
          </p>
        )}
      </Failed>
    )
  const { answer, liveFault } = state.answer
  // That the directory does not know a code is no verdict while the service is silent.
  if (liveFault && answer.kind === 'notFound')
    return (
      <Failed message={words.failed(liveFault)} onRetry={retry}>
        {words.notInDirectory?.(question, answer)}
      </Failed>
    )
  return (
    <div key={question}>
      {liveFault && (
        <div className="border-b border-line">
          <Failed message={words.failed(liveFault)} onRetry={retry}>
            <p>{t('Live service unavailable. Showing our own directory.')}</p>
          </Failed>
        </div>
      )}
      {answered(question, answer)}
    </div>
  )
}

const isUnreached = (fault: unknown) =>
  fault instanceof LookupFault && (fault.kind === 'network' || fault.kind === 'timeLimit')

interface FailedProps {
  message: string
  onRetry(): void
  children: ReactNode
}

function Failed({ message, onRetry, children }: FailedProps) {
  return (
    <div className="grid justify-items-start gap-3 px-5 py-6">
      <p role="alert" className="text-xl font-medium text-bad">
        {message}
      </p>
      {children}
      <Button variant="outline" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
