import { RESULT_ID } from '@/components/results/focus-result'
import { ScrollList } from '@/components/ui/scroll-list'
import { Anchor } from '@/components/ui/anchor'
import { DidNotLoad } from '@/components/ui/load-error'
import { Button } from '@/components/ui/button'
import { BOARD_COUNT, type BoardState, boardStates, type ExamBoard } from '@/lib/education/exam-board'
import { counted } from '@/lib/format/numbers'
import { namesOfStates } from '@/lib/rules/states/state-names'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, namesOf, t } from '@/lib/language/words'

export const boardStateNames: Readonly<Record<BoardState, string>> = {
  '': t('All states'),
  ...inOrder(namesOf('states', namesOfStates(boardStates.filter((state) => state !== '')))),
}

interface BoardListProps {
  boards: readonly ExamBoard[]
  /** Shows all of them; null once they are searched. */
  onAll: (() => void) | null
  /** True if all boards were looked through. */
  isComplete: boolean
  /** Fetches all boards again; null unless that failed. */
  onRetry: (() => void) | null
}

/** Boards with their official addresses and what each asks for. No address is fetched before one opens it. */
export function BoardList({ boards, onAll, isComplete, onRetry }: BoardListProps) {
  return (
    <section
      id={RESULT_ID}
      aria-label={t('Boards')}
      className="card self-start overflow-hidden border-t-3 border-t-accent"
    >
      <h2 className="px-5 py-4">
        <output aria-live="off" data-spoken name="boards" data-value={boards.length}>
          {heading(boards.length, onAll !== null, isComplete)}
        </output>
      </h2>
      {boards.length > 0 && (
        <ScrollList label={t('List of boards')}>
          {boards.map((board) => (
            <Board key={board.name} board={board} />
          ))}
        </ScrollList>
      )}
      {onAll && (
        <Button variant="quiet" className="no-print" onClick={onAll}>
          {t('Show all {0}', BOARD_COUNT)}
        </Button>
      )}
      {onRetry && <DidNotLoad className="px-5 py-4" what={t('The other boards')} onRetry={onRetry} />}
    </section>
  )
}

function heading(count: number, opening: boolean, complete: boolean): string {
  if (opening) return t('{0} popular boards', count)
  const found = counted(count, 'board')
  if (!complete) return count === 0 ? t('Searching the other boards…') : t('{0}, searching for more…', found)
  return count === 0 ? t('No board found. Try the state, or the short name.') : found
}

function Board({ board: { short, name, state, url, more = [], asks } }: { board: ExamBoard }) {
  return (
    <li className="border-b border-line px-5 py-3 last:border-b-0">
      <h3>{nameOf('boards', short)}</h3>
      <p className="text-sm text-soft">
        {nameOf('boards', name)}, {state === '' ? t('all India') : boardStateNames[state]}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {[url, ...more].map((href) => (
          <Anchor
            key={href}
            href={href}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            {href.replace(/^https:\/\/(www\.)?|\/$/g, '')}
          </Anchor>
        ))}
      </p>
      <p className="text-sm">{t('Asks for: {0}', nameOf('boards', asks))}</p>
    </li>
  )
}
