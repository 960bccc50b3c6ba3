import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { fastNames, religionFilters, stateFilters, typeFilters } from './words'
import { type festivalInputs, festivalYears } from '@/lib/panchang/festivals/festival-inputs'

interface FestivalFieldsProps {
  inputs: ToolInputs<typeof festivalInputs>
  /** The year that is shown. */
  year: number
}

const yearOptions = Object.fromEntries(festivalYears.map((year) => [year, year]))

/** Which year and which festivals. */
export function FestivalFields({ inputs, year }: FestivalFieldsProps) {
  const field = inputs.field('year')
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <SelectField
          field={{ ...field, text: field.text || String(year) }}
          label="Year"
          options={yearOptions}
        />
        <SelectField field={inputs.field('state')} label="State" options={stateFilters} />
        <SelectField field={inputs.field('type')} label="Type" options={typeFilters} />
        <SelectField field={inputs.field('religion')} label="Religion" options={religionFilters} />
        <SelectField
          field={inputs.field('fasts')}
          label="Monthly fasts"
          options={{ none: 'None', ...fastNames }}
        />
      </div>
      <ChoiceField field={inputs.field('view')} label="View" options={{ list: 'List', month: 'Months' }} />
    </>
  )
}
