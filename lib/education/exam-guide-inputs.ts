import { boardStates } from '@/lib/education/exam-board'
import { subjectRows } from '@/lib/education/marks'
import { choice, flag } from '@/lib/inputs/choices'
import { number } from '@/lib/inputs/quantities'
import { anyText } from '@/lib/inputs/text'

export const examGuideInputs = {
  state: choice(boardStates, ''),
  board: anyText(),
  link: anyText(),
  subjects: subjectRows,
  bestFive: flag(false),
  cgpa: number({ initial: 8.6, min: 0, max: 10, example: '8.6' }),
}
