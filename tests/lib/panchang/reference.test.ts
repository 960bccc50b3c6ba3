import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Panchang, panchangOf } from '@/lib/panchang/panchang'
import {
  karanaName,
  lunarMonthName,
  nakshatraName,
  pakshaOf,
  signName,
  tithiName,
  varaName,
  yogaName,
} from '@/lib/panchang/names'
import type { Span } from '@/lib/panchang/day-parts'
import { timesOfDay } from '@/lib/panchang/times-of-day'
import ownDays from './swiss-ephemeris-days.json'

type Reference = (typeof ownDays)['records'][number]
type SpanRecord = Reference['gulika']

/** The largest error of each quantity and the 99th percentile, printed at the end: the figures the page states. */
class Errors {
  private readonly seen = new Map<string, number[]>()
  add(quantity: string, error: number) {
    const list = this.seen.get(quantity) ?? []
    list.push(Math.abs(error))
    this.seen.set(quantity, list)
  }
  max = (quantity: string) => Math.max(...this.seen.get(quantity)!)
  table() {
    return [...this.seen].map(([quantity, errors]) => {
      const sorted = errors.toSorted((a, b) => a - b)
      const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1]!
      return `${quantity.padEnd(24)} n ${String(sorted.length).padStart(5)}   p99 ${p99.toFixed(2).padStart(6)}   max ${sorted.at(-1)!.toFixed(2).padStart(6)}`
    })
  }
}

/** In the shared files 300 days of five years; of its own three, with what is rare. */
const ALL_DAYS = join('..', 'shared', 'vectors', 'panchang.json')
const hasAll = existsSync(ALL_DAYS)
if (!hasAll)
  process.stderr.write(`SKIPPED: ${ALL_DAYS} is not there, so three of its days alone are checked.\n`)
const reference = hasAll ? (JSON.parse(readFileSync(ALL_DAYS, 'utf8')) as typeof ownDays) : ownDays

const secondsApart = (moment: number | null | undefined, iso: string | undefined) => {
  const missing = moment === null || moment === undefined
  if (missing || iso === undefined) return missing && iso === undefined ? 0 : Infinity
  return (moment - Date.parse(iso)) / 1000
}
const arcSecondsApart = (one: number, other: number) =>
  (((((one - other + 540) % 360) + 360) % 360) - 180) * 3600

const ROUND_OFF_S = 0.05

function compareSky(errors: Errors, mine: Panchang, theirs: Reference) {
  const { sky, angles } = mine
  errors.add('sunrise, sunset (s)', secondsApart(sky.sunrise, theirs.sunrise))
  errors.add('sunrise, sunset (s)', secondsApart(sky.sunset, theirs.sunset))
  errors.add('sunrise, sunset (s)', secondsApart(sky.nextSunrise, theirs.next_sunrise))
  errors.add('sunrise, sunset (s)', secondsApart(sky.previousSunset, theirs.prev_sunset))
  errors.add('moonrise, moonset (s)', secondsApart(sky.moonrise, theirs.moonrise_civil_day[0]))
  errors.add('moonrise, moonset (s)', secondsApart(sky.moonset, theirs.moonset_civil_day[0]))
  errors.add('Sun (arc-seconds)', arcSecondsApart(angles.sunTropical, theirs.at_sunrise.sun_tropical))
  errors.add('Moon (arc-seconds)', arcSecondsApart(angles.moonTropical, theirs.at_sunrise.moon_tropical))
  errors.add(
    'ayanamsa (arc-seconds)',
    arcSecondsApart(angles.ayanamsa, theirs.at_sunrise.ayanamsa_lahiri_true),
  )
  errors.add('elongation (arc-seconds)', arcSecondsApart(angles.elongation, theirs.at_sunrise.elongation))
}

function compareLimbs(errors: Errors, { limbs }: Panchang, theirs: Reference) {
  const pairs = [
    ['tithi', limbs.tithis],
    ['nakshatra', limbs.nakshatras],
    ['yoga', limbs.yogas],
    ['karana', limbs.karanas],
  ] as const
  errors.add('tithi start (s)', secondsApart(limbs.tithis[0]!.start, theirs.tithi.start))
  errors.add('nakshatra start (s)', secondsApart(limbs.nakshatras[0]!.start, theirs.nakshatra.start))
  for (const [limb, mine] of pairs)
    theirs.through_next_sunrise[limb].forEach((span, at) =>
      errors.add(`${limb} end (s)`, secondsApart(mine[at]?.end, span.end)),
    )
  errors.add('pada end (s)', secondsApart(limbs.pada.end, theirs.nakshatra.pada_end))
}

function compareSpan(errors: Errors, name: string, mine: Span, theirs: SpanRecord) {
  errors.add(`${name} (s)`, secondsApart(mine.start, theirs.start))
  errors.add(`${name} (s)`, secondsApart(mine.end, theirs.end))
}

function compareTimes(errors: Errors, { sky, limbs, month }: Panchang, theirs: Reference) {
  const times = timesOfDay(sky, limbs.nakshatras)
  compareSpan(errors, 'parts of the day', times.rahuKaal, theirs.rahu_kaal)
  compareSpan(errors, 'parts of the day', times.yamaganda, theirs.yamaganda)
  compareSpan(errors, 'parts of the day', times.gulika, theirs.gulika)
  compareSpan(errors, 'parts of the day', times.abhijit, theirs.abhijit)
  compareSpan(errors, 'parts of the day', times.brahmaMuhurta, theirs.brahma_muhurta)
  times.choghadiyaByDay.forEach((part, at) =>
    errors.add('parts of the day (s)', secondsApart(part.start, theirs.choghadiya_day[at]!.start)),
  )
  times.choghadiyaByNight.forEach((part, at) =>
    errors.add('parts of the day (s)', secondsApart(part.start, theirs.choghadiya_night[at]!.start)),
  )
  theirs.varjyam.forEach((span, at) => compareSpan(errors, 'varjyam, amrit kaal', times.varjyams[at]!, span))
  theirs.amrit_kalam.forEach((span, at) =>
    compareSpan(errors, 'varjyam, amrit kaal', times.amritKaals[at]!, span),
  )
  errors.add('new moons (s)', secondsApart(month.lunar.start, theirs.masa.amanta_month_start))
  errors.add('new moons (s)', secondsApart(month.lunar.end, theirs.masa.amanta_month_end))
}

