import { RowList } from '@/components/results/result-panel'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { row } from '@/components/results/result-row'
import { focusResult } from '@/components/results/focus-result'
import { Button } from '@/components/ui/button'
import type { ElectricityBill } from '@/lib/energy/electricity-bill'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { t } from '@/lib/language/words'

const LABELS = {
  energyCharge: t('Energy charge'),
  fixedCharge: t('Fixed charge'),
  fuelSurcharge: t('Fuel surcharge'),
}

const paiseOf = ({ charges }: ElectricityBill, wanted: string) =>
  charges.find(({ name }) => name === wanted)!.paise

/** The specification's sample, in the names of the site's contract, below the published bill. */
export function SampleBill({ bill, onLeaveOut }: { bill: ElectricityBill; onLeaveOut(): void }) {
  const leaveOut = () => {
    onLeaveOut()
    // The button is about to go; the visitor continues at the answer.
    focusResult({ preventScroll: true })
  }
  return (
    <SampleFold id="sample-bill" name={t('Sample tariff')}>
      <RowList rows={[row('totalBill', t('Total bill, sample'), 'rupeesAndPaise', bill.totalPaise / 100)]} />
      <p className="pt-2 text-sm text-soft">
        {t('A simple sample for one month, without electricity duty. It is not an official tariff.')}{' '}
        {Object.entries(LABELS).map(([name, label]) => (
          <span key={name} className="mr-2 inline-block">
            {label} <Amount name={name} label={label} paise={paiseOf(bill, name)} />
          </span>
        ))}
      </p>
      <Button variant="quiet" className="no-print -ml-3" onClick={leaveOut}>
        {t('Leave out the sample')}
      </Button>
    </SampleFold>
  )
}

function Amount({ name, label, paise }: { name: string; label: string; paise: number }) {
  return (
    <output name={name} data-value={paise / 100} aria-live="off" aria-label={t('{0}, sample', label)}>
      {rupeesFromPaise(paise)}
    </output>
  )
}
