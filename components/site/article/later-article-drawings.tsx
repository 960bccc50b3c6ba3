import { ticks } from '@/components/site/home/dial-ticks'

/** A column, and beside it eight bars that hardly grow shorter. */
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
      <path d="M246 58A12 12 0 1 1 246 82A9 9 0 1 0 246 58Z" fill="var(--link)" />
    </>
  )
}
