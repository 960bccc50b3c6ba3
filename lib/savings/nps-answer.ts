import { figure, worded } from '@/lib/answers/figure'
import { type ReadValues, readAll } from '@/lib/inputs/tool-inputs'
import { nps, npsInputs, npsPlanFrom } from '@/lib/savings/nps'

export type NpsAnswer = NonNullable<ReturnType<typeof npsAnswer>>

/** The corpus, and what the exit rules pay of it at once and as a pension. */
export function npsAnswer(read: ReadValues<typeof npsInputs>) {
  const values = readAll(npsInputs, read)
  const plan = values && npsPlanFrom(values)
  if (!plan) return null
  const result = nps(plan)
  const normal = result.band === 'normal' && result
  return {
    plan,
    result,
    primary: ['corpus'],
    figures: {
      corpus: figure('rupees', result.corpus),
      rest: result.band === 'middle' && figure('rupees', result.rest),
      lumpSum: normal && figure('rupees', normal.lumpSum),
      monthlyPension: result.band !== 'full' && figure('rupees', result.monthlyPension),
      taxFreeLumpSum: normal && figure('rupees', normal.taxFreeLumpSum),
      taxableLumpSum: normal && figure('rupees', normal.taxableLumpSum),
      annuity: normal && figure('rupees', normal.annuity),
      maxLumpSum: figure('rupees', result.maxLumpSum),
      band: worded(result.band),
      invested: figure('rupees', result.invested),
    },
  }
}

export const npsTool = { slug: 'nps-calculator', inputs: npsInputs, answer: npsAnswer } as const
