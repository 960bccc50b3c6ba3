import { ChoiceField } from '@/components/fields/choice-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { bmiInputs } from '@/lib/health/bmi'

/** Height and weight, in the one or the other system; each keeps its own values. */
export function BodyFields({ inputs: { field } }: { inputs: ToolInputs<typeof bmiInputs> }) {
  return (
    <>
      <ChoiceField field={field('unit')} label="Units" options={{ metric: 'Metric', imperial: 'Imperial' }} />
      {field('unit').text === 'imperial' ? (
        <>
          <PlainNumberField field={field('feet')} label="Height, feet" unit="ft" />
          <PlainNumberField field={field('inches')} label="Height, inches" unit="in" />
          <PlainNumberField field={field('pounds')} label="Weight" unit="lb" />
        </>
      ) : (
        <>
          <PlainNumberField field={field('height')} label="Height" unit="cm" />
          <PlainNumberField field={field('weight')} label="Weight" unit="kg" />
        </>
      )}
    </>
  )
}
