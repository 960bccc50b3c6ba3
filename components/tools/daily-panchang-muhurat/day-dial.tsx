import type { DayClock } from '@/components/panchang/clock'
import type { Point } from '@/lib/dial/half-circle'
import type { Quality } from '@/lib/panchang/choghadiya'
import type { Span } from '@/lib/panchang/day-parts'
import { type Dial, pointAt, ringPath } from '@/lib/panchang/dial'
import type { Moment } from '@/lib/panchang/indian-time'
import type { SkyOfDay } from '@/lib/panchang/panchang'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'
import { nameOf, t } from '@/lib/language/words'

interface DayDialProps {
  sky: SkyOfDay
  times: TimesOfDay
  /** The present minute; null when it is not known. */
  now: Moment | null
  clock: DayClock
}

const CENTRE = { x: 180, y: 184 }
const COLOUR: Record<Quality, string> = {
  good: 'var(--good)',
  neutral: 'var(--line-strong)',
  avoided: 'var(--bad)',
}
/** Colour is never the only sign of a quality; the sentence below the dial explains them. */
export const MARK: Record<Quality, string> = { good: '✓', neutral: '–', avoided: '✕' }
/** The signs drawn around their middle: the font that a device has for them may be larger than their segment. */
const DRAWN: Record<Quality, string> = {
  good: 'M-3.5.5-1 3l4.5-6',
  neutral: 'M-3 0h6',
  avoided: 'M-3-3 3 3M3-3-3 3',
}

interface Ring {
  inner: number
  outer: number
  /** Radii of the name and of its mark. */
  name: number
  mark: number
}

const CHOGHADIYA: Ring = { inner: 142, outer: 174, name: 163, mark: 149 }
const AVOIDED: Ring = { inner: 98, outer: 137, name: 123, mark: 106 }
/** A fifteenth of the day is too narrow for a name along it: this one runs outwards. */
const ABHIJIT: Ring = { inner: 36, outer: 94, name: 69, mark: 42 }

interface Part {
  name: string
  span: Span
  quality: Quality
  ring: Ring
}

function partsOf(times: TimesOfDay): Part[] {
  const avoided = { quality: 'avoided', ring: AVOIDED } as const
  const { abhijit } = times
  return [
    ...times.choghadiyaByDay.map(({ name, quality, ...span }) => ({
      name: nameOf('choghadiya', name),
      span,
      quality,
      ring: CHOGHADIYA,
    })),
    { name: t('Rahu'), span: times.rahuKaal, ...avoided },
    { name: t('Yama'), span: times.yamaganda, ...avoided },
    { name: t('Gulika'), span: times.gulika, ...avoided },
    ...(abhijit.observed
      ? [{ name: t('Abhijit'), span: abhijit, quality: 'good', ring: ABHIJIT } as const]
      : []),
  ]
}

/**
 * The day from sunrise to sunset as a half circle: the choghadiya outside, the avoided times and Abhijit
 * inside. The table shows the same.
 */
export function DayDial({ sky, times, now, clock }: DayDialProps) {
  const dial: Dial = { centre: CENTRE, daylight: { start: sky.sunrise, end: sky.sunset } }
  return (
    <svg
      viewBox="0 0 360 208"
      role="img"
      aria-label={t(
        'The day from sunrise at {0} to sunset at {1}; its times are in the lists below',
        clock.time(sky.sunrise),
        clock.time(sky.sunset),
      )}
      className="day-dial mx-auto w-full"
    >
      {partsOf(times).map((part) => (
        <PartOfDay key={`${part.name} ${part.span.start}`} dial={dial} part={part} />
      ))}
      <path d={`M6 ${CENTRE.y}H354`} className="stroke-line-strong" strokeWidth="1.5" />
      {now !== null && <Hand dial={dial} now={now} clock={clock} />}
      <text x="6" y="202" className="fill-ink text-[13.5px]">
        {clock.time(sky.sunrise)}
      </text>
      <text x="354" y="202" textAnchor="end" className="fill-ink text-[13.5px]">
        {clock.time(sky.sunset)}
      </text>
    </svg>
  )
}

/** A segment with its name and the mark of its quality inside it, turned with the ring. */
function PartOfDay({ dial, part: { name, span, quality, ring } }: { dial: Dial; part: Part }) {
  const middle = (span.start + span.end) / 2
  const { start, end } = dial.daylight
  const along = Math.round(180 * ((middle - start) / (end - start) - 0.5))
  const colour = COLOUR[quality]
  const mark = pointAt(dial, middle, ring.mark)
  return (
    <g>
      <path
        d={ringPath(dial, span, ring.inner, ring.outer)}
        fill={colour}
        fillOpacity="0.25"
        stroke={colour}
      />
      <Label {...pointAt(dial, middle, ring.name)} turned={ring === ABHIJIT ? along - 90 : along}>
        {name}
      </Label>
      <path
        d={DRAWN[quality]}
        transform={`translate(${mark.x} ${mark.y}) rotate(${along})`}
        className="fill-none stroke-ink"
        strokeWidth="1.5"
      />
    </g>
  )
}

interface LabelProps extends Point {
  turned: number
  children: string
}

const Label = ({ x, y, turned, children }: LabelProps) => (
  <text
    x={x}
    y={y + 4}
    transform={`rotate(${turned} ${x} ${y})`}
    textAnchor="middle"
    className="fill-ink text-[13.5px]"
  >
    {children}
  </text>
)

/** The hand of the clock, by day only. */
function Hand({ dial, now, clock }: { dial: Dial; now: Moment; clock: DayClock }) {
  if (now < dial.daylight.start || now > dial.daylight.end) return null
  const [from, to] = [pointAt(dial, now, 95), pointAt(dial, now, 178)]
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="stroke-accent" strokeWidth="2.5" />
      <text x={CENTRE.x} y={CENTRE.y - 14} textAnchor="middle" className="fill-accent text-[13.5px]">
        {t('Now {0}', clock.time(now))}
      </text>
    </>
  )
}
