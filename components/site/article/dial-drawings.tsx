import { ticks } from '@/components/site/home/dial-ticks'

/** A ramp in the sun; under its arc, twelve instalments in which interest (dark) gives way to principal. */
export function GnomonAndInstalments() {
  const months = Array.from({ length: 12 }, (_, index) => ({
    x: 180 + index * 10,
    interest: 40 - index * 3,
  }))
  return (
    <>
      <circle cx="280" cy="32" r="12" fill="var(--accent)" />
      <path d="M30 140L150 140L150 44Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M150 140L176 140L150 60Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M84 140A66 66 0 0 1 150 74" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path
        d={ticks({ cx: 150, cy: 140, radius: 66, from: 90, to: 180, parts: 12 }, 6)}
        stroke="var(--accent)"
      />
      {months.map(({ x, interest }) => (
        <g key={x}>
          <path d={`M${x} 140V90`} stroke="var(--accent)" strokeWidth="6" opacity=".45" />
          <path d={`M${x} 140v-${interest}`} stroke="var(--link)" strokeWidth="6" />
        </g>
      ))}
    </>
  )
}

/** Two ramps, two dials: one with three marks, one with six. */
export function FacingGnomons() {
  return (
    <>
      <circle cx="160" cy="26" r="12" fill="var(--accent)" />
      <path d="M40 140L130 140L130 58Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M280 140L190 140L190 58Z" fill="var(--line)" stroke="var(--ink)" />
      <path d="M130 140L152 140L130 84Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M190 140L168 140L190 84Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M80 140A50 50 0 0 1 130 90" fill="none" stroke="var(--link)" strokeWidth="2" />
      <path d="M240 140A50 50 0 0 0 190 90" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path
        d={ticks({ cx: 130, cy: 140, radius: 50, from: 90, to: 180, parts: 3 }, 8)}
        stroke="var(--link)"
        strokeWidth="2"
      />
      <path
        d={ticks({ cx: 190, cy: 140, radius: 50, from: 0, to: 90, parts: 6 }, 8)}
        stroke="var(--accent)"
        strokeWidth="2"
      />
    </>
  )
}

/** A bowl cut into the ground, its bands like the bands of rates, and a plumb line over it. */
export function Bowl() {
  return (
    <>
      <path d="M40 48A120 92 0 0 0 280 48Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M70 48A90 68 0 0 0 250 48" fill="none" stroke="var(--link)" strokeWidth="2" />
      <path d="M104 48A56 44 0 0 0 216 48" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path
        d="M160 48L64 104M160 48L106 131M160 48V140M160 48L214 131M160 48L256 104"
        stroke="var(--line-strong)"
      />
      <path d="M160 48V140A120 92 0 0 0 280 48Z" fill="var(--line-strong)" opacity=".25" />
      <path d="M20 48H300" stroke="var(--ink)" strokeWidth="2" />
      <path d="M160 14V78" stroke="var(--accent)" />
      <circle cx="160" cy="82" r="5" fill="var(--accent)" />
    </>
  )
}

/** A dial of thirty parts with the Sun and the Moon on its rim, and five spokes. */
export function SunAndMoonDial() {
  return (
    <>
      <path d="M60 140A100 100 0 0 1 260 140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path
        d={ticks({ cx: 160, cy: 140, radius: 100, from: 0, to: 180, parts: 30 }, 6)}
        stroke="var(--line-strong)"
      />
      <path
        d="M160 140L76 96M160 140L110 58M160 140V44M160 140L210 58M160 140L244 96"
        stroke="var(--line-strong)"
      />
      <path d="M94 102A76 76 0 0 1 226 102" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <circle cx="76" cy="70" r="11" fill="var(--accent)" />
      <path d="M246 58A12 12 0 1 1 246 82A15 15 0 0 0 246 58Z" fill="var(--link)" />
    </>
  )
}
