import { ResultPanel } from '@/components/results/result-panel'
import { ShareLink } from '@/components/tool-form/share-link'
import { billRows } from '@/components/tools/electricity-bill-estimator/bill-rows'
import { BillWorking } from '@/components/tools/electricity-bill-estimator/bill-working'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import type { BillForm } from '@/components/tools/electricity-bill-estimator/use-bill'
import { Button } from '@/components/ui/button'

/** The bill, its charges, and how they come about. */
export function BillAnswer({ inputs, form }: { inputs: ElectricityForm; form: BillForm }) {
  const { bill, billing, published } = form
  const rows = bill && billing ? billRows({ bill, billing, less: inputs.read('less')?.less ?? null }) : null
  return (
    <>
      <ResultPanel rows={rows} placeholder={form.placeholder}>
        {bill && bill.units <= 0 && (
          <p className="mt-3 text-sm text-soft">
            With no units this page shows no bill. A real connection still pays its fixed charge.
          </p>
        )}
        <ShareLink fragment={inputs.fragment} title="Electricity bill" />
      </ResultPanel>
      {published.failed && (
        <Button variant="outline" onClick={published.retry}>
          Try again
        </Button>
      )}
      {bill && bill.units > 0 && <BillWorking bill={bill} />}
    </>
  )
}
