import type { ReactNode } from 'react'
import { grouped } from '@/lib/format/numbers'

const WIDTH = 100
const FILLS = ['var(--chart-principal)', 'var(--chart-interest)']
/** The gap between both parts, as a percentage of the whole: about two pixels. */
const GAP = 0.6

/** Two amounts, such as principal and interest, as parts of one bar with their shares as text below it. */
export function SplitBar({ parts }: { parts: Readonly<Record<string, number>> }) {
  const sizes = Object.entries(parts)
  const whole = sizes.reduce((sum, [, size]) => sum + size, 0)
  const shares = sizes.map(([label, size]) => ({ label, share: (size / whole) * WIDTH }))
  const before = (place: number) => shares.slice(0, place).reduce((sum, { share }) => sum + share, 0)
  return (
    <div className="mt-4">
      <svg
        viewBox={`0 0 ${WIDTH} 4`}
        preserveAspectRatio="none"
        className="h-3 w-full rounded-sm"
        aria-hidden="true"
      >
        {shares.map(({ label, share }, place) => (
          <rect
            key={label}
            x={before(place)}
            width={place === 0 && share > GAP ? share - GAP : share}
            height="4"
            fill={FILLS[place]}
          />
        ))}
      </svg>
      <ul className="mt-1 flex justify-between text-sm text-soft">
        {shares.map(({ label, share }, place) => (
          <LegendEntry key={label} colour={FILLS[place]}>
            {label} {grouped(share, 1)}%
          </LegendEntry>
        ))}
      </ul>
    </div>
  )
}

/** The meaning of a colour in a chart. */
export const LegendEntry = ({ colour, children }: { colour: string | undefined; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <svg viewBox="0 0 8 8" className="size-2.5" aria-hidden="true">
      <rect width="8" height="8" fill={colour} />
    </svg>
    {children}
  </li>
)
