import { figure } from '@/lib/answers/figure'
import { percentage, percentageInputs } from '@/lib/arithmetic/percentage'
import type { ReadValues } from '@/lib/inputs/tool-inputs'

export type PercentageAnswer = NonNullable<ReturnType<typeof percentageAnswer>>

const ERROR = { as: 'text', value: 'Error', text: 'Error' } as const

/** The sum of two numbers with per cent; a division by zero has the word `Error` for a result. */
export function percentageAnswer(read: ReadValues<typeof percentageInputs>) {
  const sum = read('mode', 'x', 'y')
  if (!sum) return null
  const { result } = percentage(sum.mode, sum.x, sum.y)
  const as = sum.mode === 'percentOf' ? 'number' : 'percent'
  return {
    sum: result === null ? null : { ...sum, result },
    mode: sum.mode,
    primary: ['result'],
    figures: { result: result === null ? ERROR : figure(as, result) },
  }
}

export const percentageTool = {
  slug: 'percentage-calculator',
  inputs: percentageInputs,
  answer: percentageAnswer,
} as const
