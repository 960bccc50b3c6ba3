import { ChoiceField } from '@/components/fields/choice-field'
import { SelectField } from '@/components/fields/select-field'
import { AmountField } from '@/components/fields/number-field'
import { DidNotLoad } from '@/components/ui/load-error'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { LatePart } from '@/components/hooks/use-late-part'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { carriedOver, type incomeTaxInputs, itemNames, taxRuleIds, taxRules } from '@/lib/tax/income-tax'

const RULES = Object.fromEntries(taxRuleIds.map((id) => [id, taxRules(id).law.name]))

interface FieldsProps {
  inputs: ToolInputs<typeof incomeTaxInputs>
  /** The fields of deductions item by item, and of the terms of the employer's contribution. */
  items: LatePart<typeof import('./items')>
}

export function IncomeTaxFields({ inputs, items }: FieldsProps) {
  const { field } = inputs
  const isNew = field('regime').text === 'new'
  const contribution = field('employerPension')
  return (
    <>
      <SelectField field={field('rules')} label="Rules" options={RULES} />
      <AmountField field={field('income')} label="Annual Gross Income (₹)" slider={[0, 50_00_000, 25_000]} />
      <ChoiceField
        field={field('regime')}
        label="Regime"
        hint={isNew ? 'Lower rates, few deductions.' : 'Higher rates, with deductions such as 80C.'}
        options={{ new: 'New Regime (Default)', old: 'Old Regime' }}
      />
      <ChoiceField
        field={field('age')}
        label="Age"
        hint="For residents, in the old regime as enacted. Counts if reached in the year."
        options={{ below60: 'Below 60', senior: '60 to 79', superSenior: '80 or more' }}
      />
      <Deductions inputs={inputs} items={items} isNew={isNew} />
      {/* The one contribution that the new regime takes off too. */}
      <FoldedFields
        summary="Employer’s NPS contribution"
        {...wordsOfSet([[contribution, (rupees) => `₹${rupees} a year`]])}
      >
        <AmountField
          field={contribution}
          label="Yearly contribution"
          hint="In both regimes. Count it in the gross income too."
        />
        {items.part && <items.part.EmployerPensionTerms inputs={inputs} />}
      </FoldedFields>
    </>
  )
}

/** What the old regime takes off: one amount, or item by item. The new regime locks both and keeps what is there. */
function Deductions({ inputs, items, isNew }: FieldsProps & { isNew: boolean }) {
  const { field, read, set } = inputs
  const byItem = field('deductionsAs').text === 'items'
  const chooseHow = (deductionsAs: string) =>
    set({ deductionsAs, ...(deductionsAs === 'items' && carriedOver(read)) })
  const canBeRead = byItem ? read(...itemNames) : read('deductions')
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {!isNew && (
        <ChoiceField
          field={{ ...field('deductionsAs'), onText: chooseHow }}
          label="Deductions as"
          options={{ total: 'One amount', items: 'Item by item' }}
        />
      )}
      {byItem && items.part && <items.part.DeductionItems inputs={inputs} />}
      {byItem && items.failed && <DidNotLoad what="This part" onRetry={items.retry} />}
      {!byItem && (
        <fieldset disabled={isNew} title="80C (max ₹1.5L) and others, in the old regime only">
          <AmountField
            field={field('deductions')}
            label="Deductions (₹)"
            hint={
              isNew
                ? 'Not allowed in the new regime; used for the estimate.'
                : '80C (max ₹1.5L) and all others'
            }
          />
        </fieldset>
      )}
      {isNew && !canBeRead && (
        <p className="text-sm text-bad">A deduction cannot be read. Choose Old Regime to correct it.</p>
      )}
    </div>
  )
}
