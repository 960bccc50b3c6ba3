import { type BoardState, boardStates } from '@/lib/education/exam-board'
import { namesOfStates } from '@/lib/rules/state-names'

export const boardStateNames: Readonly<Record<BoardState, string>> = {
  '': 'Every state',
  ...namesOfStates(boardStates.filter((state) => state !== '')),
}
