import type { ReactNode, Ref } from 'react'
import type { FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import { SearchForm } from '@/components/lookup/search-form'
import { useSearch } from '@/components/lookup/use-search'
import { problemOfName } from '@/lib/directory/closeness'

interface NameSearchProps<Answer> extends FieldWords {
  ref?: Ref<HTMLElement> | undefined
  /** What the section is for, for those who do not see it. */
  title: string
  lookUp(name: string, signal: AbortSignal): Promise<Answer>
  /** What to say when the search failed. */
  failed: string
  /** What was found. */
  found(name: string, answer: Answer): ReactNode
  /** Below the form, outside what is announced: another way to search. */
  children?: ReactNode
}

/** The other way round: a name, which links call `place`, a button, and what answers to it. */
export function NameSearch<Answer>(props: NameSearchProps<Answer>) {
  const { ref, title, label, hint, lookUp, failed, found, children } = props
  const { state, field } = useSearch({
    name: 'place',
    read: (text) => text.trim(),
    problemOf: nameProblemText,
    lookUp,
  })
  const { name, text, problem, onText } = field
  return (
    <section ref={ref} aria-label={title} className="card no-print self-start overflow-hidden md:col-start-1">
      <SearchForm
        label={label}
        hint={hint}
        field={field}
        className="p-5"
        further
        control={<TextControl name={name} text={text} problem={problem} onText={onText} inputMode="text" />}
      />
      <div aria-live="polite">
        {state.kind === 'failed' && <p className="px-5 pb-4 text-bad">{failed}</p>}
        {state.kind === 'answered' && found(state.question, state.answer)}
      </div>
      {children}
    </section>
  )
}

function nameProblemText(name: string): string | null {
  const problem = problemOfName(name)
  if (problem === null) return null
  return problem.kind === 'otherScript'
    ? 'Please write the name in Latin letters or in Hindi, such as Andheri.'
    : `Please type at least ${problem.min} letters of the name.`
}
