'use client'

import { type SubmitEvent, useEffect, useState } from 'react'
import { useLink } from '@/components/tool-form/use-link'
import { SuggestionForm } from '@/components/tools/suggest-tool/suggestion-form'
import { SuggestionReady } from '@/components/tools/suggest-tool/suggestion-ready'
import {
  problemsOf,
  type Suggestion,
  suggestionFromLink,
  type SuggestionProblems,
} from '@/lib/everyday/suggestion'
import { showToast, toastStore } from '@/components/site/toast'

/** The specified pause before success is shown. */
const PREPARING_MS = 1_500

type Stage =
  | { name: 'writing'; problems: SuggestionProblems }
  | { name: 'preparing'; suggestion: Suggestion }
  | { name: 'ready'; suggestion: Suggestion }

const WRITING: Stage = { name: 'writing', problems: {} }

/** The form for a tool that is missed. It sends nothing: it prepares the words for the visitor's own e-mail. */
export function SuggestTool({ email }: { email: string | null }) {
  const link = useLink()
  const [stage, setStage] = useState<Stage>(WRITING)
  useEffect(() => {
    if (stage.name !== 'preparing') return
    const timer = setTimeout(() => setStage({ name: 'ready', suggestion: stage.suggestion }), PREPARING_MS)
    return () => clearTimeout(timer)
  }, [stage])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const suggestion = suggestionIn(form)
    const problems = problemsOf(suggestion)
    const firstWrong = Object.keys(problems)[0]
    if (!firstWrong) {
      // A complaint about what has since been mended would lie over the answer.
      toastStore.setState({ toast: null })
      return setStage({ name: 'preparing', suggestion })
    }
    setStage({ name: 'writing', problems })
    form.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
    if (problems.toolName || problems.description) showMissing()
  }

  return (
    <>
      <SuggestionForm
        // The fields keep their own text, so no failure can lose it; only a new link fills them afresh.
        key={link.search + link.hash}
        initial={suggestionFromLink(link)}
        problems={stage.name === 'writing' ? stage.problems : {}}
        preparing={stage.name === 'preparing'}
        onSubmit={submit}
        onChange={() => setStage(WRITING)}
      />
      {stage.name === 'ready' && <SuggestionReady suggestion={stage.suggestion} email={email} />}
    </>
  )
}

function suggestionIn(form: HTMLFormElement): Suggestion {
  const data = new FormData(form)
  const textOf = (name: keyof Suggestion) => String(data.get(name) ?? '')
  return { toolName: textOf('toolName'), description: textOf('description'), email: textOf('email') }
}

function showMissing() {
  showToast({
    title: 'Missing Information',
    description: 'Please provide a tool name and description.',
    variant: 'destructive',
  })
}
