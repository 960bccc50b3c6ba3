import { Anchor } from '@/components/site/anchor'
import { boardStateNames } from '@/components/tools/exam-result-checker-guide/board-states'
import type { ExamBoard } from '@/lib/education/exam-board'

/** Boards with their official addresses and what each asks for. The addresses are not fetched before one opens them. */
export function BoardList({ boards }: { boards: readonly ExamBoard[] }) {
  return (
    <section
      aria-label="Boards"
      className="card overflow-hidden border-t-3 border-t-accent md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <output name="boards" data-value={boards.length} className="block px-5 py-4 text-xl">
        {boards.length === 0
          ? 'No board found. Try the state, or the short name.'
          : boards.length === 1
            ? '1 board'
            : `${boards.length} boards`}
      </output>
      {boards.length > 0 && (
        <div
          role="region"
          aria-label="List of boards"
          tabIndex={0}
          className="max-h-112 overflow-y-auto border-t border-line -outline-offset-2"
        >
          <ul>
            {boards.map((board) => (
              <Board key={board.name} board={board} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function Board({ board: { short, name, state, url, more = [], asks } }: { board: ExamBoard }) {
  return (
    <li className="border-b border-line px-5 py-3 last:border-b-0">
      <h3 className="font-sans text-lg font-semibold">{short}</h3>
      <p className="text-sm text-soft">
        {name}, {state === '' ? 'all India' : boardStateNames[state]}
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
      <p className="text-sm">Asks for: {asks}</p>
    </li>
  )
}
