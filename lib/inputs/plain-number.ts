import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { readNumber } from '@/lib/inputs/read-number'

interface PlainNumber {
  initial: number
  max: number
  whole?: boolean
  /** Zero is taken too. */
  fromZero?: boolean
}

/**
 * A number without a unit, above zero and up to another. For parts that load late: the kinds of `quantities`
 * are one script, which would then come with the first load.
 */
export const plainNumber = ({ initial, max, whole, fromZero }: PlainNumber): Kind<number, InputProblem> => ({
  initial,
  read(text) {
    const figure = readNumber(text)
    if (figure === null) return problem({ kind: 'notANumber', unit: '', example: String(initial) })
    if (figure < 0 || (figure === 0 && !fromZero)) return problem({ kind: 'notAbove', min: 0, unit: '' })
    if (figure > max) return problem({ kind: 'tooLarge', max, unit: '' })
    return whole && !Number.isInteger(figure) ? problem({ kind: 'notWhole' }) : value(figure)
  },
  write: String,
  show: String,
})
