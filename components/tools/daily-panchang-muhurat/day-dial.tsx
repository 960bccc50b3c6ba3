import { clock } from '@/components/panchang/clock'
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
}

const CENTRE = { x: 180, y: 184 }
const FILL: Record<Quality, string> = {
  good: 'fill-good',
  neutral: 'fill-line-strong',
  avoided: 'fill-bad',
}

/** The day from sunrise to sunset as a half circle: the choghadiya outside, the avoided times and Abhijit inside. The table says the same. */
export function DayDial({ sky, times, now }: DayDialProps) {
  const dial: Dial = { centre: CENTRE, daylight: { start: sky.sunrise, end: sky.sunset } }
  const named: [string, Span, Quality][] = [
    ['Rahu', times.rahuKaal, 'avoided'],
    ['Yama', times.yamaganda, 'avoided'],
    ['Gulika', times.gulika, 'avoided'],
  ]
  return (
    <svg
      viewBox="0 0 360 208"
      role="img"
      aria-label={`The day from sunrise at ${clock(sky.sunrise)} to sunset at ${clock(sky.sunset)}; its times are in the lists below`}
      className="day-dial"
    >
      {times.choghadiyaByDay.map((part) => (
        <g key={part.start}>
          <path d={ringPath(dial, part, 142, 174)} className={`${FILL[part.quality]} opacity-30`} />
          <Label dial={dial} span={part} radius={157} text={part.name} />
        </g>
      ))}
      {named.map(([name, span, quality]) => (
        <g key={name}>
          <path d={ringPath(dial, span, 94, 136)} className={`${FILL[quality]} opacity-30`} />
          <Label dial={dial} span={span} radius={115} text={name} />
        </g>
      ))}
      {times.abhijit.observed && (
        <g>
          <path d={ringPath(dial, times.abhijit, 66, 88)} className={`${FILL.good} opacity-30`} />
          <Label dial={dial} span={times.abhijit} radius={77} text="Abhijit" />
        </g>
      )}
      <path d={`M6 ${CENTRE.y}H354`} className="stroke-line-strong" strokeWidth="1.5" />
      {now !== null && <Hand dial={dial} now={now} />}
      <text x="6" y="202" className="fill-ink text-[12px]">
        {clock(sky.sunrise)}
      </text>
      <text x="354" y="202" textAnchor="end" className="fill-ink text-[12px]">
        {clock(sky.sunset)}
      </text>
    </svg>
  )
}

function Label({ dial, span, radius, text }: { dial: Dial; span: Span; radius: number; text: string }) {
  const { x, y } = pointAt(dial, (span.start + span.end) / 2, radius)
  return (
    <text x={x} y={y + 4} textAnchor="middle" className="fill-ink text-[11px]">
      {text}
    </text>
  )
}

/** The hand of the clock, by day only. */
function Hand({ dial, now }: { dial: Dial; now: Moment }) {
  if (now < dial.daylight.start || now > dial.daylight.end) return null
  const [from, to] = [pointAt(dial, now, 92), pointAt(dial, now, 178)]
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="stroke-accent" strokeWidth="2.5" />
      <text x={CENTRE.x} y={CENTRE.y - 14} textAnchor="middle" className="fill-accent text-[13px]">
        Now {clock(now)}
      </text>
    </>
  )
}
