import { figure } from '@/lib/answers/figure'
import { rd, rdInputs } from '@/lib/finance/deposits/rd'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type RdAnswer = NonNullable<ReturnType<typeof rdAnswer>>

/** What the deposit earns, and what the other way to compound gives. */
export function rdAnswer(read: ReadValues<typeof rdInputs>) {
  const deposit = read('amount', 'rate', 'months', 'method')
  if (!deposit) return null
  const result = rd(deposit)
  const other = rd({ ...deposit, method: deposit.method === 'monthly' ? 'quarterly' : 'monthly' })
  return {
    deposit,
    result,
    primary: ['maturityAmount'],
    figures: {
      totalInvestment: figure('rupees', result.totalInvestment),
      totalInterest: figure('rupees', result.totalInterest),
      maturityAmount: figure('rupees', result.maturityAmount),
      otherMaturityAmount: figure('rupees', other.maturityAmount),
    },
  }
}

export const rdTool = { slug: 'rd-calculator', inputs: rdInputs, answer: rdAnswer } as const
