import { SkyRows } from '@/components/panchang/sky-rows'
import { type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import { weekdayName as sanskritWeekday } from '@/lib/panchang/names'
import type { Panchang, PolarDay, PolarSun } from '@/lib/panchang/panchang'
import type { NamedPlace } from '@/lib/panchang/panchang-inputs'
import { aheadOfUtc, INDIAN_TIME_ZONE, offsetText, type TimeZone } from '@/lib/panchang/place-time'
import { LimbRows, MonthRows } from './rows'
import { Explained } from './working'

interface GlanceProps {
  panchang: Panchang | PolarDay
  place: NamedPlace
}

/** A day at a glance, at a place near a pole too. */
export function Glance({ panchang, place: { name, timeZone } }: GlanceProps) {
  const { day } = panchang
  return (
    <>
      <h2 className="text-2xl">
        {weekdayName(day)}, {dayInWords(day)}
      </h2>
      <p className="text-soft">
        {name} · {sanskritWeekday(weekday(day))}
      </p>
      {timeZone && <p className="text-sm text-soft">Times are in {timeZoneInWords(timeZone, day)}.</p>}
      {'sun' in panchang ? <WithoutSunrise panchang={panchang} /> : <WithSunrise panchang={panchang} />}
    </>
  )
}

/** 'Europe/London time (UTC+01:00)': the offset is that of noon, when clocks are not being changed. */
function timeZoneInWords(timeZone: TimeZone, day: CalendarDay): string {
  const name =
    timeZone === INDIAN_TIME_ZONE ? 'Indian Standard Time' : `${timeZone.replaceAll('_', ' ')} time`
  const offset = offsetText(aheadOfUtc(Date.parse(`${day}T12:00Z`), timeZone))
  return `${name} (UTC${offset.replace('-', '−')})`
}

/** A day near a pole: what is counted from sunrise is not there. */
function WithoutSunrise({ panchang }: { panchang: PolarDay }) {
  return (
    <>
      <p role="status" className="mt-3">
        {NO_SUNRISE[panchang.sun]} A panchang counts its day from sunrise to sunrise, so the tithi, nakshatra,
        yoga and karana and the good and avoided times cannot be given for this date.
      </p>
      <SkyRows panchang={panchang} />
    </>
  )
}

const NO_SUNRISE: Record<PolarSun, string> = {
  staysDown: 'The Sun does not rise here on this date.',
  staysUp: 'The Sun does not set here on this date.',
  irregular: 'The Sun does not rise and set within a day here around this date.',
}

/** The five limbs, Sun and Moon, month and years. */
function WithSunrise({ panchang }: { panchang: Panchang }) {
  return (
    <>
      <LimbRows panchang={panchang} />
      <SkyRows panchang={panchang} />
      <Explained question="How are these times calculated?">
        Sunrise and sunset are the moments when the upper edge of the Sun touches a level horizon at sea
        level, with the air lifting it by 34 minutes of arc. Hills and buildings change what you see. Moonrise
        and moonset are those of this date, from midnight to midnight, seen from this place. About once a
        month the Moon does not rise on a date, because each day it comes some 50 minutes later.
      </Explained>
      <MonthRows panchang={panchang} />
    </>
  )
}
