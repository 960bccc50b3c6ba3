import { RowList } from '@/components/results/result-panel'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { figureText } from '@/components/results/figure'
import { focusResult } from '@/components/results/focus-result'
import { Button } from '@/components/ui/button'
import type { Figure } from '@/lib/answers/figure'
import { t } from '@/lib/language/words'
import { SAMPLED, sampleRows } from './sample-rows'

interface SampleBillProps {
  figures: Readonly<Record<string, Figure>>
  onLeaveOut(): void
}

/** The specification's sample, in the names of the site's contract, below the published bill. */
export function SampleBill({ figures, onLeaveOut }: SampleBillProps) {
  const [total, ...charges] = sampleRows(figures)
  const leaveOut = () => {
    onLeaveOut()
    // The button is about to go; the visitor continues at the answer.
    focusResult({ preventScroll: true })
  }
  return (
    <SampleFold id="sample-bill" name={t('Sample tariff')}>
      <RowList rows={[total]} />
      <p className="pt-2 text-sm text-soft">
        {t('A simple sample for one month, without electricity duty. It is not an official tariff.')}{' '}
        {charges.map((row) => (
          <span key={row.name} className="mr-2 inline-block">
            {SAMPLED[row.name]}{' '}
            <output name={row.name} data-value={row.value} aria-live="off" aria-label={row.label}>
              {figureText(row)}
            </output>
          </span>
        ))}
      </p>
      <Button variant="quiet" className="no-print -ml-3" onClick={leaveOut}>
        {t('Leave out the sample')}
      </Button>
    </SampleFold>
  )
}
