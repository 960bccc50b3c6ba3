import { deltaTSeconds } from '@/lib/panchang/delta-t'
import { nationalDay } from '@/lib/panchang/eras'
import { indianDay } from '@/lib/calendar/today'
import { limbAt } from '@/lib/panchang/limbs'
import { lunarMonthAt, purnimantaIndex } from '@/lib/panchang/lunar-month'
import {
  karanaName,
  lunarMonthName,
  nakshatraName,
  pakshaOf,
  samvatsaraName,
  tithiName,
} from '@/lib/panchang/names'
import { panchangOf } from '@/lib/panchang/panchang'
import { clockIn, isoIn } from '@/lib/panchang/place-time'
import { timesOfDay } from '@/lib/panchang/times-of-day'

const DELHI = { latitude: 28.6139, longitude: 77.209 }

const timesOf = (day: string) => {
  const { sky, limbs } = panchangOf(day, DELHI)
  return timesOfDay(sky, limbs.nakshatras)
}

const minutesApart = (moment: number, iso: string) => Math.abs(moment - Date.parse(`${iso}+05:30`)) / 60_000

describe('tithis that newspapers and almanacs printed', () => {
  it.each([
    ['2025-10-20T20:00', 30, '2025-10-20T15:45', '2025-10-21T17:55', 'Amavasya of Diwali 2025'],
    ['2026-03-26T12:00', 9, '2026-03-26T11:49', '2026-03-27T10:07', 'Ram Navami 2026'],
    ['2025-08-16T12:00', 23, '2025-08-15T23:50', '2025-08-16T21:35', 'Janmashtami 2025'],
    ['2026-11-30T12:00', 22, '2026-11-30T01:47', '2026-12-01T00:12', 'Krishna Saptami'],
  ])('at %s it is tithi %d, from %s to %s: %s', (at, index, start, end) => {
    const tithi = limbAt('tithi', Date.parse(`${at}+05:30`))
    expect(tithi.index).toBe(index)
    expect(minutesApart(tithi.start, start)).toBeLessThan(1)
    expect(minutesApart(tithi.end, end)).toBeLessThan(1)
  })
})

it('30 November 2026 is in Kartika where months end at new moon, in Margashirsha where they end at full moon', () => {
  const { month } = panchangOf('2026-11-30', DELHI)
  expect(lunarMonthName(month.lunar.index)).toBe('Kartika')
  expect(lunarMonthName(month.purnimanta)).toBe('Margashirsha')
})

describe('Dur muhurta, as Drik Panchang printed it for Mumbai’s and Delhi’s days', () => {
  it.each([
    ['2023-01-01', 'Sunday', [14]],
    ['2023-01-02', 'Monday', [9, 12]],
    ['2023-01-03', 'Tuesday', [4, 22]],
    ['2023-01-04', 'Wednesday', [8]],
    ['2023-01-05', 'Thursday', [6, 12]],
    ['2023-01-06', 'Friday', [4, 9]],
    ['2023-01-07', 'Saturday', [1, 2]],
  ])('of %s, a %s, falls in the muhurtas %j of day and night', (day, _, expected) => {
    const { sky } = panchangOf(day, DELHI)
    const times = timesOf(day)
    const muhurtas = times.durmuhurtas.map(({ start }) => {
      const inDay = (start - sky.sunrise) / ((sky.sunset - sky.sunrise) / 15)
      const inNight = (start - sky.sunset) / ((sky.nextSunrise - sky.sunset) / 15)
      return Math.round(inNight < 0 ? inDay : 15 + inNight) + 1
    })
    expect(muhurtas).toEqual(expected)
  })
})

it('choghadiyas begin, from Sunday to Saturday, with that of the weekday’s planet', () => {
  const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => timesOf(`2023-01-${day}`))
  const byDay = ['Udvega', 'Amrita', 'Roga', 'Labha', 'Shubha', 'Chara', 'Kala']
  const byNight = ['Shubha', 'Chara', 'Kala', 'Udvega', 'Amrita', 'Roga', 'Labha']
  expect(week.map(({ choghadiyaByDay: [first] }) => first!.name)).toEqual(byDay)
  expect(week.map(({ choghadiyaByNight: [first] }) => first!.name)).toEqual(byNight)
})

