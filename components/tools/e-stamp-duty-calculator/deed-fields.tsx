import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, namesOf, t } from '@/lib/language/words'
import { stateNames } from '@/lib/rules/states/state-names'
import { type stampDutyInputs, dutyStateOf } from '@/lib/stamp-duty/stamp-duty-inputs'

/** The states by the letters of their number plates, in the language of the page. */
const ownStateNames = inOrder(namesOf('states', stateNames))

/** They stay when the law of another state or document takes the place of the fields below. */
export function DeedFields({ inputs: { field } }: InputsProps<typeof stampDutyInputs>) {
  const state = field('state')
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="card mb-3 grid content-start gap-2 p-3 sm:p-5 md:mb-8 md:grid-cols-2 md:gap-4"
    >
      <SelectField
        field={{ ...state, text: dutyStateOf(state.text) }}
        label={t('State')}
        options={
          state.value === 'other'
            ? { other: t('Another state or territory'), ...ownStateNames }
            : ownStateNames
        }
      />
      <ChoiceField
        field={field('instrument')}
        label={nameOf('calculator-words', 'Document')}
        options={{ sale: t('Sale deed'), rent: t('Rent agreement'), other: t('Other') }}
      />
    </form>
  )
}
