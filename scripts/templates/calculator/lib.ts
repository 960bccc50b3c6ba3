import { amount, percent } from '@/lib/inputs/quantities'
import type { Values } from '@/lib/inputs/tool-inputs'

export const templateStemInputs = {
  value: amount({ initial: 1_000 }),
  rate: percent({ initial: 10 }),
}

/** TODO: what is asked, with units in the names. */
export interface TemplateStemQuestion {
  value: number
  ratePercent: number
}

/** The question of the fields. */
export const templateStemFrom = ({
  value,
  rate,
}: Values<typeof templateStemInputs>): TemplateStemQuestion => ({ value, ratePercent: rate })

export interface TemplateStem {
  /** Unrounded. */
  total: number
}

/**
 * TODO: the formula, with the unit of each quantity, the errors and the source.
 * This is only a placeholder of the real calculation.
 */
export function templateStem({ value, ratePercent }: TemplateStemQuestion): TemplateStem {
  return { total: (value * ratePercent) / 100 }
}
