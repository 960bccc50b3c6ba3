import { grouped } from '@/lib/format/numbers'

interface Part {
  label: string
  size: number
  tone: 'accent' | 'interest'
}

const WIDTH = 100
const FILL = { accent: 'var(--accent)', interest: 'var(--interest)' }

/** Parts of a whole as one bar, with each share in words below it. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { size }) => sum + size, 0)
  const shares = parts.map((part) => ({ ...part, share: (part.size / whole) * WIDTH }))
  const before = (place: number) => shares.slice(0, place).reduce((sum, { share }) => sum + share, 0)
  return (
    <div className="mt-4">
      <svg
        viewBox={`0 0 ${WIDTH} 4`}
        preserveAspectRatio="none"
        className="h-3 w-full rounded-sm"
        aria-hidden="true"
      >
        {shares.map(({ label, share, tone }, place) => (
          <rect key={label} x={before(place)} width={share} height="4" fill={FILL[tone]} />
        ))}
      </svg>
      <ul className="mt-1 flex justify-between text-sm text-soft">
        {shares.map(({ label, share, tone }) => (
          <li key={label} className="flex items-center gap-1.5">
            <svg viewBox="0 0 8 8" className="size-2.5" aria-hidden="true">
              <rect width="8" height="8" fill={FILL[tone]} />
            </svg>
            {label} {grouped(share, 1)}%
          </li>
        ))}
      </ul>
    </div>
  )
}
