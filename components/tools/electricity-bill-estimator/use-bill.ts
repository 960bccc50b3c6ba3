'use client'

import { type LatePart, useLatePart } from '@/components/tool-form/use-late-part'
import type { ElectricityForm } from '@/components/tools/electricity-bill-estimator/electricity-form'
import { electricityStateNames } from '@/components/tools/electricity-bill-estimator/electricity-words'
import { type Billing, billingBy } from '@/lib/energy/electricity-bill'
import { type ElectricityState, type ElectricityValues, hasSample } from '@/lib/energy/electricity-inputs'
import { sampleBill } from '@/lib/energy/electricity-sample-bill'
import { sampleTariffs } from '@/lib/rules/electricity-samples'

/** What only the published tariffs need: fetched when one of them is first chosen. */
const loadPublished = () => import('@/components/tools/electricity-bill-estimator/published')

type Published = Awaited<ReturnType<typeof loadPublished>>
type Chosen = Pick<ElectricityValues, 'state' | 'tariff'>

const ENTER = 'Enter valid values to see the bill.'
const OWN = 'Enter slabs whose limits rise; leave only the last limit empty.'
const LOADING = 'Fetching the tariff…'
const FAILED = 'The tariff did not load.'

export type BillForm = ReturnType<typeof useBill>

/** The form's bill, by a sample or, once they are fetched, by a published tariff. */
export function useBill(inputs: ElectricityForm) {
  const chosen = inputs.read('state', 'tariff')
  const byTariff = chosen !== null && needsTariff(chosen)
  const fetched = useLatePart(loadPublished, byTariff)
  const published: LatePart<Published> = { ...fetched, part: byTariff ? fetched.part : null }
  const billing = chosen && billingFor(chosen, inputs, published.part)
  const asked = inputs.read('units')
  const bill = asked && billing ? billing.billOf(asked.units) : null
  return {
    chosen,
    byTariff,
    published,
    billing,
    bill,
    /** A bill of zero, or a state without a tariff: no slab, and nothing to save. */
    nothingToTell:
      (bill !== null && bill.units <= 0) ||
      (chosen !== null &&
        chosen.tariff !== 'own' &&
        published.part !== null &&
        !published.part.isKnown(chosen.state)),
    placeholder: placeholder(chosen, byTariff, published),
  }
}

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
