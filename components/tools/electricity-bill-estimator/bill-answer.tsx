import { ResultPanel } from '@/components/results/result-panel'
import { LawNotice } from '@/components/tool-form/law-notice'
import { ShareLink } from '@/components/tool-form/share-link'
import { billRows } from '@/components/tools/electricity-bill-estimator/bill-rows'
import { BillWorking } from '@/components/tools/electricity-bill-estimator/bill-working'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import type { BillForm } from '@/components/tools/electricity-bill-estimator/use-bill'
import { Button } from '@/components/ui/button'

interface BillAnswerProps {
  inputs: ElectricityForm
  form: BillForm
  onPublished(): void
}

/** The bill, its charges, and how they come about. */
export function BillAnswer({ inputs, form, onPublished }: BillAnswerProps) {
  const { chosen, byTariff, bill, billing, published, publishedPaise } = form
  const sample = chosen !== null && !byTariff
  const less = inputs.read('less')?.less ?? null
  const rows = bill && billing ? billRows({ bill, billing, less, publishedPaise, sample }) : null
  return (
    <>
      <ResultPanel
        rows={rows}
        placeholder={form.placeholder}
        notice={<TariffNotice form={form} onPublished={onPublished} />}
      >
        {bill && bill.units <= 0 && (
          <p className="mt-3 text-sm text-soft">
            With no units this page shows no bill. A real connection still pays its fixed charge.
          </p>
        )}
        <ShareLink fragment={inputs.fragment} title="Electricity bill" />
      </ResultPanel>
      {byTariff && published.failed && (
        <Button variant="outline" onClick={published.retry}>
          Try again
        </Button>
      )}
      {bill && bill.units > 0 && <BillWorking bill={bill} />}
    </>
  )
}

/** That the tariff is a sample, or which order the published one follows. */
function TariffNotice({ form, onPublished }: Pick<BillAnswerProps, 'form' | 'onPublished'>) {
  const { chosen, byTariff, published } = form
  if (!chosen) return null
  if (!byTariff)
    return (
      <LawNotice heading="Sample tariff" action="Use the published tariff" onChoose={onPublished}>
        A simple sample for one month, without electricity duty. It is not an official tariff.
      </LawNotice>
    )
  if (chosen.tariff === 'own' || !published.part) return null
  return <published.part.TariffNote state={chosen.state} />
}
