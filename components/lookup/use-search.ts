import { useEffect, useEffectEvent, useState } from 'react'
import { type QuestionEnd, useQuestion } from '@/components/hooks/use-question'
import { focusResult } from '@/components/results/focus-result'
import { showError } from '@/components/ui/toast-store'
import { useLink, writeLink } from '@/components/tool-form/use-link'
import { linkWith, textInLink } from '@/lib/inputs/text-in-link'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import { t } from '@/lib/language/words'

interface SearchOptions<Answer> {
  /** The name of the field, in links too. */
  name: string
  /** Keeps of a text what may be asked. */
  read(text: string): string
  /** The problem that the visitor must correct before a search; null if there is none. */
  problemOf(text: string): string | null
  lookUp(text: string, signal: AbortSignal): Promise<Answer>
  /** Fetches what every question needs, as soon as the visitor types. */
  prepare?(): Promise<void>
  /** True if the answer stays in sight while the next question is typed; all do unless stated otherwise. */
  stays?(answer: NoInfer<Answer>): boolean
  /** How a question ended that was not given up. */
  onEnd?(end: QuestionEnd<string, NoInfer<Answer>>): void
}

/** The field of a search and its button. */
export interface SearchField {
  name: string
  text: string
  problem: string | null
  loading: boolean
  onText(text: string): void
  onSearch(): void
}

/**
 * One question at a time: its field, its link and its state. The text comes from the link, then from the visitor. A
 * link with a good text asks at once, one without forgets the answer.
 */
export function useSearch<Answer>(options: SearchOptions<Answer>) {
  const { name, read, problemOf, lookUp, prepare, stays, onEnd } = options
  const { state, ask, clear } = useQuestion(lookUp, { onEnd })
  const link = useLink()
  const [typed, setTyped] = useState<{ over: object; text: string; problem: string | null } | null>(null)
  const given = textInLink(link, name) ?? ''
  const linked = read(given)
  const { text, problem } =
    typed?.over === link ? typed : { text: linked, problem: given === '' ? null : problemOf(linked) }

  const followLink = useEffectEvent(() => {
    if (linked === '') clear()
    else if (problemOf(linked) === null) void ask(linked)
  })
  useEffect(() => followLink(), [link])

  /** Asks and writes the text into the link, unless it has a problem, which is then shown. */
  function search(asked: string) {
    const wanted = read(asked)
    setTyped({ over: link, text: wanted, problem: problemOf(wanted) })
    if (problemOf(wanted) !== null) return clear()
    writeLink(linkWith(location, name, wanted))
    void ask(wanted)
  }

  /** Searches for a button elsewhere on the page, which the answer may replace: the visitor goes on at the result. */
  function searchAndFocus(asked: string) {
    search(asked)
    focusResult()
  }

  const field: SearchField = {
    name,
    text,
    problem,
    loading: state.kind === 'loading',
    onText: (next) => {
      setTyped({ over: link, text: next, problem: null })
      // What fails here fails again when it is asked, and is reported then.
      prepare?.().catch(() => {})
      if (state.kind !== 'answered' || stays?.(state.answer) === false) clear()
    },
    onSearch: () => search(text),
  }
  return { state, search, searchAndFocus, field }
}

/** For a search that asks a service first: tells when it, or the directory in its place, gave no answer. */
export const toastOfFailure = (description: string) => (end: QuestionEnd<string, LookupOutcome<unknown>>) => {
  if (end.kind === 'failed' || end.answer.liveFault !== null) showError(t('Error'), description)
}
