'use client'

import { useState } from 'react'
import { useToday } from '@/components/hooks/use-today'
import { FiguresSeen } from '@/components/ui/when-seen'
import { LazyPart } from '@/components/ui/lazy-part'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import { electricityInputs, hasTables } from '@/lib/energy/electricity'
import type { TariffTerms } from '@/lib/energy/electricity-published'
import { t } from '@/lib/language/words'
import { BillResult } from './bill-result'
import type { BillView } from './bill-view'
import { ElectricityFields } from './fields'

const TARIFF = { name: 'tariff', sample: 'sample', law: () => 'published' }

const loadTariffBill = () => import('./tariff-bill').then((module) => module.TariffBill)

/** @param fresh the published bill of a fresh page, so that it does not fetch the tariffs */
export function ElectricityBillEstimator({ fresh }: { fresh: { view: BillView; terms: TariffTerms } }) {
  const inputs = useLawInputs('electricity-bill-estimator', electricityInputs, TARIFF)
  const today = useToday()
  const isFresh = inputs.fragment === ''
  const [entered, setEntered] = useState(false)
  const result = (
    <LazyPart
      what={t('The tariff')}
      load={loadTariffBill}
      wanted={!isFresh || entered}
      props={{ inputs }}
      fallback={<BillResult inputs={inputs} {...(isFresh ? fresh : {})} />}
    />
  )
  return (
    <>
      <ToolForm result={result}>
        <div className="grid gap-4" onFocus={() => setEntered(true)}>
          <ElectricityFields inputs={inputs} isFresh={isFresh} today={today} />
        </div>
      </ToolForm>
      <FiguresSeen
        heading={t('Slab by slab, lower use and other states')}
        load={() => import('./tables')}
        className="min-h-[28rem]"
        props={hasTables(inputs.read) ? { read: inputs.read } : null}
      />
    </>
  )
}
