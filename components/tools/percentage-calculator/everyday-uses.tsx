import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { FigureList } from '@/components/results/figure-list'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { percentageInputs } from '@/lib/everyday/percentage'
import { discountRows, marksRows, originalPriceRows, type UseRows } from './rows'

/** The sums with percent that people do most, each with fields of its own. */
export default function EverydayUses({ inputs }: { inputs: ToolInputs<typeof percentageInputs> }) {
  const { field, read } = inputs
  return (
    <div className="tool-grid mt-4">
      <Use name="Marks" figures={marksRows(read)}>
        <PlainNumberField field={field('obtained')} label="Marks obtained" />
        <PlainNumberField field={field('outOf')} label="Total marks" />
      </Use>
      <Use name="Discount" figures={discountRows(read)}>
        <AmountField field={field('price')} label="Price" />
        <PercentField field={field('off')} label="Discount" />
        <PercentField field={field('thenOff')} label="Then a second discount" hint="Taken of what is left" />
      </Use>
      <Use name="Original price" figures={originalPriceRows(read)}>
        <AmountField field={field('paid')} label="Price now" />
        <PercentField field={field('rate')} label="Percentage" />
        <ChoiceField
          field={field('was')}
          label="It was"
          options={{ takenOff: 'Taken off', added: 'Added' }}
        />
      </Use>
    </div>
  )
}

interface UseProps {
  name: string
  figures: UseRows
  children: ReactNode
}

function Use({ name, figures, children }: UseProps) {
  return (
    <section aria-label={name} className="card grid content-start gap-3 p-5">
      <h3>{name}</h3>
      {children}
      {Array.isArray(figures) ? (
        <FigureList rows={figures} />
      ) : (
        <p role="status">{figures ? `— ${figures}` : 'Enter valid numbers to calculate.'}</p>
      )}
    </section>
  )
}
