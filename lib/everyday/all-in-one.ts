import { choice } from '@/lib/inputs/choices'
import { type Kind, problem, value } from '@/lib/inputs/kind'

const LONGEST_SUM = 200

/** A formula as it was written; whether it has a value is found out where it is shown. */
const formula: Kind<string> = {
  initial: '',
  read: (text) =>
    text.length > LONGEST_SUM ? problem(`Enter ${LONGEST_SUM} characters or fewer.`) : value(text),
  write: (text) => text,
  show: (text) => text,
}

export const allInOneInputs = {
  mode: choice(['basic', 'scientific'], 'basic'),
  angle: choice(['degrees', 'radians'], 'degrees'),
  sum: formula,
}
