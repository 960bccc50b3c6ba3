import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { type Almanac, spanOfPart } from '@/lib/panchang/almanac'
import type { Span } from '@/lib/panchang/day-parts'
import type { SpecialRule, TithiRule } from '@/lib/panchang/festivals/festival-rule'
import { MS_IN_MINUTE } from '@/lib/panchang/indian-time'
import { elongation, limbsBetween } from '@/lib/panchang/limbs'
import { momentOfAngle } from '@/lib/panchang/moment-of-angle'
import { coveredDays, dayByPart, dayOfSunrise, firstSunriseFrom } from '@/lib/panchang/tithi-day'

type SpecialDay = (rule: TithiRule, tithi: Span, almanac: Almanac) => CalendarDay

/** True if a tithi reigns at a sunrise and for three more muhurtas, a muhurta being a fifteenth of the daylight. */
function holdsThreeMuhurtas(day: CalendarDay, tithi: Span, almanac: Almanac): boolean {
  const rise = almanac.sunrise(day)
  const threeMuhurtas = (almanac.sunset(day) - rise) / 5
  return tithi.start <= rise && tithi.end >= rise + threeMuhurtas
}

/** The second of two days whose part the tithi covers, when it lasts long enough there; else the first. */
const secondWhen =
  (isLongEnough: (day: CalendarDay, tithi: Span, almanac: Almanac) => boolean): SpecialDay =>
  (rule, tithi, almanac) => {
    const days = coveredDays(rule.part, tithi, almanac)
    const last = days.at(-1)
    if (!last) return dayOfSunrise(tithi, almanac)
    return isLongEnough(last.day, tithi, almanac) ? last.day : days[0]!.day
  }

/** True if a tithi lasts a ghati (24 minutes) or more after a sunset. */
const lastsGhatiAfterSunset = (day: CalendarDay, tithi: Span, almanac: Almanac) =>
  tithi.end - almanac.sunset(day) >= 24 * MS_IN_MINUTE

/** Nag Panchami: the first sunrise after which the tithi holds three muhurtas, else the day before that sunrise. */
const sunriseForThreeMuhurtas: SpecialDay = (_, tithi, almanac) => {
  const first = firstSunriseFrom(tithi.start, almanac)
  return holdsThreeMuhurtas(first, tithi, almanac) ? first : addDays(first, -1)
}

/** Janmashtami of the Vaishnavas: the first sunrise at or after the beginning of the tithi. */
const firstSunriseAfterItBegins: SpecialDay = (_, tithi, almanac) => firstSunriseFrom(tithi.start, almanac)

/** Degrees from new moon at which the first half of Purnima ends, and with it Bhadra (the karana Vishti). */
const BHADRA_ENDS_DEGREES = 174

/**
 * Holika Dahan: the evening of Purnima, clear of Bhadra. When Bhadra lasts past midnight, the fire waits for the next
 * evening if Purnima holds 3½ prahara (quarters of the daylight) of that day; if not, it is lit in the same night.
 */
const holika: SpecialDay = (rule, tithi, almanac) => {
  const evening = coveredDays(rule.part, tithi, almanac)[0]?.day ?? dayOfSunrise(tithi, almanac)
  const bhadraEnd = momentOfAngle(elongation, BHADRA_ENDS_DEGREES, (tithi.start + tithi.end) / 2)
  const next = addDays(evening, 1)
  const midnight = (almanac.sunset(evening) + almanac.sunrise(next)) / 2
  if (bhadraEnd <= midnight) return evening
  const threeAndAHalfPrahara = (3.5 / 4) * (almanac.sunset(next) - almanac.sunrise(next))
  return tithi.end >= almanac.sunrise(next) + threeAndAHalfPrahara ? next : evening
}

const SHRAVANA = 22

/** True if the Moon is in Shravana at some time of an afternoon. */
function shravanaInAfternoon(day: CalendarDay, almanac: Almanac): boolean {
  const afternoon = spanOfPart('afternoon', day, almanac)!
  return limbsBetween('nakshatra', afternoon.start, afternoon.end).some(({ index }) => index === SHRAVANA)
}

const LEAST_SHARE = 1 / 4

/**
 * Vijayadashami: the afternoon of which Dashami covers a quarter or more. Of two such days the one with the Moon in
 * Shravana, else the first. Of one that is covered in part only, the next if Dashami holds three muhurtas there and the
 * Moon is in Shravana.
 */
const dussehra: SpecialDay = (rule, tithi, almanac) => {
  const days = coveredDays(rule.part, tithi, almanac).filter(({ share }) => share >= LEAST_SHARE)
  const [first, second] = days
  if (!first) return dayOfSunrise(tithi, almanac)
  if (second) {
    const onlySecond = !shravanaInAfternoon(first.day, almanac) && shravanaInAfternoon(second.day, almanac)
    return onlySecond ? second.day : first.day
  }
  const next = addDays(first.day, 1)
  const yields =
    first.share < 1 && holdsThreeMuhurtas(next, tithi, almanac) && shravanaInAfternoon(next, almanac)
  return yields ? next : first.day
}

const SPECIAL_DAYS: Record<SpecialRule, SpecialDay> = {
  // Akshaya Tritiya, of forenoons.
  'second when three muhurtas': secondWhen(holdsThreeMuhurtas),
  'sunrise for three muhurtas': sunriseForThreeMuhurtas,
  // Raksha Bandhan: else the day before, after Bhadra, which is the day on which Purnima begins.
  'sunrise or after bhadra': sunriseForThreeMuhurtas,
  'first sunrise after it begins': firstSunriseAfterItBegins,
  // Dhanteras, of evenings.
  'second when a ghati after sunset': secondWhen(lastsGhatiAfterSunset),
  holika,
  dussehra,
}

/** The day of a festival that is tied to a tithi, by its special rule or by the part of the day. */
export function dayOfTithi(rule: TithiRule, tithi: Span, almanac: Almanac): CalendarDay {
  const special = rule.special && SPECIAL_DAYS[rule.special]
  return special ? special(rule, tithi, almanac) : dayByPart(rule, tithi, almanac)
}
