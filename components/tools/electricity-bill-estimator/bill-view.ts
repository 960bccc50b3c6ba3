import type { ResultRow } from '@/components/results/result-row'
import type { WorkingContent } from '@/components/results/working'
import { electricityInputs, type ElectricityState } from '@/lib/energy/electricity'
import {
  type ElectricityAnswer,
  electricityAnswer,
  isKnown,
  type TariffTerms,
  tariffTerms,
} from '@/lib/energy/electricity-published'
import { freshInputs, readValues } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'
import { billRows, lessSureCharges, missingCharges, noBillText, billShareTitle, type Shown } from './rows'
import { electricityWorking } from './working'

/** All that a page shows of an answer, as text and JSON: the build writes it into a fresh page. */
export interface BillView {
  /** The rows of the bill; null while there is none, for which `placeholder` gives the reason. */
  rows: readonly ResultRow[] | null
  placeholder: string
  /** Below a bill of no units. */
  remark: string | null
  working: WorkingContent | null
  shareTitle: string
  /** The names of charges that were not found. */
  missing: string
  /** The names of charges that are less sure than the rest. */
  lessSure: string
}

const NO_UNITS = t('With no units this page shows no bill. A real connection still pays its fixed charge.')

export function billView(answer: ElectricityAnswer, state: ElectricityState | null, shown: Shown): BillView {
  const billed = answer.kind === 'billed' ? answer : null
  const hasUnits = billed !== null && billed.bill.units > 0
  return {
    rows: billed && billRows(billed, shown),
    placeholder: noBillText(answer),
    remark: billed && !hasUnits ? NO_UNITS : null,
    working: hasUnits ? electricityWorking(billed.bill) : null,
    shareTitle: billShareTitle(billed, state, shown.isOwn),
    missing: billed ? missingCharges(billed.bill) : '',
    lessSure: billed ? lessSureCharges(billed.bill, shown.lessSure) : '',
  }
}

/**
 * The published bill of a fresh page, which the build computes so that the page does not fetch the tariffs.
 * As JSON: slabs that the units do not reach are left out, since the last one has no end.
 */
export function freshBill() {
  const fresh = freshInputs(electricityInputs)
  const answer = electricityAnswer((...names) => readValues(fresh, names), '')
  const state = electricityInputs.state.initial
  const terms = isKnown(state) && tariffTerms(state, '')
  if (answer.kind !== 'billed' || !terms) throw new Error('A fresh page has no published bill')
  const slabs = answer.bill.slabs.filter(({ units }) => units > 0)
  return { answer: { ...answer, bill: { ...answer.bill, slabs } }, terms }
}

/** The published bill of a fresh page and its order, as the page shows them. */
export function freshBillView(): { view: BillView; terms: TariffTerms } {
  const { answer, terms } = freshBill()
  const shown = { withSample: true, isOwn: false, lessSure: terms.lessSure }
  const view = billView(answer, electricityInputs.state.initial, shown)
  return { view, terms }
}
