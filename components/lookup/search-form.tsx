import { LoaderCircle, Search } from 'lucide'
import type { KeyboardEvent, ReactNode } from 'react'
import { Field, type FieldWords } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { SearchField } from '@/components/lookup/use-search'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { t } from '@/lib/language/words'

interface SearchFormProps extends FieldWords {
  /** What the form is for, for those who do not see it. */
  title?: string
  field: SearchField
  className?: string
  /** The button is disabled: too little is typed, or there is nobody to ask. */
  disabled?: boolean
  /** A second search of the page: its button is labelled Find and is secondary. */
  secondary?: boolean
  inputMode?: 'numeric' | 'text'
  /** Keeps of a text what may be asked, as it is typed; all of it unless given. */
  keep?(text: string): string
  /** In place of a plain control. */
  control?: ReactNode
  /** Below the field: another way to begin. */
  children?: ReactNode
}

/** One field and a button to look it up. Enter validates while the button is disabled. */
export function SearchForm(props: SearchFormProps) {
  const { title, label, hint, field, className = 'card p-5', disabled, secondary, control, children } = props
  const { keep = (typed: string) => typed, inputMode = 'text' } = props
  const { name, text, problem, loading, onText, onSearch } = field
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!loading) onSearch()
  }
  return (
    <form
      id={secondary ? undefined : 'form'}
      noValidate
      aria-label={title}
      className={className}
      onKeyDown={searchOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <Field name={name} label={label} hint={hint} problem={problem}>
        <div className="flex gap-2">
          {control ?? (
            <TextControl
              name={name}
              text={text}
              problem={problem}
              inputMode={inputMode}
              onText={(next) => onText(keep(next))}
              shape={(next, caret) => ({ text: keep(next), caret: keep(next.slice(0, caret)).length })}
            />
          )}
          <Button type="submit" variant={secondary ? 'outline' : 'primary'} disabled={loading || disabled}>
            {loading && <Icon icon={LoaderCircle} className="animate-spin" />}
            {!loading && !secondary && <Icon icon={Search} />}
            {t(secondary ? 'Find' : 'Search')}
          </Button>
        </div>
      </Field>
      {children}
    </form>
  )
}
