import type { Rule } from '@/lib/rules/rule'
import { saleDutyMaharashtra } from '@/lib/rules/stamp-duty/sale-duty-maharashtra'
import { furtherSaleDuty, saleInDispute } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import type { SaleTerms } from '@/lib/rules/stamp-duty/duty-terms'
import { type NoSaleDuty, type SaleDuty, saleDutyBy, type SaleQuestion } from '@/lib/stamp-duty/sale-duty'

const saleDuty = { ...furtherSaleDuty, MH: saleDutyMaharashtra }
export type SaleState = keyof typeof saleDuty

/** The states with rates. */
export const coveredStates = Object.keys(saleDuty) as SaleState[]

const isCovered = (state: string): state is SaleState => Object.hasOwn(saleDuty, state)

/** 'noSource': none was read. */
export type NoSaleRule = 'dispute' | 'noSource'

/** The rule of a state, or why there is none. */
export function saleRule(state: SaleState): Rule<SaleTerms>
export function saleRule(state: string): Rule<SaleTerms> | NoSaleRule
export function saleRule(state: string): Rule<SaleTerms> | NoSaleRule {
  if (isCovered(state)) return saleDuty[state]
  return Object.hasOwn(saleInDispute, state) ? 'dispute' : 'noSource'
}

/** What a sale deed costs in any state, or why no figure is given. */
export function saleDutyOf(question: SaleQuestion): SaleDuty | NoSaleDuty | NoSaleRule {
  const rule = saleRule(question.state)
  return typeof rule === 'string' ? rule : saleDutyBy(rule, question)
}
