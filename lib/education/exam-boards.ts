import { allIndiaBoards } from '@/lib/education/all-india-boards'
import type { BoardState, ExamBoard } from '@/lib/education/exam-board'
import { stateBoards } from '@/lib/education/state-boards'

/**
 * The day on which this list was last checked, for `npm run data stale`.
 * @public
 */
export const examBoardsCheckedOn = '2026-11-21'

export const examBoards: readonly ExamBoard[] = [...allIndiaBoards, ...stateBoards]

const MOST_ASKED: readonly BoardState[] = ['', 'BR', 'KA', 'KL', 'MH', 'TN', 'UP', 'WB']

/** The boards with which the page opens: those of all India and of the seven states most asked for. */
export const mostAskedBoards = examBoards.filter(({ state }) => MOST_ASKED.includes(state))
