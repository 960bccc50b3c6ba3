'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { BillAnswer } from '@/components/tools/electricity-bill-estimator/bill-answer'
import { BillFields } from '@/components/tools/electricity-bill-estimator/bill-fields'
import { SampleNote } from '@/components/tools/electricity-bill-estimator/sample-note'
import { useBill } from '@/components/tools/electricity-bill-estimator/use-bill'
import { electricityInputs } from '@/lib/energy/electricity-inputs'

const loadTables = () => import('@/components/tools/electricity-bill-estimator/bill-tables')

export function ElectricityBillEstimator() {
  const inputs = useToolInputs(electricityInputs)
  const form = useBill(inputs)
  const { chosen, published, bill, billing } = form
  const less = inputs.read('less')
  return (
    <>
      {chosen && !form.byTariff && <SampleNote inputs={inputs} />}
      {chosen && published.part && chosen.tariff !== 'own' && (
        <published.part.TariffNote state={chosen.state} />
      )}
      <ToolForm onReset={inputs.reset} result={<BillAnswer inputs={inputs} form={form} />}>
        <BillFields inputs={inputs} form={form} />
      </ToolForm>
      {!form.nothingToTell && (
        <FiguresSeen
          heading="Slab by slab, with less, and in other states"
          load={loadTables}
          className="min-h-[56rem]"
          of={bill && billing && { bill, billing, less: less && less.less }}
        />
      )}
    </>
  )
}
