import { Fragment } from 'react'

interface Bar {
  label: string
  size: number
  /** The size as people read it. */
  text: string
}

interface BarListProps {
  /** The whole picture in a sentence, for those who do not see it. */
  summary: string
  bars: readonly Bar[]
}

const WIDTH = 100

/** Amounts as bars one below the other, each with its name and its figure: a chart light enough for a first visit. */
export function BarList({ summary, bars }: BarListProps) {
  const most = Math.max(...bars.map(({ size }) => size))
  return (
    <figure
      role="img"
      aria-label={summary}
      className="mt-3 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 text-sm text-soft tabular-nums"
    >
      {bars.map(({ label, size, text }) => (
        <Fragment key={label}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" className="h-2 w-full">
            <rect width={most > 0 ? (size / most) * WIDTH : 0} height="1" fill="var(--accent)" />
          </svg>
          <span className="text-right">{text}</span>
        </Fragment>
      ))}
    </figure>
  )
}
