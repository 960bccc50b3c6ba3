'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawChoice } from '@/components/tool-form/use-law-choice'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { BillAnswer } from '@/components/tools/electricity-bill-estimator/bill-answer'
import { BillFields } from '@/components/tools/electricity-bill-estimator/bill-fields'
import { useBill } from '@/components/tools/electricity-bill-estimator/use-bill'
import { electricityInputs } from '@/lib/energy/electricity-inputs'

const loadTables = () => import('@/components/tools/electricity-bill-estimator/bill-tables')

const PUBLISHED = { tariff: 'published' }

interface ElectricityBillEstimatorProps {
  /** What the published tariff bills on a fresh page: see `monthPaise`. */
  firstPublishedPaise: number
}

export function ElectricityBillEstimator({ firstPublishedPaise }: ElectricityBillEstimatorProps) {
  const law = useLawChoice('electricity-bill-estimator')
  const inputs = useToolInputs(electricityInputs, law.chosen ? PUBLISHED : undefined)
  const form = useBill(inputs, firstPublishedPaise)
  const { bill, billing } = form
  const less = inputs.read('less')
  const chooseTariff = (tariff: string) => {
    if (tariff !== 'own') law.choose(tariff === 'published')
    inputs.set({ tariff })
  }
  return (
    <>
      <ToolForm
        onReset={law.resetting(inputs.reset)}
        result={<BillAnswer inputs={inputs} form={form} onPublished={() => chooseTariff('published')} />}
      >
        <BillFields inputs={inputs} form={form} onTariff={chooseTariff} />
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
