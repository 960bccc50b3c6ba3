import { figure } from '@/lib/answers/figure'
import { bankMaturity, depositFrom, fd, fdInputs, interestAfter, tenureFrom } from '@/lib/finance/deposits/fd'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type FdAnswer = NonNullable<ReturnType<typeof fdAnswer>>

const rupees = (value: number) => figure('rupees', value)

/** What the deposit earns. Where interest is paid out, the payment is what one wants to know. */
export function fdAnswer(read: ReadValues<typeof fdInputs>) {
  const deposit = depositFrom(read)
  const tenure = tenureFrom(read)
  const ordinary = read('rate', 'senior')
  if (!deposit || !tenure || !ordinary) return null
  const result = fd(deposit)
  const { principal, ratePercent, frequency, payout, years } = deposit
  // Of a cumulative deposit in days, banks count full quarters and the days left over.
  const isByBank = payout === 'cumulative' && frequency === 4
  return {
    deposit,
    tenure,
    result,
    primary: [result.payoutAmount === null ? 'maturityAmount' : 'payoutAmount', 'bankMaturity'],
    figures: {
      payoutAmount: result.payoutAmount !== null && figure('rupeesAndPaise', result.payoutAmount),
      totalInterest: rupees(result.totalInterest),
      maturityAmount: rupees(result.maturityAmount),
      bankMaturity: isByBank && 'days' in tenure && rupees(bankMaturity(principal, ratePercent, tenure.days)),
      firstYearInterest: years > 1 && rupees(interestAfter(deposit, 1)),
      principalAmount: rupees(principal),
      effectiveYield: figure('percent', result.effectiveYieldPercent),
      seniorGain:
        ordinary.senior &&
        rupees(result.totalInterest - fd({ ...deposit, ratePercent: ordinary.rate }).totalInterest),
    },
  }
}

export const fdTool = { slug: 'fd-calculator', inputs: fdInputs, answer: fdAnswer } as const
