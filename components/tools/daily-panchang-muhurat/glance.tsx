import { dayClock } from '@/components/panchang/clock'
import { SkyRows } from '@/components/panchang/sky-rows'
import { Sentence } from '@/components/ui/sentence'
import { type CalendarDay, weekday } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { offsetText } from '@/lib/format/offset-text'
import { weekdayName } from '@/lib/format/weekdays'
import { type Moment, MS_IN_SECOND } from '@/lib/panchang/indian-time'
import { varaName } from '@/lib/panchang/names'
import type { Panchang, PolarDay, PolarSun } from '@/lib/panchang/panchang'
import type { NamedPlace } from '@/lib/panchang/panchang-inputs'
import { aheadOfUtc, INDIAN_TIME_ZONE, type TimeZone } from '@/lib/panchang/place-time'
import { timesOfDay } from '@/lib/panchang/times-of-day'
import { nameOf, t } from '@/lib/language/words'
import { DayDial, MARK } from './day-dial'
import { COLOUR, QUALITY } from './parts-of-day'
import { LimbRows, MonthRows } from './rows'
import { Explained } from './working'

interface GlanceProps {
  panchang: Panchang | PolarDay
  place: NamedPlace
  /** The present minute when the day shown is today. */
  now: Moment | null
}

/** A day at a glance, at a place near a pole too: what runs now and the dial of the day, then its limbs. */
export function Glance({ panchang, place: { name, timeZone }, now }: GlanceProps) {
  const { day } = panchang
  const isPolar = 'sun' in panchang
  return (
    <div className="answer-columns">
      <div>
        <h2 data-spoken>
          {weekdayName(day)}, {dayInWords(day)}
        </h2>
        <p className="text-soft">
          {name} · {varaName(weekday(day))}
        </p>
        {timeZone && (
          <p className="text-sm text-soft">{t('Times are in {0}.', timeZoneInWords(timeZone, day))}</p>
        )}
        {!isPolar && <DayNow panchang={panchang} now={now} />}
      </div>
      <div>{isPolar ? <WithoutSunrise panchang={panchang} /> : <WithSunrise panchang={panchang} />}</div>
    </div>
  )
}

/** The choghadiya that runs now, or on another day the daylight, and the dial. */
function DayNow({ panchang, now }: { panchang: Panchang; now: Moment | null }) {
  const { sky, limbs } = panchang
  const times = timesOfDay(sky, limbs.nakshatras)
  const clock = dayClock(panchang)
  const part =
    now !== null &&
    [...times.choghadiyaByDay, ...times.choghadiyaByNight].find(({ start, end }) => start <= now && now < end)
  return (
    <>
      <p className="mt-1 mb-1 sm:text-lg">
        {part ? (
          <Sentence
            words={t('Now: {0}, {1}, until {2}')}
            parts={[
              <b key="name" className="font-semibold">
                {nameOf('choghadiya', part.name)}
              </b>,
              <span key="quality" className={COLOUR[part.quality]}>
                {QUALITY[part.quality].toLowerCase()}
              </span>,
              clock.time(part.end),
            ]}
          />
        ) : (
          t('Sunrise {0}, sunset {1}', clock.time(sky.sunrise), clock.time(sky.sunset))
        )}
      </p>
      <DayDial sky={sky} times={times} now={now} clock={clock} />
      <p className="mt-1 text-sm text-soft">
        {t(
          '{0} good, {1} avoided, {2} neutral. The outer ring shows the choghadiya of the day.',
          MARK.good,
          MARK.avoided,
          MARK.neutral,
        )}
      </p>
    </>
  )
}

/** 'Europe/London time (UTC+01:00)': the offset is that of noon, when clocks are not being changed. */
function timeZoneInWords(timeZone: TimeZone, day: CalendarDay): string {
  const name =
    timeZone === INDIAN_TIME_ZONE ? t('Indian Standard Time') : t('{0} time', timeZone.replaceAll('_', ' '))
  const offset = offsetText(aheadOfUtc(Date.parse(`${day}T12:00Z`), timeZone) / MS_IN_SECOND)
  return `${name} (UTC${offset.replace('-', '−')})`
}

/** A day near a pole: what is counted from sunrise is not there. */
function WithoutSunrise({ panchang }: { panchang: PolarDay }) {
  return (
    <>
      <p role="status" className="mt-3">
        {NO_SUNRISE[panchang.sun]}{' '}
        {t(
          'A panchang counts its day from sunrise to sunrise, so the tithi, nakshatra, yoga and karana and the good and avoided times cannot be given for this date.',
        )}
      </p>
      <SkyRows panchang={panchang} />
    </>
  )
}

const NO_SUNRISE: Record<PolarSun, string> = {
  staysDown: t('The Sun does not rise here on this date.'),
  staysUp: t('The Sun does not set here on this date.'),
  irregular: t('The Sun does not rise and set within a day here around this date.'),
}

/** The five limbs, Sun and Moon, month and years. */
function WithSunrise({ panchang }: { panchang: Panchang }) {
  return (
    <>
      <LimbRows panchang={panchang} />
      <SkyRows panchang={panchang} />
      <Explained question={t('How are these times calculated?')}>
        {t(
          'Sunrise and sunset are the moments when the upper edge of the Sun touches a level horizon at sea level, with the air lifting it by 34 minutes of arc. Hills and buildings change what you see. Moonrise and moonset are those of this date, from midnight to midnight, seen from this place. About once a month the Moon does not rise on a date, because each day it comes some 50 minutes later.',
        )}
      </Explained>
      <MonthRows panchang={panchang} />
    </>
  )
}
