import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, YearsField } from '@/components/fields/number-field'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { choice } from '@/lib/inputs/choices'
import { amount, years } from '@/lib/inputs/quantities'

const inputs = {
  principal: amount({ initial: 10_00_000 }),
  years: years({ initial: 20 }),
  keep: choice(['emi', 'tenure'], 'emi'),
}

/** A tool of three fields whose answer is what it has read. */
export function SmallTool() {
  const { values, field, reset, fragment } = useToolInputs(inputs)
  return (
    <ToolForm
      onReset={reset}
      result={
        <>
          <output aria-label="Values">{values ? Object.values(values).join(' ') : 'none'}</output>
          <output aria-label="Fragment">{fragment}</output>
        </>
      }
    >
      <AmountField field={field('principal')} label="Loan amount" />
      <YearsField field={field('years')} label="Tenure" hint="Whole years or parts of one" />
      <ChoiceField field={field('keep')} label="Keep" options={{ emi: 'The EMI', tenure: 'The tenure' }} />
    </ToolForm>
  )
}
