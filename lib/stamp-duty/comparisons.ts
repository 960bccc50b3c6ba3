import type { Area, Buyer } from '@/lib/rules/stamp-duty/duty-terms'
import { type RentDuty, rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { type SaleDuty, type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'
import { coveredStates, saleDutyOf, saleRule, type SaleState } from '@/lib/stamp-duty/sale-states'

export interface SaleInState {
  state: SaleState
  /** The first of the state's areas; null where it has none. */
  area: Area | null
  /** Null where that is not covered. */
  paid: Record<Buyer, SaleDuty | null>
}

/** The same sale in every state with rates, to each kind of buyer; the state that costs a man least comes first. */
export const saleByState = (question: SaleQuestion): SaleInState[] =>
  coveredStates
    .map((state) => saleInState(state, question))
    .sort((one, other) => forAMan(one) - forAMan(other))

const forAMan = ({ paid }: SaleInState) => paid.male?.totalPaise ?? Infinity

function saleInState(state: SaleState, question: SaleQuestion): SaleInState {
  const area = termsOf(saleRule(state)).areas?.[0] ?? null
  const paid = (buyer: Buyer) => {
    const found = saleDutyOf({ ...question, state, area: area ?? question.area, seller: 'other', buyer })
    return typeof found === 'string' ? null : found
  }
  return { state, area, paid: { male: paid('male'), female: paid('female'), joint: paid('joint') } }
}

const COMPARED_MONTHS = [6, 11, 12, 22, 24, 33, 36, 48, 60]

/** The same rent and deposit for other lengths; null where a length is not covered. */
export const rentByLength = (question: RentQuestion): { months: number; paid: RentDuty | null }[] =>
  COMPARED_MONTHS.map((months) => {
    const found = rentDutyOf({ ...question, months })
    return { months, paid: typeof found === 'string' ? null : found }
  })
