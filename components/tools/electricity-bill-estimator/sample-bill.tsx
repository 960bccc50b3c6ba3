import { RowList } from '@/components/results/result-panel'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { figureText } from '@/components/results/figure'
import { focusResult } from '@/components/results/focus-result'
import { Button } from '@/components/ui/button'
import type { Figure } from '@/lib/answers/figure'
import { t } from '@/lib/language/words'

const LABELS = {
  energyCharge: t('Energy charge'),
  fixedCharge: t('Fixed charge'),
  fuelSurcharge: t('Fuel surcharge'),
}

interface SampleBillProps {
  figures: Readonly<Record<string, Figure>>
  onLeaveOut(): void
}

/** The specification's sample, in the names of the site's contract, below the published bill. */
export function SampleBill({ figures, onLeaveOut }: SampleBillProps) {
  const leaveOut = () => {
    onLeaveOut()
    // The button is about to go; the visitor continues at the answer.
    focusResult({ preventScroll: true })
  }
  return (
    <SampleFold id="sample-bill" name={t('Sample tariff')}>
      <RowList rows={[{ name: 'totalBill', label: t('Total bill, sample'), ...figures['totalBill']! }]} />
      <p className="pt-2 text-sm text-soft">
        {t('A simple sample for one month, without electricity duty. It is not an official tariff.')}{' '}
        {Object.entries(LABELS).map(([name, label]) => (
          <span key={name} className="mr-2 inline-block">
            {label} <Amount name={name} label={label} figure={figures[name]!} />
          </span>
        ))}
      </p>
      <Button variant="quiet" className="no-print -ml-3" onClick={leaveOut}>
        {t('Leave out the sample')}
      </Button>
    </SampleFold>
  )
}

function Amount({ name, label, figure }: { name: string; label: string; figure: Figure }) {
  return (
    <output name={name} data-value={figure.value} aria-live="off" aria-label={t('{0}, sample', label)}>
      {figureText(figure)}
    </output>
  )
}
