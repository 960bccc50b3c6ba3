'use client'

import { useLatePart } from '@/components/tool-form/use-late-part'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import { electricityStateNames } from '@/components/tools/electricity-bill-estimator/electricity-words'
import { type Billing, billingBy } from '@/lib/energy/electricity-bill'
import {
  electricityInputs,
  type ElectricityState,
  type ElectricityValues,
  hasSample,
} from '@/lib/energy/electricity-inputs'
import { sampleBill } from '@/lib/energy/electricity-sample-bill'
import { sampleTariffs } from '@/lib/rules/electricity-samples'

/** What only the published tariffs need: fetched once the form differs from a fresh page. */
const loadPublished = () => import('@/components/tools/electricity-bill-estimator/published')

type Published = Awaited<ReturnType<typeof loadPublished>>
type Chosen = Pick<ElectricityValues, 'state' | 'tariff'>

const ENTER = 'Enter valid values to see the bill.'
const OWN = 'Enter slabs whose limits rise; leave only the last limit empty.'
const LOADING = 'Fetching the tariff…'
const FAILED = 'The tariff did not load.'

export type BillForm = ReturnType<typeof useBill>

/**
 * The form's bill, by a sample or, once they are fetched, by a published tariff.
 * @param firstPublishedPaise what the published tariff bills on a fresh page, which the build has worked out
 */
export function useBill(inputs: ElectricityForm, firstPublishedPaise: number) {
  const chosen = inputs.read('state', 'tariff')
  const byTariff = chosen !== null && needsTariff(chosen)
  const asked = inputs.read('units')
  const first = isFirst(chosen, asked)
  // The sample is compared with the published tariff, so once anything is changed that part is wanted too.
  const published = useLatePart(loadPublished, chosen !== null && !first)
  const billing = chosen && billingFor(chosen, inputs, published.part)
  const bill = asked && billing ? billing.billOf(asked.units) : null
  return {
    chosen,
    byTariff,
    published,
    billing,
    bill,
    publishedPaise: first
      ? firstPublishedPaise
      : chosen && asked && besideSample(chosen, asked.units, published.part),
    /** A bill of zero, or a state without a tariff: no slab, and nothing to save. */
    nothingToTell: (bill !== null && bill.units <= 0) || hasNoTariff(chosen, published.part),
    placeholder: placeholder(chosen, byTariff, published),
  }
}

const isFirst = (chosen: Chosen | null, asked: Pick<ElectricityValues, 'units'> | null) =>
  chosen?.tariff === electricityInputs.tariff.initial &&
  chosen.state === electricityInputs.state.initial &&
  asked?.units === electricityInputs.units.initial

/** What the published tariff bills for a month, beside the sample; null where that is not shown or not known. */
const besideSample = (chosen: Chosen, units: number, published: Published | null) =>
  published && !needsTariff(chosen) ? published.monthPaise(chosen.state, units) : null

const hasNoTariff = (chosen: Chosen | null, published: Published | null) =>
  chosen !== null &&
  needsTariff(chosen) &&
  chosen.tariff !== 'own' &&
  published !== null &&
  !published.isKnown(chosen.state)

/** All but a sample; a state that has none is billed by its published tariff. */
const needsTariff = ({ state, tariff }: Chosen) => tariff !== 'sample' || !hasSample(state)

function billingFor(
  { state, tariff }: Chosen,
  inputs: ElectricityForm,
  published: Published | null,
): Billing | null {
  if (tariff === 'sample' && hasSample(state)) {
    return billingBy((units) => sampleBill(sampleTariffs[state], units))
  }
  if (!published) return null
  return tariff === 'own' ? published.billByOwnSlabs(inputs) : published.billByTariff(state, inputs)
}

function placeholder(
  chosen: Chosen | null,
  byTariff: boolean,
  { part, failed }: { part: Published | null; failed: boolean },
): string {
  if (!chosen || !byTariff) return ENTER
  if (!part) return failed ? FAILED : LOADING
  if (chosen.tariff === 'own') return OWN
  return part.isKnown(chosen.state) ? ENTER : notKnown(chosen.state)
}

const notKnown = (state: ElectricityState) =>
  `We found no tariff for homes in ${electricityStateNames[state]} that we can vouch for.`
