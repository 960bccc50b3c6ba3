import type { ReactNode } from 'react'
import { CopyButton } from '@/components/results/copy-button'

export interface ResultRow {
  /** The result's name in the site's contract, as in `<output name="emi">`. */
  name: string
  label: string
  /** The unrounded number or the code, for machines. */
  value: number | string
  formatted: string
  primary?: boolean
}

interface ResultPanelProps {
  /** Null while the inputs can't give a result. */
  rows: readonly ResultRow[] | null
  placeholder: string
  /** Shown below the rows: a picture of them, links to share them. */
  children?: ReactNode
}

/** The answer: one large row that stays in sight on a phone while typing, and the smaller ones below it. */
export function ResultPanel({ rows, placeholder, children }: ResultPanelProps) {
  const primary = rows?.find((row) => row.primary)
  return (
    <section aria-label="Result" className="results">
      <div className="headline">
        {primary ? <Headline row={primary} /> : <p role="status">{placeholder}</p>}
      </div>
      <div className="breakdown">
        {rows && (
          <dl>
            {rows
              .filter((row) => row !== primary)
              .map((row) => (
                <Row key={row.name} row={row} />
              ))}
          </dl>
        )}
        {rows && children}
      </div>
    </section>
  )
}

/** The longest figure in large digits that a narrow phone has room for: ₹12,85,750 and the like. */
const LARGE_UP_TO = 10

function Headline({ row: { name, label, value, formatted } }: { row: ResultRow }) {
  return (
    <>
      <span id={`label-${name}`}>{label}</span>
      <div>
        <output
          name={name}
          data-value={value}
          aria-labelledby={`label-${name}`}
          className={formatted.length > LARGE_UP_TO ? 'long' : undefined}
        >
          {formatted}
        </output>
        <CopyButton value={formatted} label={`Copy ${label}`} />
      </div>
    </>
  )
}

/** One figure with its name and a button to copy it, for a list of descriptions. */
export function Row({ row: { name, label, value, formatted } }: { row: ResultRow }) {
  return (
    <div>
      <dt id={`label-${name}`}>{label}</dt>
      <dd>
        <output name={name} data-value={value} aria-live="off" aria-labelledby={`label-${name}`}>
          {formatted}
        </output>
        <CopyButton value={formatted} label={`Copy ${label}`} />
      </dd>
    </div>
  )
}
