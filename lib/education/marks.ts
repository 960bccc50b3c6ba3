import { number } from '@/lib/inputs/quantities'
import { type RowOf, rowList } from '@/lib/inputs/rows'

const marksCell = { unit: 'marks', example: '85', max: 1_000 }

/** A subject a row: the marks and what they are out of. */
export const subjectRows = rowList(
  {
    marks: number({ ...marksCell, initial: 85, min: 0 }),
    outOf: number({ ...marksCell, initial: 100, min: 1 }),
  },
  '85_100*78_100*91_100*72_100*88_100*95_100',
  15,
)
export type Subject = RowOf<typeof subjectRows.columns>

/** How many subjects 'the best five' are. */
const BEST = 5

export interface MarksSum {
  marks: number
  outOf: number
  percent: number
  /** How many subjects count. */
  subjects: number
}

/**
 * Marks as a percentage: 100 × all marks ÷ all they are out of. With `bestFive`, the five subjects with the largest
 * shares alone.
 * @returns the place of the first subject, from 1, with more marks than it is out of
 */
export function percentOfMarks(subjects: readonly Subject[], bestFive: boolean): MarksSum | number {
  const wrong = subjects.findIndex(({ marks, outOf }) => marks > outOf)
  if (wrong >= 0) return wrong + 1
  const share = ({ marks, outOf }: Subject) => marks / outOf
  const counted = bestFive ? [...subjects].sort((a, b) => share(b) - share(a)).slice(0, BEST) : subjects
  const sum = (part: keyof Subject) => counted.reduce((total, subject) => total + subject[part], 0)
  const [marks, outOf] = [sum('marks'), sum('outOf')]
  return { marks, outOf, percent: (marks / outOf) * 100, subjects: counted.length }
}

/**
 * CBSE's class 10 results of 2010 to 2017 gave grade points; the board's own factor makes a percentage of them.
 * 8.6 grade points: 81.7%.
 */
export const CBSE_FACTOR = 9.5

export const percentOfCgpa = (cgpa: number) => cgpa * CBSE_FACTOR
