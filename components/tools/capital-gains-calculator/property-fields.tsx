import { CheckboxField } from '@/components/fields/checkbox-field'
import { AmountField } from '@/components/fields/number-field'
import { RowsField, RowsProblem } from '@/components/fields/rows-field'
import { SelectField } from '@/components/fields/select-field'
import { FoldedFields } from '@/components/tool-form/folded-fields'
import type { InputBinding } from '@/components/tool-form/use-tool-inputs'
import { improvementRows } from '@/lib/capital-gains/capital-gains-inputs'
import { BASE_DAY, STAMP_VALUE_LIMIT } from '@/lib/rules/capital-gains/gain-rates'
import { t } from '@/lib/language/words'
import type { GainFieldsProps } from './fields'

const YEARS = Object.fromEntries(improvementRows.columns.financialYear.options.map((year) => [year, year]))

/** The fields of a property's gain in addition to its price, cost and days. */
export function PropertyFields({ inputs: { field } }: GainFieldsProps) {
  const { value: bought } = field('bought')
  const improvements = field('improvements')
  return (
    <>
      {bought !== null && bought < BASE_DAY && (
        <AmountField
          field={field('value1Apr2001')}
          label={t('Value on 1 April 2001')}
          hint={t('Fair market value, not above the stamp value of that day')}
        />
      )}
      <AmountField
        field={field('stampValue')}
        label={t('Stamp value')}
        hint={t('Counts if more than {0}% of the sale price', STAMP_VALUE_LIMIT)}
      />
      <ResidentField field={field('resident')} />
      <FoldedFields summary={t('Improvements')} filled={improvements.text !== improvementRows.initial}>
        <RowsProblem field={improvements} />
        <RowsField field={improvements} list={improvementRows} one={t('Improvement')}>
          {(cell) => (
            <div className="col-span-full grid grid-cols-2 gap-3">
              <AmountField field={cell('amount')} label={t('Improvement')} />
              <SelectField field={cell('financialYear')} label={t('Financial year')} options={YEARS} />
            </div>
          )}
        </RowsField>
      </FoldedFields>
    </>
  )
}

/** The field is also that of a year with a property among its sales. */
export const ResidentField = ({ field }: { field: InputBinding<boolean> }) => (
  <CheckboxField field={field} label={t('Seller is a resident individual or HUF')} />
)
