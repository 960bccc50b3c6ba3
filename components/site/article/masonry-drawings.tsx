import { ticks } from '@/components/site/home/dial-ticks'

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

/** A column, and next to it eight bars that hardly grow shorter. */
export function SlowShadow() {
  const marks = Array.from({ length: 8 }, (_, index) => ({ x: 120 + index * 22, height: 84 - index * 4 }))
  return (
    <>
      <circle cx="38" cy="30" r="12" fill="var(--accent)" />
      <path d="M70 140V36H92V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M64 36H98M64 30H98" stroke="var(--ink)" />
      {marks.map(({ x, height }) => (
        <path key={x} d={`M${x} 140v-${height}`} stroke="var(--link)" strokeWidth="10" opacity=".75" />
      ))}
      <path d="M112 50L296 88" stroke="var(--accent)" strokeWidth="2" />
    </>
  )
}

/** A house front, and three steps of different height: the least of them counts. */
export function HouseAndSteps() {
  return (
    <>
      <circle cx="286" cy="28" r="12" fill="var(--accent)" />
      <path d="M40 140V74L90 40L140 74V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M76 140V104A14 14 0 0 1 104 104V140" fill="none" stroke="var(--ink)" />
      <path d="M140 140V74L166 140Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M176 140V66H208V140Z" fill="var(--line)" stroke="var(--ink)" />
      <path d="M208 140V86H240V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M240 140V58H272V140Z" fill="var(--line)" stroke="var(--ink)" />
      <path d="M170 86H282" stroke="var(--accent)" strokeWidth="2" />
    </>
  )
}

/** A slab ruled in two columns. */
export function RuledSlab() {
  return (
    <>
      <circle cx="112" cy="34" r="12" fill="var(--accent)" />
      <path d="M220 140L256 140L220 52Z" fill="var(--line-strong)" opacity=".5" />
      <path d="M112 140V34H220V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M124 50H184M124 64H184M124 78H184M124 106H184M124 120H184" stroke="var(--line-strong)" />
      <path d="M124 92H208" stroke="var(--ink)" />
      <path
        d="M194 50H208M194 64H208M194 78H208M194 106H208M194 120H208"
        stroke="var(--link)"
        strokeWidth="2"
      />
      <path d="M194 132H208M124 132H168" stroke="var(--accent)" strokeWidth="2" />
    </>
  )
}

/** Two towers with a line of sight, and the eleven marks of a code below it. */
export function TwoTowers() {
  const marks = Array.from({ length: 11 }, (_, index) => 100 + index * 12)
  return (
    <>
      <circle cx="160" cy="26" r="12" fill="var(--accent)" />
      <path d="M36 140V60H72V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M248 140V60H284V140Z" fill="var(--surface)" stroke="var(--ink)" />
      <path d="M32 60L54 40L76 60ZM244 60L266 40L288 60Z" fill="var(--line)" stroke="var(--ink)" />
      <path d="M72 76H248" stroke="var(--accent)" strokeWidth="2" />
      {marks.map((x, place) => (
        <path
          key={x}
          d={`M${x} ${place === 4 ? 92 : 98}V112`}
          stroke={place < 4 ? 'var(--link)' : 'var(--line-strong)'}
          strokeWidth="4"
        />
      ))}
    </>
  )
}
