import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, type Reading, value } from '@/lib/inputs/kind'
import { number } from '@/lib/inputs/quantities'

type TextKind = Kind<string, InputProblem>

/**
 * A number that may be left open: '' for none, or the number as links write it.
 * @param show how the field shows it; as the number's own kind unless given
 */
export function optional(
  kind: Kind<number, InputProblem>,
  show: (number: number) => string = kind.show,
): TextKind {
  return {
    initial: '',
    read(text): Reading<string, InputProblem> {
      if (text.trim() === '') return value('')
      const reading = kind.read(text)
      return reading.ok ? value(kind.write(reading.value)) : reading
    },
    write: (written) => written,
    show: (written) => (written === '' ? '' : show(Number(written))),
  }
}

/** The number of a text that may be left open, as links write it; null for ''. */
export const numberOrNull = (written: string): number | null => (written === '' ? null : Number(written))

/** The calendar year in which a financial year begins, as '2026', or '' for one that is left open. */
export const financialYear = (bounds: { min: number; max: number }): TextKind =>
  optional(number({ initial: bounds.min, whole: true, example: '2026', ...bounds }), String)
