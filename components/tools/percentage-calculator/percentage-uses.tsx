'use client'

import type { ReactNode } from 'react'
import { AmountField } from '@/components/fields/amount-field'
import { ChoiceField } from '@/components/fields/choice-field'
import { PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { FigureList } from '@/components/results/figure-list'
import type { ResultRow } from '@/components/results/result-panel'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { percentage, type percentageInputs } from '@/lib/everyday/percentage'
import { discounted, priceBefore } from '@/lib/everyday/price-cuts'
import { grouped, rupees } from '@/lib/format/numbers'

type Inputs = ToolInputs<typeof percentageInputs>

/** The sums with percent that people do most, each with fields of its own. */
export default function PercentageUses({ inputs }: { inputs: Inputs }) {
  const { field } = inputs
  return (
    <div className="tool-grid mt-4">
      <Use name="Marks" figures={marksRows(inputs)} reason="Marks out of zero have no percentage.">
        <PlainNumberField field={field('obtained')} label="Marks obtained" />
        <PlainNumberField field={field('outOf')} label="Total marks" />
      </Use>
      <Use name="Discount" figures={discountRows(inputs)}>
        <AmountField field={field('price')} label="Price" />
        <PercentField field={field('off')} label="Discount" />
        <PercentField field={field('thenOff')} label="Then a second discount" hint="Taken of what is left" />
      </Use>
      <Use
        name="Original price"
        figures={beforeRows(inputs)}
        reason="After 100% off, nothing tells what the price was."
      >
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
  /** 'impossible' for a sum that has no answer, null while a field has a problem. */
  figures: ResultRow[] | 'impossible' | null
  reason?: string
  children: ReactNode
}

function Use({ name, figures, reason, children }: UseProps) {
  return (
    <section aria-label={name} className="card grid content-start gap-3 p-5">
      <h3>{name}</h3>
      {children}
      {Array.isArray(figures) ? (
        <FigureList rows={figures} />
      ) : (
        <p role="status">{figures === 'impossible' ? `— ${reason}` : 'Enter valid numbers to calculate.'}</p>
      )}
    </section>
  )
}

function marksRows({ read }: Inputs): UseProps['figures'] {
  const marks = read('obtained', 'outOf')
  if (!marks) return null
  const { result } = percentage('isWhatPercentOf', marks.obtained, marks.outOf)
  if (result === null) return 'impossible'
  return [{ name: 'marksPercent', label: 'Percentage', value: result, formatted: `${grouped(result)}%` }]
}

function discountRows({ read }: Inputs): UseProps['figures'] {
  const sale = read('price', 'off', 'thenOff')
  if (!sale) return null
  const { pays, saves, offInAllPercent } = discounted(sale.price, sale.off, sale.thenOff)
  return [
    { name: 'pays', label: 'You pay', value: pays, formatted: rupees(pays, 2) },
    { name: 'saves', label: 'You save', value: saves, formatted: rupees(saves, 2) },
    {
      name: 'offInAll',
      label: 'Total discount',
      value: offInAllPercent,
      formatted: `${grouped(offInAllPercent)}%`,
    },
  ]
}

function beforeRows({ read }: Inputs): UseProps['figures'] {
  const now = read('paid', 'rate', 'was')
  if (!now) return null
  const before = priceBefore(now.paid, now.rate, now.was)
  if (before === null) return 'impossible'
  const part = Math.abs(before - now.paid)
  return [
    { name: 'before', label: 'Original price', value: before, formatted: rupees(before, 2) },
    { name: 'part', label: 'Difference', value: part, formatted: rupees(part, 2) },
  ]
}
