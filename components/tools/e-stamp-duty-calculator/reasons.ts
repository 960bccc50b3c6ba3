import type { NoAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import type { RuleSource } from '@/lib/rules/rule'
import { saleInDispute } from '@/lib/rules/stamp-duty-states'

const REASONS = {
  dispute: 'our sources contradict each other.',
  noSource: 'we have read no reliable source.',
  joint: 'no source says what both pay together.',
  other: 'gift and other deeds have rates of their own.',
  tooLongMH: 'leave and licence is for at most 60 months.',
  tooLongDL: 'the rates we have end at 20 years.',
  tooLong: 'the rates we have are for shorter terms.',
  tooShort: 'the rates we have begin at 12 months.',
  premium: 'what a deposit that is kept adds is in no source.',
  lapsed: 'a concession has ended, and no rate since was found.',
}

/** Why no figure is given for a state, and what was read. */
export const notCovered = (
  reason: keyof typeof REASONS,
  state: string,
  sources: readonly RuleSource[] = (reason === 'dispute' && saleInDispute[state]?.sources) || [],
): NoAnswer => ({ of: 'nothing', placeholder: `Not covered: ${REASONS[reason]}`, state, sources })
