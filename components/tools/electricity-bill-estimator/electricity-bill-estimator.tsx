'use client'

import { FiguresSeen } from '@/components/results/figures-seen'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { BillAnswer } from '@/components/tools/electricity-bill-estimator/bill-answer'
import { BillFields } from '@/components/tools/electricity-bill-estimator/bill-fields'
import { useBill } from '@/components/tools/electricity-bill-estimator/use-bill'
import { electricityInputs } from '@/lib/energy/electricity-inputs'

const loadTables = () => import('@/components/tools/electricity-bill-estimator/bill-tables')

const TARIFF = { name: 'tariff', sample: 'sample', law: 'published' }

interface ElectricityBillEstimatorProps {
  /** What the published tariff bills on a fresh page: see `monthPaise`. */
  firstPublishedPaise: number
}

export function ElectricityBillEstimator({ firstPublishedPaise }: ElectricityBillEstimatorProps) {
  const inputs = useLawInputs('electricity-bill-estimator', electricityInputs, TARIFF)
  const form = useBill(inputs, firstPublishedPaise)
  const { bill, billing } = form
  const less = inputs.read('less')
  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={<BillAnswer inputs={inputs} form={form} onPublished={inputs.followLaw} />}
      >
        <BillFields inputs={inputs} form={form} onTariff={inputs.field('tariff').onText} />
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
