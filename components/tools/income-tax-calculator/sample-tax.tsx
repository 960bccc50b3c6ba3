import { RowList } from '@/components/results/result-panel'
import { SampleFold } from '@/components/tool-form/sample-fold'
import type { TaxQuestion } from '@/lib/tax/income-tax'
import type { TaxAnswer } from '@/lib/tax/income-tax-answer'
import { t } from '@/lib/language/words'
import { taxSampleRows } from './rows'

interface SampleTaxProps {
  question: TaxQuestion
  sample: NonNullable<TaxAnswer['sample']>
}

/** The specification's sample, in the names of the site's contract, after the law of the year. */
export const SampleTax = ({ question, sample }: SampleTaxProps) => (
  <SampleFold id="sample-tax" name={t('Simplified Calculation')}>
    <RowList rows={taxSampleRows(question, sample)} />
    <p className="py-2 text-sm text-soft">
      {t(
        'Sample rules for AY 2025-26: older slabs, no surcharge, the gross income alone, taken as salary. Not the law of any year.',
      )}
    </p>
  </SampleFold>
)
