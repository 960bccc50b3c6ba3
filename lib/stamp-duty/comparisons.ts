import type { Area, Buyer } from '@/lib/rules/stamp-duty/sale-terms'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { StateCode } from '@/lib/rules/states/state-names'
import { type RentDuty, rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { type SaleDuty, saleDuty, type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'
import { otherReadings } from '@/lib/stamp-duty/sale-readings'

/** The duty and fee of a buyer; the lowest and the highest reading where the law is disputed; or neither. */
export type PaidOrRange =
  { kind: 'paid'; duty: SaleDuty } | { kind: 'range'; fromPaise: number; toPaise: number } | null

export interface SaleInState {
  state: StateCode
  /** The first of the state's areas; null where it has none. */
  area: Area | null
  paid: Record<Buyer, PaidOrRange>
}

/** A sale in every state, to each kind of buyer; the state that costs a man least comes first. */
export const saleByState = (question: SaleQuestion): SaleInState[] =>
  (Object.keys(saleDutyByState) as StateCode[])
    .map((state) => saleInState(state, question))
    .sort((a, b) => forAMan(a) - forAMan(b))

function forAMan({ paid: { male } }: SaleInState): number {
  if (male === null) return Infinity
  return male.kind === 'paid' ? male.duty.totalPaise : male.fromPaise
}

function saleInState(state: StateCode, question: SaleQuestion): SaleInState {
  const terms = termsOf(saleDutyByState[state])
  const area = terms.areas?.[0] ?? null
  const paid = (buyer: Buyer): PaidOrRange => {
    const asked: SaleQuestion = { ...question, area: area ?? question.area, seller: 'other', buyer }
    const duty = saleDuty(terms, asked)
    if (duty) return { kind: 'paid', duty }
    const totals = otherReadings(terms, asked).flatMap(({ totalPaise }) => totalPaise ?? [])
    if (totals.length === 0) return null
    return { kind: 'range', fromPaise: Math.min(...totals), toPaise: Math.max(...totals) }
  }
  return { state, area, paid: { male: paid('male'), female: paid('female'), joint: paid('joint') } }
}

const COMPARED_MONTHS = [6, 11, 12, 22, 24, 33, 36, 48, 60]

/** The duty on a rent and deposit for other lengths; null where a length is not covered. */
export const rentByLength = (question: RentQuestion): { months: number; paid: RentDuty | null }[] =>
  COMPARED_MONTHS.map((months) => {
    const found = rentDutyOf({ ...question, months })
    return { months, paid: typeof found === 'string' ? null : found }
  })
