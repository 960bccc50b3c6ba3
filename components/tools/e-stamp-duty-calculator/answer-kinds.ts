import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import type { SaleTerms } from '@/lib/rules/stamp-duty-terms'
import type { RentDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

export type StampInputs = ToolInputs<typeof stampDutyInputs>
/** What every rule says of its sources. */
export type CitedRule = Rule<{
  also?: readonly RuleSource[]
  office?: string
  conditions?: readonly string[]
  sureness?: 'high' | 'medium'
}>

export type SaleAnswer = { of: 'sale'; question: SaleQuestion; result: SaleDuty; rule: Rule<SaleTerms> }
export type RentAnswer = {
  of: 'rent'
  question: RentQuestion
  result: RentDuty
  rule: CitedRule
}
export type NoAnswer = {
  of: 'nothing'
  placeholder: string
  /** The state whose sources one may ask or compare; null while it is only the form that lacks something. */
  state: string | null
  /** What was read, where nothing in it is agreed. */
  sources: readonly RuleSource[]
}
export type StampAnswer = SaleAnswer | RentAnswer | NoAnswer

export const ENTER = 'Enter the figures to see the duty.'

/** The form lacks something, or its rates are not here yet. */
export const notYet = (placeholder: string): NoAnswer => ({
  of: 'nothing',
  placeholder,
  state: null,
  sources: [],
})

/** Where women pay less for a home alone. */
export const asksHome = (state: string, buyer: string | undefined) => state === 'MH' && buyer === 'female'
