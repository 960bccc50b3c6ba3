import { electricityInputs } from '@/lib/energy/electricity'
import {
  type Billed,
  electricityAnswer,
  isKnown,
  type TariffTerms,
  tariffTerms,
} from '@/lib/energy/electricity-published'
import { freshInputs, readValues } from '@/lib/inputs/tool-inputs'

export interface FreshBill {
  answer: Billed
  terms: TariffTerms
}

/**
 * The published bill of a fresh page, which the build computes so that the page does not fetch the tariffs. As JSON: slabs
 * that the units do not reach are left out, since the last one has no end.
 */
export function freshBill(): FreshBill {
  const fresh = freshInputs(electricityInputs)
  const answer = electricityAnswer((...names) => readValues(fresh, names), '')
  const state = electricityInputs.state.initial
  const terms = isKnown(state) && tariffTerms(state, '')
  if (answer.kind !== 'billed' || !terms) throw new Error('A fresh page has no published bill')
  const slabs = answer.bill.slabs.filter(({ units }) => units > 0)
  return { answer: { ...answer, bill: { ...answer.bill, slabs } }, terms }
}
