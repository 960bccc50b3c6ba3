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

/** Equal steps, and over them an arc that leaves the steps behind. */
export function RisingSteps() {
  const steps = Array.from({ length: 8 }, (_, index) => ({ x: 40 + index * 28, height: 8 + index * 8 }))
  return (
    <>
      {steps.map(({ x, height }) => (
        <rect
          key={x}
          x={x}
          y={140 - height}
          width="28"
          height={height}
          fill="var(--surface)"
          stroke="var(--ink)"
        />
      ))}
      <path d="M264 140L292 140L264 76Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M40 130C130 108 210 84 264 20" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path d="M166 100V91M194 92V77M222 84V60M250 76V36" stroke="var(--link)" strokeWidth="2" />
      <circle cx="266" cy="18" r="9" fill="var(--accent)" />
    </>
  )
}

/** A stone tablet ruled like a bill, with a dial for its seal and its own shadow. */
export function Tablet() {
  return (
    <>
      <path d="M210 140L250 140L210 40Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M100 140V44A55 28 0 0 1 210 44V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path
        d="M116 56H194M116 70H164M180 70H194M116 82H164M180 82H194M116 94H164M180 94H194"
        stroke="var(--line-strong)"
      />
      <path d="M116 106H194" stroke="var(--ink)" />
      <circle cx="176" cy="124" r="9" fill="none" stroke="var(--accent)" strokeWidth="2" />
      <path
        d={ticks({ cx: 176, cy: 124, radius: 11, from: 0, to: 330, parts: 11 }, 3)}
        stroke="var(--accent)"
      />
      <path d="M116 118H150M116 128H140" stroke="var(--link)" strokeWidth="2" />
      <circle cx="60" cy="32" r="12" fill="var(--accent)" />
    </>
  )
}
