'use client'

import { hasFailed, type LookupView, lookupView } from '@/components/lookup/lookup-view'
import { useLinkedSearch } from '@/components/lookup/use-linked-search'
import { useLookup } from '@/components/lookup/use-lookup'
import type { LookupOutcome } from '@/lib/lookup/live-first'
import { showToast } from '@/components/site/toast'

interface CodeSearchOptions<Answer extends { kind: string }> {
  /** The name of the field, in links too. */
  name: string
  /** Keeps of a text what may stand in the field. */
  read(text: string): string
  /** What the visitor must change before it can be looked for, or null. */
  problemOf(code: string): string | null
  lookUp(code: string, signal: AbortSignal): Promise<LookupOutcome<Answer>>
  /** Fetches what every question needs, as soon as the visitor types. */
  prepare(): Promise<void>
  /** For the toast when a service that should have answered did not. */
  failedMessage: string
}

export interface CodeSearch<Answer> {
  /** What the result shows. */
  view: LookupView<Answer>
  /** Looks a code up, from the field or from elsewhere on the page. */
  search(code: string): void
  /** What the `SearchForm` needs. */
  form: {
    name: string
    read(text: string): string
    text: string
    problem: string | null
    loading: boolean
    onText(text: string): void
    onSearch(): void
  }
}

/** One code at a time: its field, its link, the question and how it stands. A link with a good code asks at once. */
export function useCodeSearch<Answer extends { kind: string }>(
  options: CodeSearchOptions<Answer>,
): CodeSearch<Answer> {
  const { name, read, problemOf, lookUp, prepare, failedMessage } = options
  const lookup = useLookup(lookUp)
  const view = lookupView(lookup.state)
  const field = useLinkedSearch({ name, read, problemOf, ask: (code) => void ask(code) })

  async function ask(code: string) {
    const end = await lookup.ask(code)
    if (end && hasFailed(end))
      showToast({ title: 'Error', description: failedMessage, variant: 'destructive' })
  }

  const search = (code: string) => {
    if (!field.search(code)) lookup.clear()
  }
  return {
    view,
    search,
    form: {
      name,
      read,
      text: field.text,
      problem: field.problem,
      loading: view.kind === 'loading',
      onText: (text) => {
        field.onText(text)
        void prepare()
        // An answer stays in sight while the next code is typed; what is no answer goes.
        if (NO_ANSWER.has(view.kind)) lookup.clear()
      },
      onSearch: () => search(field.text),
    },
  }
}

const NO_ANSWER: ReadonlySet<string> = new Set(['idle', 'loading', 'notFound', 'failed'])
