import { todayOf } from '@/lib/weather/forecast'
import { readOpenMeteo, readOpenMeteoAir, readOpenMeteoPlaces } from '@/lib/weather/read-open-meteo'
import { WeatherUnreadable } from '@/lib/weather/read-parts'
import { describeWhenPresent } from '../../when-present'
import {
  delhi,
  fixturesFolder,
  openMeteoAir,
  openMeteoForecast,
  openMeteoPlaces,
  recordedAnswer,
} from './weather-answers'

describe('Open-Meteo’s forecast', () => {
  const forecast = readOpenMeteo(openMeteoForecast, delhi)

  it('gives the present on the clock of the place', () => {
    expect(forecast.now).toEqual({
      at: '2026-11-21T15:30',
      temperatureC: 24.6,
      feelsLikeC: 23.9,
      humidityPercent: 41,
      windKmh: 6.8,
      sky: 'rain',
      description: 'Light rain',
      isDay: true,
    })
    expect(forecast.aheadSeconds).toBe(19_800)
  })

  it('gives seven days, and today’s by the date of the reading', () => {
    expect(forecast.days).toHaveLength(7)
    expect(todayOf(forecast)).toMatchObject({
      day: '2026-11-21',
      minC: 12.2,
      maxC: 25.1,
      sunrise: '2026-11-21T06:48',
      sunset: '2026-11-21T17:25',
      rainPercent: 80,
      partial: false,
    })
  })

  it('gives the hours from the present one on', () => {
    expect(forecast.hours.map(({ at }) => at.slice(11))).toEqual(
      ['15', '16', '17', '18', '19', '20', '21', '22', '23'].map((hour) => `${hour}:00`),
    )
    expect(forecast.hours[0]).toMatchObject({ temperatureC: 19.5, rainPercent: 60, isDay: true })
    expect(forecast.hours.at(-1)?.isDay).toBe(false)
  })

  it.each([12, 'rain'])('leaves the sky open for the code %j', (weather_code) => {
    const body = { ...openMeteoForecast, current: { ...openMeteoForecast.current, weather_code } }
    expect(readOpenMeteo(body, delhi).now).toMatchObject({ sky: 'unknown', description: null })
  })

  it('leaves out figures beyond nature, and days without a temperature', () => {
    const current = { ...openMeteoForecast.current, relative_humidity_2m: 140, wind_speed_10m: -3 }
    const daily = { ...openMeteoForecast.daily, temperature_2m_max: [25, null, 'warm', 24, 24, 24, 24] }
    const odd = readOpenMeteo({ ...openMeteoForecast, current, daily }, delhi)
    expect(odd.now).toMatchObject({ humidityPercent: null, windKmh: null })
    expect(odd.days.map(({ day }) => day.slice(-2))).toEqual(['21', '24', '25', '26', '27'])
  })

  it.each([
    ['an empty object', {}],
    ['a present without a temperature', { current: { time: '2026-11-21T15:30' } }],
    ['days that are no lists', { daily: { time: 'today' } }],
  ])('refuses %s', (_, body) => {
    expect(() => readOpenMeteo(body, delhi)).toThrow(WeatherUnreadable)
  })
})

describe('Open-Meteo’s search', () => {
  it('gives places with state and country', () => {
    const texas = { name: 'Paris', region: 'Texas', country: 'United States' }
    expect(readOpenMeteoPlaces(openMeteoPlaces)[1]).toEqual({ ...texas, latitude: 33.66, longitude: -95.56 })
  })
  it('without results knows no place', () => {
    expect(readOpenMeteoPlaces({ generationtime_ms: 0.15 })).toEqual([])
  })
  it.each([[null], [{ results: {} }], [{ results: [{ name: 'X' }] }]])('refuses %j', (body) => {
    expect(() => readOpenMeteoPlaces(body)).toThrow(WeatherUnreadable)
  })
})

it('Open-Meteo’s air: PM2.5 of 105 is midway from 90 to 120, so midway from 200 to 300', () => {
  const air = { index: 250, band: 'poor', worst: 'pm25', pm25: 105, pm10: 180 }
  expect(readOpenMeteoAir(openMeteoAir)).toEqual(air)
  expect(readOpenMeteoAir({})).toBeNull()
})

describeWhenPresent(fixturesFolder, 'recorded answers of Open-Meteo')('the recorded answers', () => {
  it('with present and five days are understood', () => {
    const forecast = readOpenMeteo(recordedAnswer('openmeteo-forecast-current-delhi.constructed'), delhi)
    expect(forecast.now).toMatchObject({
      temperatureC: 24.6,
      feelsLikeC: 23.9,
      description: 'Mainly clear',
      windKmh: 6.8,
    })
    expect(forecast.days).toHaveLength(5)
    expect(todayOf(forecast)).toMatchObject({ minC: 12.2, maxC: 25.1, sunrise: null })
    expect(forecast.hours).toEqual([])
  })
  it('with the present in its older form are understood', () => {
    const forecast = readOpenMeteo(recordedAnswer('openmeteo-forecast-current.success'), delhi)
    expect(forecast.now).toMatchObject({
      at: '2023-10-25T20:45',
      temperatureC: 29,
      windKmh: 12.2,
      isDay: false,
    })
    expect(forecast.aheadSeconds).toBe(34_200)
    expect(forecast.days).toEqual([])
  })
  it('of the search are understood, the empty one too', () => {
    expect(readOpenMeteoPlaces(recordedAnswer('openmeteo-geocoding.success'))).toMatchObject([
      { name: 'Darwin', region: 'Northern Territory', country: 'Australia' },
    ])
    expect(readOpenMeteoPlaces(recordedAnswer('openmeteo-geocoding-empty.success'))).toEqual([])
  })
})
