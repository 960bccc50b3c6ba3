import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { npsInputs } from '@/lib/savings/nps'

/** The contributions, then how the corpus is taken out. */
export function NpsFields({ inputs: { field } }: { inputs: ToolInputs<typeof npsInputs> }) {
  const [stepUp, opening, exit] = [field('stepUpPct'), field('openingBalance'), field('exit')]
  const { filled, set } = wordsOfSet([
    [stepUp, (text) => `+${text}% a year`],
    [opening, (text) => `₹${text} now`],
  ])
  return (
    <>
      <AmountField field={field('monthly')} label="Monthly contribution" />
      <div className="grid grid-cols-2 gap-3">
        <YearsField field={field('years')} label="Years until exit" />
        <PercentField field={field('returnPct')} label="Expected return" />
      </div>
      <ChoiceField
        field={field('sector')}
        label="Subscriber"
        options={{ 'non-government': 'Private or individual', government: 'Government' }}
      />
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={field('annuityPct')} label="Share for annuity" />
        <PercentField field={field('annuityRatePct')} label="Annuity rate" hint="Your assumption" />
      </div>
      <FoldedFields
        summary="Yearly increase, balance, early exit"
        filled={filled || exit.text !== 'normal'}
        set={set}
      >
        <PercentField field={stepUp} label="Yearly increase of the contribution" />
        <AmountField field={opening} label="Balance today" />
        <ChoiceField
          field={exit}
          label="Exit"
          options={{ normal: 'Normal', premature: 'Premature' }}
          hint="Normal: at 60 or later; outside the government also after 15 years"
        />
      </FoldedFields>
    </>
  )
}
