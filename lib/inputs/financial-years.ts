import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'
import { textKind } from '@/lib/inputs/text'

/** The calendar year in which a financial year begins, as '2026', or '' for one that is left open. */
export function financialYear(bounds: { min: number; max: number }): Kind<string, InputProblem> {
  const year = number({ initial: bounds.min, whole: true, example: '2026', ...bounds })
  return textKind('', (text): Reading<string, InputProblem> => {
    if (text === '') return value('')
    const reading = year.read(text)
    return reading.ok ? value(String(reading.value)) : reading
  })
}
