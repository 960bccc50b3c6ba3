import { investmentAnswer } from '@/lib/finance/investment-answer'
import { investmentInputs } from '@/lib/finance/investment-returns'
import { pastReturn } from '@/lib/finance/past-return'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

const NOT_EARNED = { cagr: false, xirr: false, gain: false, realPastRate: false } as const
const NOT_EXPECTED = {
  totalInvestment: false,
  totalGrowth: false,
  totalReturnPercent: false,
  futureValue: false,
  realValue: false,
  realRate: false,
} as const

/** What an investment grows to, or the return that a past one has earned. */
function answerTo(read: ReadValues<typeof investmentInputs>) {
  if (read('aim')?.aim !== 'past') {
    const future = investmentAnswer(read)
    return future && { ...future, figures: { ...future.figures, ...NOT_EARNED } }
  }
  const past = pastReturn(read)
  return past && !past.whyNot ? { ...past, figures: { ...NOT_EXPECTED, ...past.figures } } : null
}

export const investmentTool = {
  slug: 'investment-returns-calculator',
  inputs: investmentInputs,
  answer: answerTo,
} as const
