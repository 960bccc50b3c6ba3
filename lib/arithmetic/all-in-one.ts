import { choice } from '@/lib/inputs/choices'
import type { TooLong } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { textKind } from '@/lib/inputs/text'

const LONGEST_SUM = 200

/** A formula as it was written; whether it has a value is found out where it is shown. */
const formula: Kind<string, TooLong> = textKind('', (text) =>
  text.length > LONGEST_SUM ? problem({ kind: 'tooLong', max: LONGEST_SUM }) : value(text),
)

export const allInOneInputs = {
  mode: choice(['basic', 'scientific'], 'basic'),
  angle: choice(['degrees', 'radians'], 'degrees'),
  sum: formula,
}
