import { investmentAnswer } from '@/lib/finance/investment-answer'
import { investmentInputs } from '@/lib/finance/investment-returns'
import { pastReturn } from '@/lib/finance/past-return'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

/** What an investment grows to, or the return that a past one has earned. */
function answerTo(read: ReadValues<typeof investmentInputs>) {
  if (read('aim')?.aim !== 'past') return investmentAnswer(read)
  const found = pastReturn(read)
  return found && !found.whyNot ? found : null
}

export const investmentTool = {
  slug: 'investment-returns-calculator',
  inputs: investmentInputs,
  answer: answerTo,
} as const
