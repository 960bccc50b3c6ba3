import { rupees } from '@/lib/format/numbers'
import { otherRegime, SIMPLIFIED, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import { CESS_LABEL, TAX_LABEL, totalLabel } from './rows'

/** The specification's sample, in the names of the site's contract, small beside the law of the year. */
export function SampleTax({ question }: { question: TaxQuestion }) {
  const { tax, cess, totalTax } = taxOf(question, question.regime, SIMPLIFIED)
  const other = otherRegime(question.regime)
  const figures: [name: string, label: string, value: number][] = [
    ['totalTax', totalLabel(question.regime), totalTax],
    ['tax', TAX_LABEL, tax],
    ['cess', CESS_LABEL, cess],
    ['otherTotalTax', totalLabel(other), taxOf(question, other, SIMPLIFIED).totalTax],
  ]
  return (
    <section aria-labelledby="sample-tax" className="my-2 rounded-lg border border-line px-3 py-2 text-sm">
      <h2 id="sample-tax" className="font-sans text-sm">
        Simplified Calculation
      </h2>
      <p className="text-soft">
        Sample rules for AY 2025-26: older slabs, no surcharge, the gross income alone, taken as salary. Not
        the law of any year.
      </p>
      <p className="flex flex-wrap gap-x-4">
        {figures.map(([name, label, value]) => (
          <span key={name}>
            {label}{' '}
            <output
              name={name}
              data-value={value}
              aria-live="off"
              aria-label={`${label}, sample`}
              className="font-semibold"
            >
              {rupees(value)}
            </output>
          </span>
        ))}
      </p>
    </section>
  )
}
