import { type MouseEvent, useEffect, useRef } from 'react'
import { figureText } from '@/components/results/figure'
import type { ResultRow } from '@/components/results/result-row'
import { useNarrow } from '@/components/hooks/use-narrow'
import { t } from '@/lib/language/words'

/** How many results the bar has space for. */
const MOST_FACTS = 3

/**
 * Below it form and result are one column (components/tool-form/tool-form.css), as on a phone or on a laptop at 200 %.
 */
const ONE_COLUMN_PX = 768

interface ResultBarProps {
  /** Null while there is no result. */
  rows: readonly ResultRow[] | null
  /** Why there is no result. */
  reason: string
  /** The id of the result that the bar leads to. */
  resultId: string
}

/**
 * In one column, the answer at the lower edge of the screen until the figure itself is wholly in view; a tap
 * leads to the whole result.
 */
export function ResultBar(props: ResultBarProps) {
  return useNarrow(ONE_COLUMN_PX) && <Bar {...props} />
}

function Bar({ rows, reason, resultId }: ResultBarProps) {
  const facts = rows && [...rows].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_FACTS)
  const bar = useRef<HTMLDivElement>(null)
  // The figure may be another element with every answer.
  useEffect(() => {
    takeNoRoom(bar.current!)
    return untilInView(bar.current!, resultId)
  })
  return (
    <div className="result-bar no-print" ref={bar}>
      {facts
        ? facts.map((row) => (
            <span key={row.name}>
              <small>{row.short ?? row.basis ?? row.label}</small>
              <b>{row.reason ?? figureText(row)}</b>
            </span>
          ))
        : reason}
      <a href={`#${resultId}`} aria-label={t('To the result')} onClick={showResult} />
    </div>
  )
}

/** The form's gap of 0.75rem with it. The height is that of one or, with long facts on a narrow phone, of two rows. */
function takeNoRoom(bar: HTMLElement): void {
  bar.style.marginBottom = `calc(-0.75rem - ${bar.offsetHeight}px)`
}

/**
 * Marks the bar as done while the first figure of the result, or what is in its place, is wholly above the
 * screen's edge.
 */
function untilInView(bar: HTMLElement, resultId: string): () => void {
  const figure = document.querySelector(`#${resultId} :is(output, [role=status])`)
  const watch = new IntersectionObserver(
    () => bar.toggleAttribute('data-done', figure!.getBoundingClientRect().bottom <= innerHeight),
    { threshold: 1 },
  )
  if (figure) watch.observe(figure)
  return () => watch.disconnect()
}

const rank = ({ primary }: ResultRow) => (primary ? 0 : 1)

/** The fragment of the address holds the visitor's values, so the result is scrolled to without changing it. */
function showResult(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const result = document.querySelector<HTMLElement>(event.currentTarget.hash)
  result?.focus({ preventScroll: true })
  result?.scrollIntoView({ block: 'start' })
}
