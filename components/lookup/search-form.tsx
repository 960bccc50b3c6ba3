import { LoaderCircle, Search } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'

interface SearchFormProps extends FieldWords {
  /** What the form is for, for those who do not see it. */
  title: string
  name: string
  text: string
  problem: string | null
  inputMode: 'numeric' | 'text'
  /** Keeps of what is typed what may stand in the field. */
  read(text: string): string
  loading: boolean
  /** The button is asleep until the text is long enough. */
  tooShort: boolean
  onText(text: string): void
  onSearch(): void
  /** Below the field: another way to begin. */
  children?: ReactNode
}

/** One code and a button to look it up. Enter owes the visitor a message even while the button is asleep. */
export function SearchForm(props: SearchFormProps) {
  const { title, name, label, hint, text, problem, inputMode, read, loading, tooShort } = props
  const { onText, onSearch, children } = props
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!loading) onSearch()
  }
  return (
    <form
      noValidate
      aria-label={title}
      className="card p-5"
      onKeyDown={searchOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <Field name={name} label={label} hint={hint} problem={problem}>
        <div className="flex gap-2">
          <TextControl
            name={name}
            text={text}
            problem={problem}
            inputMode={inputMode}
            onText={(next) => onText(read(next))}
            onLeave={() => {}}
            shape={(next, caret) => ({ text: read(next), caret: read(next.slice(0, caret)).length })}
          />
          <Button type="submit" disabled={loading || tooShort}>
            {loading ? <Icon of={LoaderCircle} className="animate-spin" /> : <Icon of={Search} />}
            Search
          </Button>
        </div>
      </Field>
      {children}
    </form>
  )
}
