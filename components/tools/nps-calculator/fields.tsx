import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { npsInputs } from '@/lib/savings/nps'
import { nameOf, t } from '@/lib/language/words'

/** The contributions, then how the corpus is taken out. */
export function NpsFields({ inputs: { field } }: InputsProps<typeof npsInputs>) {
  const [stepUp, opening, exit] = [field('stepUpPct'), field('openingBalance'), field('exit')]
  const { filled, set } = wordsOfSet([
    [stepUp, t('+{0}% a year')],
    [opening, t('₹{0} now')],
  ])
  return (
    <>
      <AmountField field={field('monthly')} label={t('Monthly contribution')} />
      <div className="grid grid-cols-2 gap-3">
        <YearsField field={field('years')} label={t('Years until exit')} />
        <PercentField field={field('returnPct')} label={t('Expected return')} />
      </div>
      <ChoiceField
        field={field('sector')}
        label={t('Subscriber')}
        options={{
          'non-government': t('Private or individual'),
          government: nameOf('calculator-words', 'Government'),
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <PercentField field={field('annuityPct')} label={t('Share for annuity')} />
        <PercentField field={field('annuityRatePct')} label={t('Annuity rate')} hint={t('Your assumption')} />
      </div>
      <FoldedFields
        summary={t('Yearly increase, balance, early exit')}
        filled={filled || exit.text !== 'normal'}
        set={set}
      >
        <PercentField field={stepUp} label={t('Yearly increase of the contribution')} />
        <AmountField field={opening} label={t('Balance today')} />
        <ChoiceField
          field={exit}
          label={t('Exit')}
          options={{ normal: t('Normal'), premature: t('Premature') }}
          hint={t('Normal: at 60 or later; outside the government also after 15 years')}
        />
      </FoldedFields>
    </>
  )
}
