import type { ReactNode } from 'react'
import { CopyButton } from '@/components/results/copy-button'
import { figureText, figureValue } from '@/components/results/figure'
import { ResultBar } from '@/components/results/result-bar'
import type { ResultRow } from '@/components/results/result-row'

interface ResultPanelProps {
  /** Null while the inputs can't give a result. */
  rows: readonly ResultRow[] | null
  /** What to do while there is no result. */
  placeholder: string
  /** Why there is no result, for the bar on phones; the placeholder unless given. */
  reason?: string | null | undefined
  /** What must be said of the answer, between it and the other rows. */
  notice?: ReactNode
  /** Shown below the rows: a picture of them, links to share them. */
  children?: ReactNode
}

const RESULT_ID = 'result'

/** The answer: the primary rows in large digits, the others below them, and on phones a bar that stays in sight. */
export function ResultPanel({ rows, placeholder, reason, notice, children }: ResultPanelProps) {
  const primary = rows?.filter((row) => row.primary) ?? []
  const others = rows?.filter((row) => !row.primary) ?? []
  return (
    <section aria-label="Result" className="results">
      <ResultBar rows={rows} reason={reason ?? placeholder} resultId={RESULT_ID} />
      <div className="headline" id={RESULT_ID} tabIndex={-1}>
        {primary.length > 0 ? (
          primary.map((row) => <Headline key={row.name} row={row} />)
        ) : (
          <p role="status">{placeholder}</p>
        )}
      </div>
      <div className="breakdown">
        {notice}
        {rows && <RowList rows={others} />}
        {rows && children}
      </div>
    </section>
  )
}

/** Figures with their names, one below the other. */
function RowList({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <dl>
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </dl>
  )
}

/** A figure never breaks; past these lengths it is written smaller. */
const LONG_FROM = 11
const LONGER_FROM = 16
const LONGEST_FROM = 24

function lengthOf(text: string): 'long' | 'longer' | 'longest' | undefined {
  if (text.length >= LONGEST_FROM) return 'longest'
  if (text.length >= LONGER_FROM) return 'longer'
  return text.length >= LONG_FROM ? 'long' : undefined
}

function Headline({ row }: { row: ResultRow }) {
  const text = figureText(row)
  return (
    <div>
      {row.basis && <b className="block text-ink">{row.basis}</b>}
      <span id={`label-${row.name}`}>{row.label}</span>
      <div>
        <output
          name={row.name}
          data-value={figureValue(row)}
          aria-labelledby={`label-${row.name}`}
          className={lengthOf(text)}
        >
          {text}
        </output>
        {row.reason === undefined && <CopyButton value={text} label={`Copy ${row.label}`} />}
      </div>
    </div>
  )
}

/** One figure with its name and a button to copy it, for a list of descriptions. */
export function Row({ row }: { row: ResultRow }) {
  const text = figureText(row)
  return (
    <div>
      <dt id={`label-${row.name}`}>{row.label}</dt>
      <dd>
        <output
          name={row.name}
          data-value={figureValue(row)}
          aria-live="off"
          aria-labelledby={`label-${row.name}`}
          className={lengthOf(text)}
        >
          {text}
        </output>
        {row.reason === undefined && <CopyButton value={text} label={`Copy ${row.label}`} />}
      </dd>
    </div>
  )
}
