import type { DayClock } from '@/components/panchang/clock'
import type { Quality } from '@/lib/panchang/choghadiya'
import type { Span } from '@/lib/panchang/day-parts'
import { type Dial, pointAt, ringPath } from '@/lib/panchang/dial'
import type { Moment } from '@/lib/panchang/indian-time'
import type { SkyOfDay } from '@/lib/panchang/panchang'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'

interface DayDialProps {
  sky: SkyOfDay
  times: TimesOfDay
  /** The present minute; null when it is not known. */
  now: Moment | null
  clock: DayClock
}

const CENTRE = { x: 180, y: 184 }
const FILL: Record<Quality, string> = {
  good: 'fill-good',
  neutral: 'fill-line-strong',
  avoided: 'fill-bad',
}
/** From the outside: radii of the ring and of the words in it. */
const CHOGHADIYA = { inner: 142, outer: 174, words: 157 }
const AVOIDED = { inner: 94, outer: 136, words: 115 }
const ABHIJIT = { inner: 66, outer: 88, words: 77 }

interface Part {
  name: string
  span: Span
  quality: Quality
  ring: typeof CHOGHADIYA
}

function partsOf(times: TimesOfDay): Part[] {
  const avoided = { quality: 'avoided', ring: AVOIDED } as const
  const { abhijit } = times
  return [
    ...times.choghadiyaByDay.map(({ name, quality, ...span }) => ({ name, span, quality, ring: CHOGHADIYA })),
    { name: 'Rahu', span: times.rahuKaal, ...avoided },
    { name: 'Yama', span: times.yamaganda, ...avoided },
    { name: 'Gulika', span: times.gulika, ...avoided },
    ...(abhijit.observed
      ? [{ name: 'Abhijit', span: abhijit, quality: 'good', ring: ABHIJIT } as const]
      : []),
  ]
}

/** The day from sunrise to sunset as a half circle: the choghadiya outside, the avoided times and Abhijit inside. The table shows the same. */
export function DayDial({ sky, times, now, clock }: DayDialProps) {
  const dial: Dial = { centre: CENTRE, daylight: { start: sky.sunrise, end: sky.sunset } }
  return (
    <svg
      viewBox="0 0 360 208"
      role="img"
      aria-label={`The day from sunrise at ${clock.time(sky.sunrise)} to sunset at ${clock.time(sky.sunset)}; its times are in the lists below`}
      className="day-dial"
    >
      {partsOf(times).map(({ name, span, quality, ring }) => {
        const { x, y } = pointAt(dial, (span.start + span.end) / 2, ring.words)
        return (
          <g key={`${name} ${span.start}`}>
            <path
              d={ringPath(dial, span, ring.inner, ring.outer)}
              className={`${FILL[quality]} opacity-30`}
            />
            <text x={x} y={y + 4} textAnchor="middle" className="fill-ink text-[11px]">
              {name}
            </text>
          </g>
        )
      })}
      <path d={`M6 ${CENTRE.y}H354`} className="stroke-line-strong" strokeWidth="1.5" />
      {now !== null && <Hand dial={dial} now={now} clock={clock} />}
      <text x="6" y="202" className="fill-ink text-[12px]">
        {clock.time(sky.sunrise)}
      </text>
      <text x="354" y="202" textAnchor="end" className="fill-ink text-[12px]">
        {clock.time(sky.sunset)}
      </text>
    </svg>
  )
}

/** The hand of the clock, by day only. */
function Hand({ dial, now, clock }: { dial: Dial; now: Moment; clock: DayClock }) {
  if (now < dial.daylight.start || now > dial.daylight.end) return null
  const [from, to] = [pointAt(dial, now, 92), pointAt(dial, now, 178)]
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="stroke-accent" strokeWidth="2.5" />
      <text x={CENTRE.x} y={CENTRE.y - 14} textAnchor="middle" className="fill-accent text-[13px]">
        Now {clock.time(now)}
      </text>
    </>
  )
}
