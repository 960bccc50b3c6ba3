import { allIndiaBoards } from '@/lib/education/all-india-boards'
import type { BoardState, ExamBoard } from '@/lib/education/exam-board'
import { stateBoards } from '@/lib/education/state-boards'

export const examBoards: readonly ExamBoard[] = [...allIndiaBoards, ...stateBoards]

const MOST_ASKED: readonly BoardState[] = ['', 'BR', 'KA', 'KL', 'MH', 'TN', 'UP', 'WB']

/** The boards with which the page opens: those of all India and of the seven states most asked for. */
export const mostAskedBoards = examBoards.filter(({ state }) => MOST_ASKED.includes(state))
