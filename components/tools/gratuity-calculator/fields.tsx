import { CheckboxField } from '@/components/fields/checkbox-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import { AmountField, MonthsField, YearsField } from '@/components/fields/number-field'
import { SelectField } from '@/components/fields/select-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { GRATUITY_FROM, type gratuityInputs } from '@/lib/salary/gratuity'
import { t } from '@/lib/language/words'

interface GratuityFieldsProps {
  inputs: ToolInputs<typeof gratuityInputs>
  /** The day of leaving while none is chosen. */
  today: string
}

const LEAVING = {
  resignation: t('Resignation'),
  retirement: t('Retirement'),
  contractEnd: t('End of the contract'),
  death: t('Death or disablement'),
}

/** Pay and service, then how the job ended. */
export function GratuityFields({ inputs: { field }, today }: GratuityFieldsProps) {
  const isCovered = field('covered').value !== false
  return (
    <>
      <AmountField
        field={field('wages')}
        label={isCovered ? t('Last drawn basic and DA, a month') : t('Average of the last ten months')}
        hint={isCovered ? t('At least half of the pay, by the Code on Wages') : t('Basic and DA, a month')}
      />
      <div className="grid grid-cols-2 gap-3">
        <YearsField field={field('years')} label={t('Years of service')} />
        <MonthsField field={field('months')} label={t('And months')} />
      </div>
      <CheckboxField
        field={field('covered')}
        label={t('The employer has ten or more employees (covered by the law)')}
      />
      {isCovered && (
        <ChoiceField
          field={field('employment')}
          label={t('Employment')}
          options={{ regular: t('Regular'), fixedTerm: t('Fixed term') }}
        />
      )}
      <div className="field-row">
        <SelectField field={field('leaving')} label={t('Reason for leaving')} options={LEAVING} />
        <DayOrTodayField
          field={field('leftOn')}
          label={t('Last working day')}
          hint={t('Defaults to today')}
          today={today}
          min={GRATUITY_FROM}
          max="2099-12-31"
        />
      </div>
      <AmountField
        field={field('received')}
        label={t('Gratuity received')}
        hint={t('For the tax. Leave empty if it is the amount due')}
      />
      {!isCovered && (
        <AmountField
          field={field('exemptEarlier')}
          label={t('Gratuity exempt earlier')}
          hint={t('From earlier employers, in any year')}
        />
      )}
    </>
  )
}
