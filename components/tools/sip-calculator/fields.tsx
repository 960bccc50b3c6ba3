import { AmountField, PercentField, YearsField } from '@/components/fields/number-field'
import { FoldedFields, wordsOfSet } from '@/components/tool-form/folded-fields'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { sipInputs } from '@/lib/finance/sip'

/** The plain plan, and what goes past it. */
export function SipFields({ inputs: { field } }: { inputs: ToolInputs<typeof sipInputs> }) {
  return (
    <>
      <AmountField field={field('amount')} label="Monthly Investment (₹)" slider={[500, 1_00_000, 500]} />
      <PercentField
        field={field('rate')}
        label="Expected Return Rate (% p.a.)"
        hint="Your own estimate; no fund promises a return"
        slider={[1, 30, 0.1]}
      />
      <YearsField field={field('years')} label="Investment Tenure (Years)" slider={[1, 40, 1]} />
      <FoldedFields
        summary="Step-up, lump sum, goal"
        {...wordsOfSet([
          [field('stepUp'), (percent) => `${percent}% step-up`],
          [field('lumpSum'), (rupees) => `₹${rupees} at the start`],
          [field('inflation'), (percent) => `${percent}% inflation`],
          [field('goal'), (rupees) => `goal of ₹${rupees}`],
        ])}
      >
        <PercentField
          field={field('stepUp')}
          label="Yearly step-up"
          hint="The instalment rises by this at the end of each year"
        />
        <AmountField field={field('lumpSum')} label="Lump sum at the start" />
        <PercentField
          field={field('inflation')}
          label="Inflation"
          hint="Shows the future value in today’s rupees"
        />
        <AmountField field={field('goal')} label="Goal" />
      </FoldedFields>
    </>
  )
}
