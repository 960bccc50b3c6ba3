import { simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { RowList } from '@/components/results/result-panel'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { row } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import { otherRegime, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import { t } from '@/lib/language/words'
import { cessLabel, TAX_LABEL, totalLabel } from './rows'

/** The specification's sample, in the names of the site's contract, after the law of the year. */
export function SampleTax({ question }: { question: TaxQuestion }) {
  const { tax, cess, totalTax } = taxOf(question, question.regime, SIMPLIFIED)
  const other = otherRegime(question.regime)
  const totals = [
    row('totalTax', t('{0}, sample', totalLabel(question.regime)), 'rupees', totalTax),
    row(
      'otherTotalTax',
      t('{0}, sample', totalLabel(other)),
      'rupees',
      taxOf(question, other, SIMPLIFIED).totalTax,
    ),
  ]
  const parts = [
    ['tax', TAX_LABEL, tax],
    ['cess', cessLabel(simplifiedTaxLaw), cess],
  ] as const
  return (
    <SampleFold id="sample-tax" name={t('Simplified Calculation')}>
      <RowList rows={totals} />
      <p className="py-2 text-sm text-soft">
        {t(
          'Sample rules for AY 2025-26: older slabs, no surcharge, the gross income alone, taken as salary. Not the law of any year.',
        )}{' '}
        {parts.map(([name, label, value]) => (
          <span key={name} className="mr-2 inline-block">
            {label}{' '}
            <output name={name} data-value={value} aria-live="off" aria-label={t('{0}, sample', label)}>
              {rupees(value)}
            </output>
          </span>
        ))}
      </p>
    </SampleFold>
  )
}