describe('horas', () => {
  it.each([
    ['2026-11-22', ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun']],
    ['2026-11-23', ['Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon']],
  ])('of %s begin with the planet of the weekday: %j', (day, planets) => {
    const { horas } = timesOf(day)
    expect(horas.slice(0, 8).map(({ planet }) => planet)).toEqual(planets)
    expect(horas).toHaveLength(24)
  })
})

describe('eras', () => {
  it.each([
    ['2024-04-08', 2080, 1945, 2080, 'Shobhakrit', 'the day before Ugadi 2024'],
    ['2024-04-09', 2081, 1946, 2080, 'Krodhi', 'Ugadi 2024'],
    ['2024-11-02', 2081, 1946, 2081, 'Krodhi', 'Gujarati New Year'],
    ['2026-03-19', 2082, 1947, 2082, 'Vishvavasu', 'Ugadi 2026, but Amavasya still at sunrise'],
    ['2026-03-20', 2083, 1948, 2082, 'Parabhava', 'the first sunrise in Chaitra'],
    ['2029-03-18', 2086, 1951, 2085, 'Saumya', 'adhika Chaitra belongs to the new year'],
  ])('on %s: Vikram %d, Shaka %d, Gujarati %d, %s: %s', (day, vikram, shaka, gujarati, samvatsara) => {
    const { eras } = panchangOf(day, DELHI).month
    expect([eras.vikram, eras.shaka, eras.vikramGujarati]).toEqual([vikram, shaka, gujarati])
    expect(samvatsaraName(eras.samvatsara)).toBe(samvatsara)
  })

  it.each([
    ['1957-03-22', '1879-1-1', 'the first day of its official use'],
    ['2024-03-21', '1946-1-1', 'leap year'],
    ['2024-04-20', '1946-1-31', 'Chaitra has 31 days then'],
    ['2025-03-22', '1947-1-1', 'common year'],
    ['2025-04-21', '1947-2-1', 'Chaitra has 30 days'],
    ['2026-03-21', '1947-12-30', 'the last day'],
  ])('%s is %s in the national calendar: %s', (day, expected) => {
    const { year, month, day: of } = nationalDay(day)
    expect(`${year}-${month}-${of}`).toBe(expected)
  })
})

describe('months', () => {
  it.each([
    ['2026-05-20', 'Jyeshtha', true, 'Jyeshtha', 'adhika: 17 May to 15 June 2026'],
    ['2026-06-20', 'Jyeshtha', false, 'Jyeshtha', 'the regular month'],
    ['2026-07-05', 'Jyeshtha', false, 'Ashadha', 'its dark half by the northern count'],
  ])('%s is in %s, adhika %s, in the North %s: %s', (day, amanta, adhika, purnimanta) => {
    const moment = Date.parse(`${day}T06:00+05:30`)
    const month = lunarMonthAt(moment)
    expect([lunarMonthName(month.index), month.adhika]).toEqual([amanta, adhika])
    expect(lunarMonthName(purnimantaIndex(month, limbAt('tithi', moment).index))).toBe(purnimanta)
  })
})

describe('names', () => {
  it.each([
    [1, 'Shukla', 'Pratipada'],
    [15, 'Shukla', 'Purnima'],
    [16, 'Krishna', 'Pratipada'],
    [30, 'Krishna', 'Amavasya'],
  ])('tithi %d is %s %s', (tithi, paksha, name) => {
    expect([pakshaOf(tithi), tithiName(tithi)]).toEqual([paksha, name])
  })
  it.each([
    [1, 'Kimstughna'],
    [2, 'Bava'],
    [57, 'Vishti'],
    [58, 'Shakuni'],
    [60, 'Naga'],
  ])('karana %d is %s', (karana, name) => {
    expect(karanaName(karana)).toBe(name)
  })
  it('the first nakshatra is Ashwini, the last Revati', () => {
    expect([nakshatraName(1), nakshatraName(27)]).toEqual(['Ashwini', 'Revati'])
  })
})

describe('time', () => {
  it.each([
    [1900, -2.7, 'Astronomical Almanac, page K8: −2.72 s'],
    [1950, 29.15, 'the same'],
    [2017.5, 68.5, 'between 67.64 in 2015 and 69.36 in 2020'],
    [2026, 69.06, 'a fifth of the way to 2030'],
    [2100, 93.2, 'the end of the table'],
    [2101, 93.57, 'carried on'],
  ])('ΔT of %d is %d s: %s', (year, seconds) => {
    expect(Math.abs(deltaTSeconds((year - 2000) * 365.2425) - seconds)).toBeLessThan(0.5)
  })

  it('is Indian: half past five is midnight in Greenwich, and seconds are rounded', () => {
    expect(isoIn(Date.parse('2026-01-01T00:00:00.600Z'))).toBe('2026-01-01T05:30:01+05:30')
    expect(indianDay(Date.parse('2025-12-31T18:29:59Z'))).toBe('2025-12-31')
    expect(indianDay(Date.parse('2025-12-31T18:30:00Z'))).toBe('2026-01-01')
    expect(clockIn(Date.parse('2025-12-31T18:29:40Z'))).toEqual({ day: '2026-01-01', hour: 0, minute: 0 })
  })
})

describe('where there is no panchang', () => {
  it.each(['1899-12-31', '2101-01-01'])('%s is outside the years it covers', (day) => {
    expect(() => panchangOf(day, DELHI)).toThrow(RangeError)
  })
  it('the Sun does not rise in the polar night', () => {
    expect(() => panchangOf('2026-12-22', { latitude: 80, longitude: 77 })).toThrow(RangeError)
  })
})
