import { choice } from '@/lib/inputs/choices'
import { type Kind, problem, value } from '@/lib/inputs/kind'

const LONGEST_SUM = 200

/** More characters than a sum may have. */
export interface SumProblem {
  kind: 'tooLong'
  max: number
}

/** A formula as it was written; whether it has a value is found out where it is shown. */
const formula: Kind<string, SumProblem> = {
  initial: '',
  read: (text) => (text.length > LONGEST_SUM ? problem({ kind: 'tooLong', max: LONGEST_SUM }) : value(text)),
  write: (text) => text,
  show: (text) => text,
}

export const allInOneInputs = {
  mode: choice(['basic', 'scientific'], 'basic'),
  angle: choice(['degrees', 'radians'], 'degrees'),
  sum: formula,
}
