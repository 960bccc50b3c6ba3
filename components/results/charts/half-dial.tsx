const ARC = { d: 'M24 120a96 96 0 0 1 192 0', pathLength: 1, fill: 'none', strokeLinejoin: 'bevel' } as const
const WIDTH = 12

interface HalfDialProps {
  /** The whole picture in a sentence, for those who do not see it. */
  label: string
  /** In the middle, in large letters, and what it is: '63%', 'Love score'. */
  reading: string
  caption: string
  /** The labels of the left and the right end of the arc. */
  ends: readonly [string, string]
  /** How much of the arc is filled, from 0 to 1; not asked where `children` draw on it. */
  share?: number
  /** Parts of the arc and what marks a place on it, in place of the filling. */
  children?: React.ReactNode
}

/** A reading on a half circle over its ground line, as on a sundial. */
export function HalfDial({ label, reading, caption, ends, share = 0, children }: HalfDialProps) {
  return (
    <svg
      viewBox="0 0 240 140"
      role="img"
      aria-label={label}
      className="dial mx-auto block w-60 max-w-full text-soft"
      fill="currentColor"
      fontSize="12"
    >
      {children ?? (
        <>
          <Arc colour="var(--line)" />
          <Arc to={share} colour="var(--accent)" />
        </>
      )}
      <path d="M0 120H240" stroke="var(--line-strong)" />
      <text x="120" y="95" textAnchor="middle" fontSize="28" className="font-[650]" fill="var(--ink)">
        {reading}
      </text>
      <text x="120" y="112" textAnchor="middle">
        {caption}
      </text>
      <text y="136">{ends[0]}</text>
      <text x="240" y="136" textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  )
}

interface ArcProps {
  /** Shares of the half circle. */
  from?: number
  to?: number
  colour: string
  width?: number
}

/** A part of the dial's half circle: a dash after an empty one, so that a change of its ends moves it along. */
export const Arc = ({ from = 0, to = 1, colour, width = WIDTH }: ArcProps) => (
  <path
    {...ARC}
    stroke={colour}
    strokeWidth={width}
    strokeDasharray={`0 ${rounded(from)} ${rounded(to - from)} 2`}
  />
)

const rounded = (share: number) => Math.round(share * 1e4) / 1e4
