import type { OfficialSite } from '@/lib/link-check/official-site'
import { nameOf } from '@/lib/language/words'
import type { StateCode } from '@/lib/rules/states/state-names'

/** The states whose own board is listed, in the order of their names. */
const STATES_WITH_BOARDS = [
  'AP', 'AS', 'BR', 'CG', 'GJ', 'HR', 'HP', 'JK', 'JH', 'KA', 'KL',
  'MP', 'MH', 'OD', 'PB', 'RJ', 'TN', 'TG', 'UP', 'UK', 'WB',
] as const satisfies readonly StateCode[] // prettier-ignore

/** A state whose own board is listed; '' is every state. */
export type BoardState = '' | (typeof STATES_WITH_BOARDS)[number]

export const boardStates: readonly BoardState[] = ['', ...STATES_WITH_BOARDS]

/** How many boards there are: one for each state, and three for all India. */
export const BOARD_COUNT = boardStates.length - 1 + 3

/** The day on which a person last compared the boards' sites with the boards. */
export const examBoardsCheckedOn = '2026-11-21'

/** A board of school examinations and where it puts its results. */
export interface ExamBoard extends OfficialSite {
  /** As people call it: 'CBSE', 'UP Board'. */
  short: string
  /** Where results are put. */
  url: string
  /** Other official addresses. */
  more?: readonly string[]
  /** Its state; '' for a board of all India. */
  state: BoardState
  /** What the form asks for, as a list in a sentence. */
  asks: string
}

/** What people add to a board's name, and no board is found by: 'CBSE class 10 result 2026'. */
const FILLER = /* @__PURE__ */ new RegExp(`^(?:${process.env.TYPED_BOARD_FILLERS}|20..)$`)

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\u0900-\u097f]+/gu, ' ')
    .trim()

/**
 * The boards of a state, its own first and then those of all India; every word looked for is in the board's
 * names, its state's name or its address, but for words that say no board: class, result, year.
 */
export function findBoards(
  boards: readonly ExamBoard[],
  { state, text }: { state: BoardState; text: string },
  stateName: (state: BoardState) => string,
): ExamBoard[] {
  const words = plain(text)
    .split(' ')
    .filter((word) => !FILLER.test(word))
  const searchText = (board: ExamBoard) =>
    plain(
      [
        ...[board.short, board.name].flatMap((name) => [name, nameOf('boards', name)]),
        stateName(board.state),
        board.url,
      ].join(' '),
    )
  const found = boards.filter(
    (board) =>
      (!state || !board.state || board.state === state) &&
      words.every((word) => searchText(board).includes(word)),
  )
  return state ? found.sort((a, b) => Number(!a.state) - Number(!b.state)) : found
}
