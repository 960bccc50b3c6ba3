import fc from 'fast-check'
import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import { daysBetween } from '@/lib/calendar/today'
import { indianMidnight, MS_IN_DAY } from '@/lib/panchang/indian-time'
import { limbsBetween } from '@/lib/panchang/limbs'
import { lunarMonthsBetween } from '@/lib/panchang/lunar-month'
import { panchangOf } from '@/lib/panchang/panchang'
import { elongationAt } from '@/lib/panchang/positions'

const DELHI = { latitude: 28.6139, longitude: 77.209 }
const FROM = indianMidnight('1900-01-01')
const TO = indianMidnight('2100-01-01')

describe('over two hundred years', () => {
  const tithis = limbsBetween('tithi', FROM, TO)
  const months = lunarMonthsBetween(FROM, TO)

  it('tithis follow each other in order, without gap or overlap', () => {
    const broken = tithis.slice(1).filter((tithi, at) => {
      const before = tithis[at]!
      return tithi.start !== before.end || tithi.index !== (before.index % 30) + 1
    })
    expect(broken).toEqual([])
    const expected = ((TO - FROM) / MS_IN_DAY / 29.530589) * 30
    expect(Math.abs(tithis.length - expected)).toBeLessThan(3)
  })

  it('each ends where the Moon has gained twelve degrees: every hundredth', () => {
    for (const { index, end } of tithis.filter((_, at) => at % 100 === 0)) {
      const short = ((elongationAt(end) - index * 12 + 540) % 360) - 180
      expect(Math.abs(short)).toBeLessThan(1e-5)
    }
  })

  it('months run in order: an adhika month repeats the next name, a kshaya month skips one', () => {
    months.slice(1).forEach((month, at) => {
      const before = months[at]!
      const step = before.adhika ? 0 : before.kshaya ? 2 : 1
      expect([month.index, month.start]).toEqual([(before.index + step) % 12, before.end])
    })
  })

  it('the adhika and kshaya months are those that almanacs count', () => {
    const [from, to] = [indianMidnight('1960-01-01'), indianMidnight('1990-01-01')]
    const unusual = months
      .filter(({ start, end, adhika, kshaya }) => (adhika || kshaya) && end > from && start < to)
      .map(({ index, kshaya, start }) => [
        new Date(start).getUTCFullYear(),
        index,
        kshaya ? 'kshaya' : 'adhika',
      ])
    // A kshaya month is named with the month before the one that is lost: in 1963 Margashirsha, in 1983 Magha.
    // 0 Chaitra, 1 Vaishakha, 2 Jyeshtha, 3 Ashadha, 4 Shravana, 5 Bhadrapada, 6 Ashwina, 7 Kartika, 11 Phalguna.
    expect(unusual).toEqual([
      [1961, 2, 'adhika'],
      [1963, 7, 'adhika'],
      [1963, 7, 'kshaya'],
      [1964, 0, 'adhika'],
      [1966, 4, 'adhika'],
      [1969, 3, 'adhika'],
      [1972, 1, 'adhika'],
      [1974, 5, 'adhika'],
      [1977, 4, 'adhika'],
      [1980, 2, 'adhika'],
      [1982, 6, 'adhika'],
      [1983, 9, 'kshaya'],
      [1983, 11, 'adhika'],
      [1985, 4, 'adhika'],
      [1988, 2, 'adhika'],
    ])
  })
})

const anyDay = fc
  .integer({ min: 0, max: daysBetween('1900-01-02', '2100-12-30') })
  .map((count): CalendarDay => addDays('1900-01-02', count))

describe('any day in Delhi', () => {
  it('the limbs of a day cover it, and those of the next begin where they end', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { sky, limbs } = panchangOf(day, DELHI)
        for (const spans of [limbs.tithis, limbs.nakshatras, limbs.yogas, limbs.karanas]) {
          expect(spans[0]!.start).toBeLessThanOrEqual(sky.sunrise)
          expect(spans[0]!.end).toBeGreaterThan(sky.sunrise)
          expect(spans.at(-1)!.end).toBeGreaterThanOrEqual(sky.nextSunrise)
          spans.slice(1).forEach((span, at) => expect(span.start).toBe(spans[at]!.end))
        }
        const next = panchangOf(addDays(day, 1), DELHI)
        expect(next.limbs.tithis[0]!.index).toBe(limbs.tithis.at(-1)!.index)
        expect(next.sky.sunrise).toBe(sky.nextSunrise)
      }),
      { numRuns: 40 },
    )
  })
})
