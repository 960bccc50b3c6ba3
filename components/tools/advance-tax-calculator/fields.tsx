import { CheckboxField } from '@/components/fields/checkbox-field'
import { DateField, DayOrTodayField } from '@/components/fields/date-field'
import { AmountField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields, isSet } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { namesOfTaxYear, startOfTaxYear } from '@/lib/rules/years'
import { returnDay } from '@/lib/tax/advance-tax'
import { type advanceTaxInputs, advanceTaxPayments, advanceTaxYears } from '@/lib/tax/advance-tax-inputs'
import { t } from '@/lib/language/words'

const nameOfYear = (year: string) =>
  t(namesOfTaxYear(`fy-${year}`).assessed ? '{0} (Act of 1961)' : '{0} (Act of 2025)', year)

const FOLDED = ['presumptive', 'residentSeniorWithoutBusiness', 'dueDate', 'filedOn', 'totalIncome'] as const

/** The tax of the year, what was paid of it, and when the return is filed. */
export function AdvanceTaxFields({
  inputs: { field, fragment },
}: {
  inputs: ToolInputs<typeof advanceTaxInputs>
}) {
  const payments = field('advanceTax')
  const filer = field('presumptive').value ? 'business' : 'noBusiness'
  const year = field('taxYear').value
  const usualDay = year ? returnDay(startOfTaxYear(year), filer) : ''
  const dueDate = field('dueDate')
  return (
    <>
      <SelectField
        field={field('taxYear')}
        label={t('Tax year')}
        options={Object.fromEntries(advanceTaxYears().map((each) => [each, nameOfYear(each)]))}
      />
      <AmountField
        field={field('taxOnReturnedIncome')}
        label={t('Tax of the year, with cess')}
        hint={
          <Sentence
            words={t('From the {0}')}
            parts={[
              <Anchor key="tax" href="/income-tax-calculator">
                {t('income tax calculator')}
              </Anchor>,
            ]}
          />
        }
      />
      <AmountField
        field={field('tdsAndTcs')}
        label={t('TDS and TCS of the year')}
        hint={t('As in Form 26AS or the AIS')}
      />
      <div role="group" aria-label={t('Tax paid')} className="md:-mt-4">
        <RowsProblem field={payments} />
        <RowsField field={payments} list={advanceTaxPayments} one={t('Payment')}>
          {(cell) => (
            <div className="field-row col-span-full">
              <AmountField
                field={cell('amount')}
                label={t('Tax paid')}
                hint={t('Advance tax; after 31 March self-assessment tax')}
              />
              <DateField field={cell('date')} label={t('Paid on')} />
            </div>
          )}
        </RowsField>
      </div>
      <FoldedFields summary={t('Business, age 60, return dates')} filled={isSet(fragment, ...FOLDED)}>
        <CheckboxField
          field={field('presumptive')}
          label={t('Presumptive business or profession (44AD, 44ADA)')}
        />
        <CheckboxField
          field={field('residentSeniorWithoutBusiness')}
          label={t('Resident aged 60 or more, without business income')}
        />
        <div className="field-row">
          <DayOrTodayField field={dueDate} label={t('Return due on')} today={usualDay} />
          <DayOrTodayField
            field={field('filedOn')}
            label={t('Return filed on')}
            hint={t('The balance is paid on this day. Once it is chosen, only the payments above count')}
            today={dueDate.value || usualDay}
          />
        </div>
        <AmountField
          field={field('totalIncome')}
          label={t('Total income')}
          hint={t('Sets the fee for a late return')}
        />
      </FoldedFields>
    </>
  )
}
