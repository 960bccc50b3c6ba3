import type { ReactNode } from 'react'
import { CopyButton } from '@/components/share/copy-button'
import { figureText } from '@/components/results/figure'
import { RESULT_ID } from '@/components/results/focus-result'
import { ResultBar } from '@/components/results/result-bar'
import { type ResultRow, type ResultRows, shownRows } from '@/components/results/result-row'
import { useShownRows } from '@/components/results/shown-rows'
import { figureValue } from '@/lib/answers/figure'
import { t } from '@/lib/language/words'

interface ResultPanelProps {
  /** Null while the inputs can't give a result. */
  rows: ResultRows | null
  /** The hint shown while there is no result. */
  placeholder: string
  /** A sentence above the primary rows that compares them. */
  verdict?: ReactNode
  /** Why there is no result, for the bar on phones; the placeholder unless given. */
  reason?: string | null | undefined
  /** How old the law or data behind the answer is: a `DataAge`. */
  age?: ReactNode
  /** Notes on the answer, between it and the other rows. */
  notice?: ReactNode
  /** Shown below the rows: a picture of them. */
  children?: ReactNode
  /** Buttons below it all, with or without an answer. */
  acts?: ReactNode
}

/** The answer: the primary rows in large digits, the others below them, and on phones a bar that stays in sight. */
export function ResultPanel(panel: ResultPanelProps) {
  const { rows, placeholder, verdict, reason, age, notice, children, acts } = panel
  const shown = rows && shownRows(rows)
  const primary = shown?.filter((row) => row.primary) ?? []
  useShownRows(primary)
  return (
    <section aria-label={t('Result')} className="results">
      <div className="headline" id={RESULT_ID} tabIndex={-1}>
        {verdict}
        {primary.length > 0 ? (
          primary.map((row) => <Headline key={row.name} row={row} />)
        ) : (
          <p role="status" aria-live="off">
            {placeholder}
          </p>
        )}
        {age}
      </div>
      <ResultBar rows={shown} reason={reason ?? placeholder} resultId={RESULT_ID} />
      <div className="breakdown">
        {notice}
        {shown && <RowList rows={shown.filter((row) => !row.primary)} />}
        {shown && children}
        {acts && <div className="no-print mt-3 flex flex-wrap gap-2">{acts}</div>}
      </div>
    </section>
  )
}

/** Figures one below the other, each with its name and a button to copy it. */
export function RowList({ rows, className }: { rows: ResultRows; className?: string }) {
  const shown = shownRows(rows)
  useShownRows(shown)
  return (
    <dl className={className}>
      {shown.map((row) => (
        <div key={row.name}>
          <dt id={`label-${row.name}`}>{row.label}</dt>
          <dd>
            <CopiedFigure row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The box of one of several figures, all of the same size; the better one has the stronger edge. */
const BOX = 'basis-44! self-stretch rounded-lg px-3 py-2'
const BOXES = { true: `${BOX} border-2 border-action`, false: `${BOX} border border-line` }

/** A primary figure with its name. */
export function Headline({ row }: { row: ResultRow }) {
  return (
    <div data-best={row.best} className={row.best === undefined ? undefined : BOXES[`${row.best}`]}>
      {row.basis && (
        <b
          className={
            row.best ? 'block w-fit rounded-full bg-(--accent-soft) px-2.5 text-accent' : 'block text-ink'
          }
        >
          {row.basis}
        </b>
      )}
      <span id={`label-${row.name}`}>{row.label}</span>
      <div>
        <CopiedFigure row={row} />
      </div>
    </div>
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

/** The figure of a row with its button to copy it. */
function CopiedFigure({ row }: { row: ResultRow }) {
  const text = figureText(row)
  return (
    <>
      <output
        name={row.name}
        data-value={figureValue(row)}
        aria-live="off"
        aria-labelledby={`label-${row.name}`}
        className={row.wraps ? 'wraps' : lengthOf(text)}
      >
        {text}
      </output>
      {row.reason === undefined && (
        <CopyButton value={text.replaceAll('\u00a0', ' ')} label={t('Copy {0}', row.label)} />
      )}
    </>
  )
}
