import { LoaderCircle } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { LinkedSearch } from '@/components/lookup/use-linked-search'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'

interface NameSearchProps extends FieldWords {
  ref?: Ref<HTMLElement>
  /** What the section is for, for those who do not see it. */
  title: string
  name: string
  field: LinkedSearch
  loading: boolean
  /** What to say when the search failed, or null. */
  failed: string | null
  /** Below the form, outside what is announced: another way to search. */
  other?: ReactNode
  /** What was found. */
  children: ReactNode
}

/** The other way round: a name, a button, and what answers to it. */
export function NameSearch(props: NameSearchProps) {
  const { ref, title, name, label, hint, field, loading, failed, other, children } = props
  return (
    <section ref={ref} aria-label={title} className="card no-print self-start overflow-hidden md:col-start-1">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          field.search(field.text.trim())
        }}
        className="p-5"
      >
        <Field name={name} label={label} hint={hint} problem={field.problem}>
          <div className="flex gap-2">
            <TextControl
              name={name}
              text={field.text}
              problem={field.problem}
              inputMode="text"
              onText={field.onText}
            />
            <Button type="submit" variant="outline" disabled={loading}>
              {loading && <Icon of={LoaderCircle} className="animate-spin" />}
              Find
            </Button>
          </div>
        </Field>
      </form>
      <div aria-live="polite">
        {failed && <p className="px-5 pb-4 text-bad">{failed}</p>}
        {children}
      </div>
      {other}
    </section>
  )
}
