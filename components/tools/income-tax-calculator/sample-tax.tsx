import { simplifiedTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { RowList } from '@/components/results/result-panel'
import { wordedRows } from '@/components/results/worded-rows'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { otherRegime, type TaxQuestion } from '@/lib/tax/income-tax'
import type { TaxAnswer } from '@/lib/tax/income-tax-answer'
import { t } from '@/lib/language/words'
import { cessLabel, TAX_LABEL, totalLabel } from './rows'

interface SampleTaxProps {
  question: TaxQuestion
  sample: NonNullable<TaxAnswer['sample']>
}

const sampled = (label: string) => t('{0}, sample', label)

/** The specification's sample, in the names of the site's contract, after the law of the year. */
export const SampleTax = ({ question: { regime }, sample }: SampleTaxProps) => (
  <SampleFold id="sample-tax" name={t('Simplified Calculation')}>
    <RowList
      rows={wordedRows(sample, {
        totalTax: sampled(totalLabel(regime)),
        otherTotalTax: sampled(totalLabel(otherRegime(regime))),
        tax: sampled(TAX_LABEL),
        cess: sampled(cessLabel(simplifiedTaxLaw)),
      })}
    />
    <p className="py-2 text-sm text-soft">
      {t(
        'Sample rules for AY 2025-26: older slabs, no surcharge, the gross income alone, taken as salary. Not the law of any year.',
      )}
    </p>
  </SampleFold>
)
