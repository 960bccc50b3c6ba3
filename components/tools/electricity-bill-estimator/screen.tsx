'use client'

import { DataAge } from '@/components/results/data-age'
import { FiguresSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { DidNotLoad } from '@/components/ui/load-error'
import { LawNotice } from '@/components/tool-form/law-notice'
import { useLatePart } from '@/components/hooks/use-late-part'
import { useLawInputs } from '@/components/tool-form/use-law-inputs'
import {
  type ElectricityAnswer,
  electricityFrom,
  electricityInputs,
  wantsPublished,
} from '@/lib/energy/electricity'
import { ElectricityFields } from './fields'
import { billRows, electricityStateNames } from './rows'
import { electricityWorking } from './working'

const TARIFF = { name: 'tariff', sample: 'sample', law: 'published' }

interface ElectricityBillEstimatorProps {
  /** What the published tariff bills on a fresh page: see `monthPaise`. */
  firstPublishedPaise: number
  /** See `lib/energy/electricity-published`. */
  tariffsCheckedOn: string
}

export function ElectricityBillEstimator(given: ElectricityBillEstimatorProps) {
  const inputs = useLawInputs('electricity-bill-estimator', electricityInputs, TARIFF)
  const late = useLatePart(() => import('./published'), wantsPublished(inputs.read))
  const published = late.part
  const answer = electricityFrom(inputs.read, published, given.firstPublishedPaise)
  const { byTariff, bill, billing } = answer
  const less = inputs.field('less').value
  const noUnits = bill !== null && bill.units <= 0
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<ElectricityFields inputs={inputs} answer={answer} published={published} />}
      rows={billRows(answer, less)}
      placeholder={placeholder(answer, late)}
      age={byTariff?.tariff !== 'own' && <DataAge kind="tariffs" on={given.tariffsCheckedOn} />}
      notice={<TariffNotice answer={answer} published={published} onPublished={inputs.followLaw} />}
      chart={noUnits && <p className="mt-3 text-sm text-soft">{NO_UNITS}</p>}
      shareTitle="Electricity bill"
      working={bill && !noUnits && electricityWorking(bill)}
    >
      {byTariff && late.failed && <DidNotLoad what="The tariff" onRetry={late.retry} />}
      <FiguresSeen
        heading="Slab by slab, lower use and other states"
        load={() => import('./tables')}
        className="min-h-[28rem]"
        props={bill && billing && !noUnits ? { bill, billing, less } : null}
      />
    </CalculatorScreen>
  )
}

const NO_UNITS = 'With no units this page shows no bill. A real connection still pays its fixed charge.'

interface TariffNoticeProps {
  answer: ElectricityAnswer
  published: typeof import('./published') | null
  onPublished(): void
}

/** That the tariff is a sample, or which order the published one follows. */
function TariffNotice({ answer: { chosen, byTariff }, published, onPublished }: TariffNoticeProps) {
  if (!chosen || byTariff?.tariff === 'own') return null
  if (byTariff) return published && <published.TariffNote state={byTariff.state} />
  return (
    <LawNotice heading="Sample tariff" action="Use the published tariff" onChoose={onPublished}>
      A simple sample for one month, without electricity duty. It is not an official tariff.
    </LawNotice>
  )
}

const ENTER = 'Enter valid values to see the bill.'

function placeholder(
  { byTariff, hasNoTariff }: ElectricityAnswer,
  { part, failed }: { part: object | null; failed: boolean },
): string {
  if (!byTariff) return ENTER
  if (!part) return failed ? 'The tariff did not load.' : 'Fetching the tariff…'
  if (byTariff.tariff === 'own') return 'Enter slabs whose limits rise; leave only the last limit empty.'
  return hasNoTariff
    ? `We found no reliable tariff for homes in ${electricityStateNames[byTariff.state]}.`
    : ENTER
}
