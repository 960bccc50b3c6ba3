import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { FigureList } from '@/components/results/figure-list'
import { type ResultRow, row } from '@/components/results/result-row'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { percentage, type percentageInputs } from '@/lib/arithmetic/percentage'
import { discounted, priceBefore } from '@/lib/arithmetic/price-cuts'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

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
        <PercentField field={field('thenOff')} label="Then a second discount" hint="On the reduced price" />
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

type Read = ReadValues<typeof percentageInputs>

/** The figures of a use; why there is no answer, or null while a field has a problem. */
type UseRows = ResultRow[] | string | null

function marksRows(read: Read): UseRows {
  const marks = read('obtained', 'outOf')
  if (!marks) return null
  const { result } = percentage('isWhatPercentOf', marks.obtained, marks.outOf)
  if (result === null) return 'Marks out of zero have no percentage.'
  return [row('marksPercent', 'Percentage', 'percent', result)]
}

function discountRows(read: Read): UseRows {
  const sale = read('price', 'off', 'thenOff')
  if (!sale) return null
  const { pays, saves, offInAllPercent } = discounted(sale.price, sale.off, sale.thenOff)
  return [
    row('pays', 'You pay', 'rupeesAndPaise', pays),
    row('saves', 'You save', 'rupeesAndPaise', saves),
    row('offInAll', 'Total discount', 'percent', offInAllPercent),
  ]
}

function originalPriceRows(read: Read): UseRows {
  const now = read('paid', 'rate', 'was')
  if (!now) return null
  const before = priceBefore(now.paid, now.rate, now.was)
  if (before === null) return 'After 100% off, the original price cannot be worked out.'
  return [
    row('before', 'Original price', 'rupeesAndPaise', before),
    row('part', 'Difference', 'rupeesAndPaise', Math.abs(before - now.paid)),
  ]
}
