import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, NumberField, PercentField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import type { retirementInputs } from '@/lib/finance/retirement'
import { t } from '@/lib/language/words'

/** Ages and expenses, then what is saved, then what few change. */
export function RetirementFields({ inputs: { field } }: InputsProps<typeof retirementInputs>) {
  return (
    <>
      <div className="grid grid-cols-3 items-end gap-3">
        <NumberField inputMode="numeric" field={field('age')} label={t('Age now')} />
        <NumberField inputMode="numeric" field={field('retireAge')} label={t('Retire at')} />
        <NumberField inputMode="numeric" field={field('lifeUntil')} label={t('Plan until')} />
      </div>
      <AmountField field={field('expenses')} label={t('Monthly expenses today')} />
      <AmountField field={field('saved')} label={t('Saved for retirement so far')} />
      <AmountField field={field('sip')} label={t('Monthly investment')} />
      <FoldedFields
        summary={t('EPF, NPS and pension')}
        {...wordsOfSet([
          [field('epf'), t('EPF ₹{0}')],
          [field('nps'), t('NPS ₹{0}')],
          [field('pension'), t('₹{0} a month')],
        ])}
      >
        <AmountField field={field('epf')} label={t('EPF at retirement')} />
        <AmountField field={field('nps')} label={t('NPS lump sum at retirement')} />
        <AmountField
          field={field('pension')}
          label={t('Monthly pension from then')}
          hint={t('Of NPS, EPS or the employer. It is taken to stay the same')}
        />
      </FoldedFields>
      <details className="disclosure border-t border-line">
        <summary>
          <span className="font-medium">{t('Inflation and returns')}</span>
        </summary>
        <div className="grid gap-3 pt-2">
          <PercentField field={field('inflation')} label={t('Inflation')} />
          <PercentField field={field('rateBefore')} label={t('Return before retirement')} />
          <PercentField field={field('rateAfter')} label={t('Return after retirement')} />
          <PercentField field={field('stepUp')} label={t('Yearly rise of the investment')} />
          <ChoiceField
            field={field('withdrawals')}
            label={t('Withdrawals')}
            options={{ rising: t('Rise with inflation'), fixed: t('Stay the same') }}
          />
          <PercentField
            field={field('spread')}
            label={t('Cautious and hopeful case')}
            hint={t('Points of return below and above')}
          />
        </div>
      </details>
    </>
  )
}
