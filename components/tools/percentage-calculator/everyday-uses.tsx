import type { ReactNode } from 'react'
import { ChoiceField } from '@/components/fields/choice-field'
import { AmountField, PercentField } from '@/components/fields/number-field'
import { PlainNumberField } from '@/components/fields/plain-number-field'
import { FigureList } from '@/components/results/figure-list'
import { type ResultRow, row } from '@/components/results/result-row'
import type { InputsProps } from '@/components/tool-form/use-tool-inputs'
import { percentage, type percentageInputs } from '@/lib/arithmetic/percentage'
import { discounted, priceBefore } from '@/lib/arithmetic/price-cuts'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { nameOf, t } from '@/lib/language/words'

/** The sums with percent that people do most, each with fields of its own. */
export default function EverydayUses({ inputs }: InputsProps<typeof percentageInputs>) {
  const { field, read } = inputs
  return (
    <div className="tool-grid mt-4">
      <Use name={nameOf('calculator-words', 'Marks')} figures={marksRows(read)}>
        <PlainNumberField field={field('obtained')} label={t('Marks obtained')} />
        <PlainNumberField field={field('outOf')} label={t('Total marks')} />
      </Use>
      <Use name={t('Discount')} figures={discountRows(read)}>
        <AmountField field={field('price')} label={t('Price')} />
        <PercentField field={field('off')} label={t('Discount')} />
        <PercentField
          field={field('thenOff')}
          label={t('Then a second discount')}
          hint={t('On the reduced price')}
        />
      </Use>
      <Use name={t('Original price')} figures={originalPriceRows(read)}>
        <AmountField field={field('paid')} label={t('Price now')} />
        <PercentField field={field('rate')} label={t('Percentage')} />
        <ChoiceField
          field={field('was')}
          label={t('It was')}
          options={{ takenOff: t('Taken off'), added: t('Added') }}
        />
      </Use>
    </div>
  )
}

function Use({ name, figures, children }: { name: string; figures: UseRows; children: ReactNode }) {
  return (
    <section aria-label={name} className="card grid content-start gap-3 p-5">
      <h3>{name}</h3>
      {children}
      {Array.isArray(figures) ? (
        <div data-spoken>
          <FigureList rows={figures} />
        </div>
      ) : (
        <p role="status" aria-live="off">
          {figures ? `— ${figures}` : t('Enter valid numbers to calculate.')}
        </p>
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
  if (result === null) return t('Marks out of zero have no percentage.')
  return [row('marksPercent', t('Percentage'), 'percent', result)]
}

function discountRows(read: Read): UseRows {
  const sale = read('price', 'off', 'thenOff')
  if (!sale) return null
  const { pays, saves, offInAllPercent } = discounted(sale.price, sale.off, sale.thenOff)
  return [
    row('pays', t('You pay'), 'rupeesAndPaise', pays),
    row('saves', t('You save'), 'rupeesAndPaise', saves),
    row('offInAll', t('Total discount'), 'percent', offInAllPercent),
  ]
}

function originalPriceRows(read: Read): UseRows {
  const now = read('paid', 'rate', 'was')
  if (!now) return null
  const before = priceBefore(now.paid, now.rate, now.was)
  if (before === null) return t('After 100% off, the original price cannot be worked out.')
  return [
    row('before', t('Original price'), 'rupeesAndPaise', before),
    row('part', t('Difference'), 'rupeesAndPaise', Math.abs(before - now.paid)),
  ]
}
