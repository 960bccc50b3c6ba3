import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import type { SaleTerms } from '@/lib/rules/stamp-duty-terms'
import type { LeaseDuty, LicenceDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import type { SaleDuty, SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import type { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

export type StampInputs = ToolInputs<typeof stampDutyInputs>
/** What every rule says of its sources. */
export type CitedRule = Rule<{ also?: readonly RuleSource[]; office?: string }>

export type SaleAnswer = { of: 'sale'; question: SaleQuestion; result: SaleDuty; rule: Rule<SaleTerms> }
export type RentAnswer = {
  of: 'rent'
  question: RentQuestion
  result: LicenceDuty | LeaseDuty
  rule: CitedRule
}
export type NoAnswer = { of: 'nothing'; reason: keyof typeof REASONS; state: string | null }
export type StampAnswer = SaleAnswer | RentAnswer | NoAnswer

export const REASONS = {
  dispute: 'Not covered: our sources contradict each other.',
  noSource: 'Not covered: we have read no reliable source.',
  joint: 'Not covered: no source says what both pay together.',
  other: 'Not covered: gift and other deeds have rates of their own.',
  tooLongMH: 'Not covered: leave and licence is for at most 60 months.',
  tooLongDL: 'Not covered: the rates we have end at 20 years.',
  tooShort: 'Not covered: the rates we have begin at 12 months.',
  incomplete: 'Enter the figures to see the duty.',
  loading: 'Fetching the rates…',
  failed: 'The rates did not load.',
} as const

export const noAnswer = (reason: NoAnswer['reason'], state: string | null): NoAnswer => ({
  of: 'nothing',
  reason,
  state,
})
