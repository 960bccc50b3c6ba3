import { Button } from '@/components/ui/button'
import type { ElectricityBill } from '@/lib/energy/electricity-bill'
import { rupeesFromPaise } from '@/lib/format/numbers'

const LABELS = {
  energyCharge: 'Energy charge',
  fixedCharge: 'Fixed charge',
  fuelSurcharge: 'Fuel surcharge',
}

const paiseOf = ({ charges }: ElectricityBill, wanted: string) =>
  charges.find(({ name }) => name === wanted)!.paise

interface SampleBillProps {
  bill: ElectricityBill
  onLeaveOut(): void
}

/** The specification's sample, in the names of the site's contract, small below the published bill. */
export function SampleBill({ bill, onLeaveOut }: SampleBillProps) {
  const leaveOut = () => {
    onLeaveOut()
    // The button is about to go; the visitor continues at the answer.
    document.getElementById('result')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="sample-bill" className="mb-2 rounded-lg border border-line px-3 py-2 text-sm">
      <h2 id="sample-bill" className="font-semibold">
        Sample tariff: <Amount name="totalBill" label="Total bill" paise={bill.totalPaise} />
      </h2>
      <p className="text-soft">
        A simple sample for one month, without electricity duty. It is not an official tariff.
      </p>
      <p className="flex flex-wrap gap-x-4">
        {Object.entries(LABELS).map(([name, label]) => (
          <span key={name}>
            {label} <Amount name={name} label={label} paise={paiseOf(bill, name)} />
          </span>
        ))}
      </p>
      <Button variant="quiet" className="no-print -ml-3" onClick={leaveOut}>
        Leave out the sample
      </Button>
    </section>
  )
}

function Amount({ name, label, paise }: { name: string; label: string; paise: number }) {
  return (
    <output name={name} data-value={paise / 100} aria-live="off" aria-label={`${label}, sample`}>
      {rupeesFromPaise(paise)}
    </output>
  )
}
