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
  problem: string | null
  loading: boolean
  /** The button is disabled: too little is typed, or there is nobody to ask. */
  disabled: boolean
  className?: string
  /** The control of the field. */
  control: ReactNode
  onSearch(): void
  /** Below the field: another way to begin. */
  children?: ReactNode
}

/** One field and a button to look it up. Enter validates while the button is disabled. */
export function SearchForm(props: SearchFormProps) {
  const { title, name, label, hint, problem, loading, disabled, className, control, onSearch, children } =
    props
  const searchOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!loading) onSearch()
  }
  return (
    <form
      noValidate
      aria-label={title}
      className={className ? `card p-5 ${className}` : 'card p-5'}
      onKeyDown={searchOnEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <Field name={name} label={label} hint={hint} problem={problem}>
        <div className="flex gap-2">
          {control}
          <Button type="submit" disabled={loading || disabled}>
            {loading ? <Icon of={LoaderCircle} className="animate-spin" /> : <Icon of={Search} />}
            Search
          </Button>
        </div>
      </Field>
      {children}
    </form>
  )
}

interface CodeSearchFormProps extends Omit<SearchFormProps, 'control'> {
  text: string
  inputMode: 'numeric' | 'text'
  /** Keeps of what is typed what may stand in the field. */
  read(text: string): string
  onText(text: string): void
}

/** A form for one code, whose field takes only what a code may hold. */
export function CodeSearchForm({ text, inputMode, read, onText, ...form }: CodeSearchFormProps) {
  return (
    <SearchForm
      {...form}
      control={
        <TextControl
          name={form.name}
          text={text}
          problem={form.problem}
          inputMode={inputMode}
          onText={(next) => onText(read(next))}
          shape={(next, caret) => ({ text: read(next), caret: read(next.slice(0, caret)).length })}
        />
      }
    />
  )
}
