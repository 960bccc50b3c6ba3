import { WeatherUnreadable } from '@/lib/weather/read-parts'
import { readOpenWeather, readOpenWeatherAir, readOpenWeatherPlaces } from '@/lib/weather/read-openweather'
import { describeWhenPresent } from '../../when-present'
import {
  delhi,
  fixturesFolder,
  openWeatherAhead,
  openWeatherAir,
  openWeatherCurrent,
  recordedAnswer,
} from './weather-answers'

const nowhere = { name: 'Somewhere', region: null, country: null, latitude: 0, longitude: 0 }

describe('OpenWeather’s forecast', () => {
  const forecast = readOpenWeather(openWeatherCurrent, openWeatherAhead, delhi)

  it('gives the present: 10:00 UTC is 15:30 in India, 2 m/s is 7.2 km/h', () => {
    expect(forecast.now).toEqual({
      at: '2026-11-21T15:30',
      temperatureC: 24.6,
      feelsLikeC: 23.9,
      humidityPercent: 41,
      windKmh: 7.2,
      sky: 'rain',
      description: 'Light rain',
      isDay: true,
    })
  })

  it('gives 24 hours in eight steps of three', () => {
    expect(forecast.stepHours).toBe(3)
    expect(forecast.hours).toHaveLength(8)
    expect(forecast.hours[0]).toMatchObject({ at: '2026-11-21T17:30', temperatureC: 24, rainMm: 0 })
    expect(forecast.hours[3]).toMatchObject({
      at: '2026-11-22T02:30',
      rainPercent: 43,
      rainMm: 2.5,
      sky: 'storm',
      isDay: false,
    })
  })

  it('gathers the steps into days of the place’s calendar, and marks those that are not whole', () => {
    // 17:30, 20:30 and 23:30 are left of the 21st; 40 − 3 − 4 × 8 = 5 steps fall on the 26th.
    expect(forecast.days.map(({ day }) => day.slice(-2))).toEqual(['21', '22', '23', '24', '25', '26'])
    expect(forecast.days.map(({ partial }) => partial)).toEqual([true, false, false, false, false, true])
  })

  it('joins the present into today, and tells the worst sky of a day', () => {
    const [today, tomorrow] = forecast.days
    expect(today).toMatchObject({
      minC: 23.8,
      maxC: 25.5,
      description: 'Light rain',
      sunrise: '2026-11-21T06:50',
      sunset: '2026-11-21T17:25',
    })
    // Steps 3 to 10 lie on the 22nd: the last has a least temperature of 24 − 1.
    expect(tomorrow).toMatchObject({
      minC: 23,
      maxC: 24,
      description: 'Thunderstorm',
      rainMm: 2.5,
      rainPercent: 43,
      sunrise: null,
    })
  })

  it('names the country when the list did not', () => {
    expect(readOpenWeather(openWeatherCurrent, openWeatherAhead, nowhere).place.country).toBe('India')
  })

  it('reads a present in kelvin as what it is', () => {
    const kelvin = { ...openWeatherCurrent, main: { temp: 297.75 } }
    expect(readOpenWeather(kelvin, openWeatherAhead, delhi).now).toMatchObject({
      temperatureC: 24.6,
      feelsLikeC: null,
    })
  })

  it.each<[string, unknown, unknown]>([
    ['no present', null, openWeatherAhead],
    ['a present without a temperature', { dt: 1 }, openWeatherAhead],
    ['a present at no time', { ...openWeatherCurrent, dt: 'now' }, openWeatherAhead],
    ['a forecast without a list', openWeatherCurrent, { cod: '200' }],
  ])('refuses %s', (_, current, ahead) => {
    expect(() => readOpenWeather(current, ahead, delhi)).toThrow(WeatherUnreadable)
  })
})

it('OpenWeather’s search gives places with state and country', () => {
  const body = [{ name: 'Darwin', lat: -12.46, lon: 130.84, country: 'AU', state: 'Northern Territory' }]
  const [name, region, country] = ['Darwin', 'Northern Territory', 'Australia']
  expect(readOpenWeatherPlaces(body)).toEqual([
    { name, region, country, latitude: -12.46, longitude: 130.84 },
  ])
  expect(readOpenWeatherPlaces([])).toEqual([])
  expect(() => readOpenWeatherPlaces({})).toThrow(WeatherUnreadable)
})

it('OpenWeather’s air of a day gives India’s index', () => {
  expect(readOpenWeatherAir(openWeatherAir)).toMatchObject({ index: 250, worst: 'pm25' })
  expect(readOpenWeatherAir({ list: [] })).toBeNull()
  expect(() => readOpenWeatherAir({})).toThrow(WeatherUnreadable)
})

describeWhenPresent(fixturesFolder, 'recorded answers of OpenWeather')('the recorded answers', () => {
  const ahead = recordedAnswer('openweather-forecast.success')

  it('of today are understood', () => {
    const forecast = readOpenWeather(recordedAnswer('openweather-current.success'), ahead, nowhere)
    // 08:00 UTC and two hours; 2.66 m/s × 3.6 = 9.576.
    expect(forecast.now).toMatchObject({
      at: '2025-05-29T10:00',
      temperatureC: 12.36,
      feelsLikeC: 11.65,
      windKmh: 9.6,
    })
    expect(forecast.place.country).toBe('Italy')
    expect(forecast.days).toHaveLength(1)
    expect(forecast.days[0]).toMatchObject({ minC: 11.45, maxC: 14.07, rainPercent: 43, partial: true })
  })

  it('of 2018, in kelvin and without feels-like or zone, are understood', () => {
    const forecast = readOpenWeather(
      recordedAnswer('openweather-current.recorded.success'),
      { list: [] },
      nowhere,
    )
    // 281.35 K − 273.15.
    expect(forecast.now).toMatchObject({
      temperatureC: 8.2,
      feelsLikeC: null,
      humidityPercent: 87,
      description: 'Clear sky',
      isDay: false,
    })
    expect(forecast.aheadSeconds).toBeNull()
    expect(forecast.place.country).toBe('United States')
  })
})
