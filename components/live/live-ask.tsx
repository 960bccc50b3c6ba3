import { LoaderCircle } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { type Known, useQuestion } from '@/components/hooks/use-question'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { askLabels, consentText, failureTexts } from '@/components/live/live-words'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { alwaysAsk } from '@/lib/lookup/live/always-ask'
import { answersAtAll, type LiveFailure, liveFailure } from '@/lib/lookup/live/failure-kind'
import type { OpenService } from '@/lib/lookup/live/open-services'
import { t } from '@/lib/language/words'

/** What came of asking a service: a failure is an answer too, worded for the visitor. */
type LiveAnswer<Answer> = { kind: 'given'; answer: Answer } | { kind: 'failed'; failure: LiveFailure }

interface LiveAskProps<Answer> {
  service: OpenService
  question: string
  /** The visitor has just tapped the button that this part takes the place of. */
  tapped: boolean
  ask(question: string, signal: AbortSignal): Promise<Answer>
  /** What is asked when the answer did not come, to find out why. */
  address: string
  /** An answer that is known already. */
  known?: Answer | null
  answered(answer: Answer): ReactNode
  /** What is still shown when the service fails. */
  remains: string
}

/** The services that the visitor agreed to ask, until the page is left. */
const agreedTo = new Set<OpenService>()

/**
 * Asks a service once the visitor has agreed: who is asked and what they learn, then the answer or why there is none.
 */
export function LiveAsk<Answer>(props: LiveAskProps<Answer>) {
  const { service, question, tapped, ask, address, known = null, answered, remains } = props
  const { value: always } = useStoredValue(alwaysAsk[service])
  const [opened, setOpened] = useState(tapped)
  const [agreed, setAgreed] = useState(tapped && agreedTo.has(service))
  const { state, retry } = useQuestion(
    async (asked: string, signal): Promise<LiveAnswer<Answer>> => {
      try {
        return { kind: 'given', answer: await ask(asked, signal) }
      } catch (fault) {
        if (signal.aborted) throw fault
        const how = { isOnline: navigator.onLine, isReached: () => answersAtAll(address) }
        return { kind: 'failed', failure: await liveFailure(fault, how) }
      }
    },
    { question: always || agreed || known !== null ? question : null, known: knownAnswer(question, known) },
  )
  const agree = (isForever: boolean) => {
    agreedTo.add(service)
    if (isForever) alwaysAsk[service].change(() => true)
    setAgreed(true)
  }
  if (state.kind === 'idle') {
    if (opened && !agreedTo.has(service))
      return (
        <Consent text={consentText(service, question)} onAgree={agree} onClose={() => setOpened(false)} />
      )
    return (
      <Button
        variant="outline"
        className="no-print mt-2"
        onClick={() => (agreedTo.has(service) ? setAgreed(true) : setOpened(true))}
      >
        {askLabels[service]}
      </Button>
    )
  }
  if (state.kind === 'loading')
    return (
      <p role="status" className="no-print mt-2 flex items-center gap-2 text-soft">
        <Icon icon={LoaderCircle} className="animate-spin" />
        {t('Asking the service…')}
      </p>
    )
  // Our own fault is not the service's.
  if (state.kind === 'failed') throw state.fault
  if (state.answer.kind === 'given') return <div className="mt-2">{answered(state.answer.answer)}</div>
  return (
    <div role="alert" className="no-print mt-2 grid justify-items-start gap-2">
      <p>
        {failureTexts[state.answer.failure]} {remains}
      </p>
      <Button variant="outline" onClick={retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}

const knownAnswer = <Answer,>(
  question: string,
  answer: Answer | null,
): Known<string, LiveAnswer<Answer>> | null =>
  answer === null ? null : { question, answer: { kind: 'given', answer } }

interface ConsentProps {
  text: string
  onAgree(isForever: boolean): void
  onClose(): void
}

function Consent({ text, onAgree, onClose }: ConsentProps) {
  const [isForever, setForever] = useState(false)
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="no-print mt-2 grid justify-items-start gap-2">
      <p id={id}>{text}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isForever}
          onChange={(event) => setForever(event.currentTarget.checked)}
          className="size-5 accent-(--action)"
        />
        {t('Always ask on this device')}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={() => onAgree(isForever)}>
          {t('Ask now')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  )
}
