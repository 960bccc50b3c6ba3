import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { buttonVariants } from '@/components/ui/button'
import { fastNames, religionFilters, stateFilters, typeFilters } from './words'
import { type festivalInputs, festivalYears } from '@/lib/panchang/festivals/festival-inputs'
import { t } from '@/lib/language/words'

interface FestivalFieldsProps {
  inputs: ToolInputs<typeof festivalInputs>
  /** The year that is shown. */
  year: number
}

/** The filters that let all festivals pass. */
const FILTERS = [
  ['type', 'all'],
  ['religion', 'all'],
  ['fasts', 'none'],
  ['view', 'list'],
] as const

const yearOptions = Object.fromEntries(festivalYears.map((year) => [year, year]))

/** Which year and which festivals. */
export function FestivalFields({ inputs, year }: FestivalFieldsProps) {
  const field = inputs.field('year')
  const set = FILTERS.filter(([name, unset]) => inputs.field(name).text !== unset).length
  return (
    <>
      <div className="row-field">
        <SelectField
          field={{ ...field, text: field.text || String(year) }}
          label={t('Year')}
          options={yearOptions}
        />
      </div>
      <div className="row-field">
        <SelectField field={inputs.field('state')} label={t('State')} options={stateFilters} />
      </div>
      <details>
        <summary className={buttonVariants({ variant: 'outline', className: 'list-none' })}>
          {t('Filter')}
          {set > 0 && ` (${set})`}
        </summary>
        <div className="card mt-2 grid grid-cols-2 gap-x-4 gap-y-2 p-4">
          <SelectField field={inputs.field('type')} label={t('Type')} options={typeFilters} />
          <SelectField field={inputs.field('religion')} label={t('Religion')} options={religionFilters} />
          <SelectField
            field={inputs.field('fasts')}
            label={t('Monthly fasts')}
            options={{ none: t('None'), ...fastNames }}
          />
          <ChoiceField
            field={inputs.field('view')}
            label={t('View')}
            options={{ list: t('List'), month: t('Months') }}
          />
        </div>
      </details>
    </>
  )
}
