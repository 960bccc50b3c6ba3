import { calendarFile, type CalendarEntry } from '@/lib/calendar/calendar-file'
import type { Span } from '@/lib/panchang/day-parts'
import { pakshaOf, tithiName } from '@/lib/panchang/names'
import type { Panchang } from '@/lib/panchang/panchang'
import type { TimesOfDay } from '@/lib/panchang/times-of-day'

/** The day's tithi and its good and avoided times as a calendar file. */
export function panchangFile(
  { day, limbs, sky }: Panchang,
  times: TimesOfDay,
  placeName: string,
  madeAt: number,
): string {
  const tithi = limbs.tithis[0]!.index
  const timed = (id: string, title: string, spans: readonly Span[]): CalendarEntry[] =>
    spans.map(({ start, end }, at) => ({
      id: `${id}-${day}-${at}`,
      title,
      description: placeName,
      start,
      end,
    }))
  const entries: CalendarEntry[] = [
    {
      id: `tithi-${day}`,
      title: tithi % 15 === 0 ? tithiName(tithi) : `${pakshaOf(tithi)} ${tithiName(tithi)}`,
      description: placeName,
      day,
    },
    ...timed('sun', 'Sunrise to sunset', [{ start: sky.sunrise, end: sky.sunset }]),
    ...timed('rahu', 'Rahu kaal', [times.rahuKaal]),
    ...timed('yamaganda', 'Yamaganda', [times.yamaganda]),
    ...timed('gulika', 'Gulika kaal', [times.gulika]),
    ...timed('abhijit', 'Abhijit muhurta', times.abhijit.observed ? [times.abhijit] : []),
    ...timed('brahma', 'Brahma muhurta', [times.brahmaMuhurta]),
    ...timed('amrit', 'Amrit kaal', times.amritKaals),
    ...timed('dur', 'Dur muhurta', times.durmuhurtas),
    ...timed('varjyam', 'Varjyam', times.varjyams),
  ]
  return calendarFile(`Panchang of ${day}`, entries, madeAt, 'jantar')
}
