import type { NoAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'

const REASONS = {
  dispute: 'our sources contradict each other.',
  noSource: 'we have read no reliable source.',
  joint: 'no source says what both pay together.',
  other: 'gift and other deeds have rates of their own.',
  tooLongMH: 'leave and licence is for at most 60 months.',
  tooLongDL: 'the rates we have end at 20 years.',
  tooShort: 'the rates we have begin at 12 months.',
}

/** Why no figure is given for a state. */
export const notCovered = (reason: keyof typeof REASONS, state: string): NoAnswer => ({
  of: 'nothing',
  placeholder: `Not covered: ${REASONS[reason]}`,
  state,
  dispute: reason === 'dispute',
})
