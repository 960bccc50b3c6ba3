import type { ReactNode } from 'react'
import { fieldIds, type FieldWords } from '@/components/fields/field'
import { SearchForm } from '@/components/lookup/search-form'
import { useSearch } from '@/components/lookup/use-search'
import { problemOfName } from '@/lib/name-search/closeness'
import { t } from '@/lib/language/words'

const NAME = 'place'

/** Leads to the field of a `NameSearch` on phones, where it is below the result. */
export const ToNameSearch = ({ children }: { children: string }) => (
  <button
    type="button"
    onClick={() => document.getElementById(fieldIds(NAME).control)?.focus()}
    className="min-h-11 text-left text-sm text-link underline md:hidden"
  >
    {children}
  </button>
)

interface NameSearchProps<Answer> extends FieldWords {
  /** What the section is for, for those who do not see it. */
  title: string
  lookUp(name: string, signal: AbortSignal): Promise<Answer>
  /** What to say when the search failed. */
  failed: string
  /** The results. */
  found(name: string, answer: Answer): ReactNode
  /** Below the form, outside what is announced: another way to search. */
  children?: ReactNode
}

/** The other way round: a name, which links call `place`, a button, and what answers to it. */
export function NameSearch<Answer>(props: NameSearchProps<Answer>) {
  const { title, label, hint, lookUp, failed, found, children } = props
  const { state, field } = useSearch({
    name: NAME,
    read: (text) => text.trim(),
    problemOf: nameProblemText,
    lookUp,
  })
  return (
    <section aria-label={title} className="card no-print self-start overflow-hidden md:col-start-1">
      <SearchForm label={label} hint={hint} field={field} className="p-5" secondary />
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
    ? t('Please write the name in Latin letters or in an Indian script, such as Andheri.')
    : t('Please type at least {0} letters of the name.', problem.min)
}
