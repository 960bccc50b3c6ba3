import { existsSync, readFileSync } from 'node:fs'
import { sunTimes } from '@/lib/weather/sun-times'

const india = 19_800
const allDays = '../shared/vectors/panchang.json'
const ownDays = 'tests/lib/panchang/swiss-ephemeris-days.json'
const coordinates: Record<string, [number, number]> = {
  Mumbai: [19.076, 72.8777],
  Chennai: [13.0827, 80.2707],
  Guwahati: [26.1445, 91.7362],
}

interface Row {
  date: string
  city: string
  sunrise: string
  sunset: string
}

/** Minutes between two clock times of a day. */
const apart = (a: string, b: string) => Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) / 60_000

describe('sunrise and sunset', () => {
  const file = existsSync(allDays) ? allDays : ownDays
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as { records: Row[] }).records
  const inCities = rows.filter(({ city }) => city in coordinates)

  it('agree with the Swiss Ephemeris within a minute and a half, over years and cities', () => {
    expect(inCities.length).toBeGreaterThan(2)
    for (const { date, city, sunrise, sunset } of inCities) {
      const [latitude, longitude] = coordinates[city]!
      const ours = sunTimes({ latitude, longitude }, date, india)
      expect(apart(ours.sunrise!, sunrise.slice(0, 19))).toBeLessThan(1.5)
      expect(apart(ours.sunset!, sunset.slice(0, 19))).toBeLessThan(1.5)
    }
  })
})

it.each([
  // timeanddate.com and the India Meteorological Department, New Delhi: 6:49 am and 5:25 pm.
  ['Delhi in November', 28.61, 77.21, '2026-11-21', india, '2026-11-21T06:49', '2026-11-21T17:25'],
  // The same rule west of Greenwich: Astronomical Applications Department, US Naval Observatory, Washington DC.
  ['Washington in March', 38.9, -77.04, '2026-03-20', -4 * 3_600, '2026-03-20T07:11', '2026-03-20T19:20'],
])('%s', (_, latitude, longitude, day, ahead, sunrise, sunset) => {
  const ours = sunTimes({ latitude, longitude }, day, ahead)
  expect(apart(ours.sunrise!, sunrise)).toBeLessThanOrEqual(1)
  expect(apart(ours.sunset!, sunset)).toBeLessThanOrEqual(1)
})

it('gives none where the sun stays up or down all day', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 }
  expect(sunTimes(tromso, '2026-06-21', 7_200)).toEqual({ sunrise: null, sunset: null })
  expect(sunTimes(tromso, '2026-12-21', 3_600)).toEqual({ sunrise: null, sunset: null })
})
