import { SelectField } from '@/components/fields/choice-field'
import { Field } from '@/components/fields/field'
import { TextControl } from '@/components/fields/text-control'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { boardStateNames } from './board-states'
import { Button } from '@/components/ui/button'
import type { examGuideInputs } from '@/lib/education/exam-guide-inputs'

interface BoardSearchProps {
  inputs: ToolInputs<typeof examGuideInputs>
  onReset(): void
}

export function BoardSearch({ inputs: { field }, onReset }: BoardSearchProps) {
  const search = field('board')
  return (
    <form
      aria-label="Find a board"
      onSubmit={(event) => event.preventDefault()}
      className="card grid content-start gap-4 self-start p-5"
    >
      <SelectField field={field('state')} label="State" options={boardStateNames} />
      <Field name={search.name} label="Board" hint="Its name or its letters, such as UPMSP" problem={null}>
        <TextControl {...search} inputMode="text" />
      </Field>
      <Button variant="outline" onClick={onReset} className="no-print justify-self-start">
        Reset
      </Button>
    </form>
  )
}