/** All that is a name or a number, in the spelling of the reference. */
function namesOf({ limbs, month, sky, angles }: Panchang) {
  const times = timesOfDay(sky, limbs.nakshatras)
  const at = (spans: { index: number }[], name: (index: number) => string) =>
    spans.map(({ index }) => `${index} ${name(index)}`)
  return {
    vara: varaName(sky.weekday),
    signs: [signName(angles.sunSign), signName(angles.moonSign)],
    paksha: pakshaOf(limbs.tithis[0]!.index),
    tithi: at(limbs.tithis, tithiName),
    nakshatra: at(limbs.nakshatras, nakshatraName),
    yoga: at(limbs.yogas, yogaName),
    karana: at(limbs.karanas, karanaName),
    pada: limbs.pada.pada,
    month: [lunarMonthName(month.lunar.index), month.lunar.adhika, lunarMonthName(month.purnimanta)],
    eras: [month.eras.vikram, month.eras.shaka, month.eras.vikramGujarati],
    national: month.national,
    choghadiya: [...times.choghadiyaByDay, ...times.choghadiyaByNight].map(({ name }) => name),
    spans: [times.varjyams.map((span) => span.nakshatra), times.amritKaals.map((span) => span.nakshatra)],
    abhijit: times.abhijit.observed,
  }
}
function namesIn(theirs: Reference): ReturnType<typeof namesOf> {
  const at = (limb: { index: number; name: string }[]) => limb.map(({ index, name }) => `${index} ${name}`)
  const [year, month, day] = theirs.samvat.national_civil_saka.split('-').map(Number)
  return {
    vara: theirs.vara,
    signs: [theirs.at_sunrise.sun_rashi, theirs.at_sunrise.moon_rashi],
    paksha: theirs.paksha as 'Shukla' | 'Krishna',
    tithi: at(theirs.through_next_sunrise.tithi),
    nakshatra: at(theirs.through_next_sunrise.nakshatra),
    yoga: at(theirs.through_next_sunrise.yoga),
    karana: at(theirs.through_next_sunrise.karana),
    pada: theirs.nakshatra.pada,
    month: [theirs.masa.amanta, theirs.masa.adhika, theirs.masa.purnimanta],
    eras: [theirs.samvat.vikram_chaitradi, theirs.samvat.shaka, theirs.samvat.vikram_gujarati_kartikadi],
    national: { year: year!, month: month!, day: day! },
    choghadiya: [...theirs.choghadiya_day, ...theirs.choghadiya_night].map(({ name }) => name) as ReturnType<
      typeof namesOf
    >['choghadiya'],
    spans: [theirs.varjyam.map((span) => span.nakshatra), theirs.amrit_kalam.map((span) => span.nakshatra)],
    abhijit: theirs.abhijit.observed,
  }
}

describe('the panchang compared with the Swiss Ephemeris', () => {
  const errors = new Errors()
  const { header, records } = reference
  const placeOf = (city: string) => {
    const { lat, lon } = header.cities.find(({ name }) => name === city)!
    return { latitude: lat, longitude: lon }
  }
  /** Nearer to a boundary than both computations together are exact, either index is right. */
  const CLOSE_S = 10

  beforeAll(() => {
    for (const theirs of records) {
      const mine = panchangOf(theirs.date, placeOf(theirs.city))
      compareSky(errors, mine, theirs)
      if (theirs.sunrise_boundary_margin_s < CLOSE_S) continue
      compareLimbs(errors, mine, theirs)
      compareTimes(errors, mine, theirs)
    }
  })

  afterAll(() => {
    // eslint-disable-next-line no-console -- the figures belong to the test's report
    console.info(['Largest errors against the Swiss Ephemeris', ...errors.table()].join('\n'))
  })

  it.each([
    ['Sun (arc-seconds)', 5],
    ['Moon (arc-seconds)', 5],
    ['ayanamsa (arc-seconds)', 0.5],
    ['elongation (arc-seconds)', 5],
    ['sunrise, sunset (s)', 2],
    ['moonrise, moonset (s)', 3],
    ['tithi start (s)', 10],
    ['tithi end (s)', 10],
    ['nakshatra start (s)', 10],
    ['nakshatra end (s)', 10],
    ['pada end (s)', 10],
    ['yoga end (s)', 10],
    ['karana end (s)', 10],
    ['new moons (s)', 10],
    ['parts of the day (s)', 2],
    ['varjyam, amrit kaal (s)', 10],
  ])('%s: never more than %d apart', (quantity, most) => {
    expect(errors.max(quantity)).toBeLessThanOrEqual(most + ROUND_OFF_S)
  })

  it.each(records.filter((record) => record.sunrise_boundary_margin_s >= CLOSE_S))(
    'names the same on $date in $city',
    (theirs) => {
      expect(namesOf(panchangOf(theirs.date, placeOf(theirs.city)))).toEqual(namesIn(theirs))
    },
  )
})
