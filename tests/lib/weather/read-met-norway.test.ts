import { readMetNorway } from '@/lib/weather/read-met-norway'
import { WeatherUnreadable } from '@/lib/weather/read-parts'
import { compactForecast } from '../../../e2e/services/met-norway.mjs'
import { delhi } from './weather-answers'

const hour = 3_600
/** 21 November 2026, 10:00 UTC, which is 15:30 in India. */
const start = Date.UTC(2026, 10, 21, 10) / 1_000
const minutesPast = 20 * 60
const forecast = readMetNorway(compactForecast(start * 1_000), delhi, start + minutesPast)

const step = (second: number, data: object) => ({
  time: new Date(second * 1_000).toISOString(),
  data: { instant: { details: { air_temperature: 20, relative_humidity: 50, wind_speed: 2 } }, ...data },
})
const rain = (mm: number, symbol = 'rain') => ({
  summary: { symbol_code: symbol },
  details: { precipitation_amount: mm },
})
const answer = (...timeseries: object[]) => ({ properties: { timeseries } })

it('gives the present on India’s clock: 10:00 UTC is 15:30, 1.9 m/s is 6.8 km/h', () => {
  expect(forecast.aheadSeconds).toBe(19_800)
  expect(forecast.now).toEqual({
    at: '2026-11-21T15:30',
    temperatureC: 29.5,
    // e = 0.41 × 6.105 × exp(17.27 × 29.5 / 267.2) = 16.85 hPa; 29.5 + 5.56 − 1.33 − 4 = 29.7
    feelsLikeC: 29.7,
    humidityPercent: 41,
    windKmh: 6.8,
    sky: 'rain',
    description: 'Showers',
    isDay: true,
  })
})

it('gives 24 hours from the present one, with night after sunset', () => {
  expect(forecast.stepHours).toBe(1)
  expect(forecast.hours).toHaveLength(24)
  expect(forecast.hours[0]).toMatchObject({ at: '2026-11-21T15:30', rainMm: 0.8, rainPercent: null })
  expect(forecast.hours.filter(({ isDay }) => isDay).map(({ at }) => at.slice(11))).toEqual([
    '15:30', '16:30', '07:30', '08:30', '09:30', '10:30', '11:30', '12:30', '13:30', '14:30',
  ]) // prettier-ignore
})

it('gives nine days, and states from when on they rest on four readings', () => {
  expect(forecast.days.map(({ day }) => day)).toEqual(
    ['21', '22', '23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
  )
  expect(forecast.days.map(({ stepHours }) => stepHours)).toEqual([1, 1, 1, 6, 6, 6, 6, 6, 6])
  expect(forecast.days.map(({ partial }) => partial)).toEqual([true, ...Array(8).fill(false)])
  expect(forecast.days[1]).toMatchObject({ minC: 9.7, maxC: 29.5, sky: 'clear', description: 'Mostly clear', rainMm: 0 })
  // Of 05:30, 11:30, 17:30 and 23:30 the warmest is 17:30: 19.6 + 10 cos 37.5° = 27.5, not 29.6.
  expect(forecast.days[5]).toMatchObject({ minC: 11.7, maxC: 27.5 })
  expect(forecast.days[0]).toMatchObject({ sunrise: '2026-11-21T06:48', sunset: '2026-11-21T17:25', rainMm: 3.2 })
}) // prettier-ignore

it('leaves out what is over: the same answer three hours later begins three hours later', () => {
  const later = readMetNorway(compactForecast(start * 1_000), delhi, start + 3 * hour + minutesPast)
  expect(later.now?.at).toBe('2026-11-21T18:30')
  expect(later.hours[0]?.at).toBe('2026-11-21T18:30')
  expect(later.days[0]?.rainMm).toBe(0.8)
})

it('shares out rain that falls over midnight: 6 mm from 23:30 are half a millimetre before it', () => {
  const night = Date.UTC(2026, 10, 21, 18) / 1_000
  const { days } = readMetNorway(
    answer(
      step(night, { next_6_hours: rain(6) }),
      step(night + 6 * hour, { next_6_hours: rain(0) }),
      step(night + 12 * hour, { next_6_hours: rain(0) }),
    ),
    delhi,
    night,
  )
  expect(days.map(({ day, rainMm }) => [day, rainMm])).toEqual([
    ['2026-11-21', 0.5],
    ['2026-11-22', 5.5],
  ])
})

it('takes the extremes of a period where the service states them', () => {
  const extremes = { ...rain(0).details, air_temperature_min: 12, air_temperature_max: 31 }
  const { days } = readMetNorway(
    answer(step(start, { next_6_hours: { ...rain(0), details: extremes } })),
    delhi,
    start,
  )
  expect(days[0]).toMatchObject({ minC: 12, maxC: 31 })
})

it('shows a place outside India in UTC, because the service names no zone', () => {
  const paris = { ...delhi, name: 'Paris', country: 'France', latitude: 48.85, longitude: 2.35 }
  const there = readMetNorway(compactForecast(start * 1_000), paris, start)
  expect([there.aheadSeconds, there.now?.at]).toEqual([null, '2026-11-21T10:00'])
})

it('with six-hourly steps alone shows those', () => {
  const steps = [0, 6, 12, 18, 24].map((after) => step(start + after * hour, { next_6_hours: rain(1) }))
  const { hours, stepHours } = readMetNorway(answer(...steps), delhi, start)
  expect([stepHours, hours.length]).toEqual([6, 4])
})

it.each([
  ['no time series', { properties: {} }],
  ['a step without a temperature', answer({ time: '2026-11-21T10:00:00Z', data: { instant: { details: {} } } })],
  ['a step without a time', answer({ data: step(start, {}).data })],
  ['nothing that lies ahead', answer(step(start - 7 * hour, {}))],
])('cannot be read with %s', (_, body) =>
  expect(() => readMetNorway(body, delhi, start)).toThrow(WeatherUnreadable),
) // prettier-ignore
