import { existsSync, readFileSync } from 'node:fs'
import type { City } from '@/lib/weather/city'

/** Answers of the two services, made by hand to their documented shapes. */

export const delhi: City = {
  name: 'Delhi',
  region: 'Delhi',
  country: 'India',
  latitude: 28.65,
  longitude: 77.23,
  district: null,
  alias: null,
}

const hourNames = Array.from({ length: 24 }, (_, hour) => `2026-11-21T${String(hour).padStart(2, '0')}:00`)
const dayNames = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)

export const openMeteoForecast = {
  utc_offset_seconds: 19_800,
  current: {
    time: '2026-11-21T15:30',
    temperature_2m: 24.6,
    relative_humidity_2m: 41,
    apparent_temperature: 23.9,
    is_day: 1,
    weather_code: 61,
    wind_speed_10m: 6.8,
  },
  hourly: {
    time: hourNames,
    temperature_2m: hourNames.map((_, hour) => 12 + hour / 2),
    apparent_temperature: hourNames.map(() => 11),
    precipitation_probability: hourNames.map((_, hour) => hour * 4),
    precipitation: hourNames.map(() => 0),
    weather_code: hourNames.map(() => 0),
    wind_speed_10m: hourNames.map(() => 5),
    is_day: hourNames.map((_, hour) => (hour > 6 && hour < 18 ? 1 : 0)),
  },
  daily: {
    time: dayNames,
    weather_code: [61, 0, 0, 2, 3, 45, 95],
    temperature_2m_max: [25.1, 25.4, 25, 24.3, 23.8, 23, 22],
    temperature_2m_min: [12.2, 11.9, 11.7, 12.6, 13.1, 12, 11],
    sunrise: dayNames.map((day) => `${day}T06:48`),
    sunset: dayNames.map((day) => `${day}T17:25`),
    precipitation_sum: [3.4, 0, 0, 0, 0, 0, 12],
    precipitation_probability_max: [80, 0, 0, 3, 10, 5, 60],
    wind_speed_10m_max: [9, 8, 8, 8, 8, 8, 20],
  },
}

export const openMeteoPlaces = {
  results: [
    { name: 'Paris', latitude: 48.85, longitude: 2.35, country: 'France', admin1: 'Île-de-France' },
    { name: 'Paris', latitude: 33.66, longitude: -95.56, country: 'United States', admin1: 'Texas' },
  ],
}

const hours = (value: number) => Array.from({ length: 25 }, () => value)
export const openMeteoAir = {
  hourly: {
    time: hours(0),
    pm2_5: hours(105),
    pm10: hours(180),
    nitrogen_dioxide: hours(40),
    sulphur_dioxide: hours(10),
    ozone: hours(60),
    carbon_monoxide: hours(900),
  },
}

/** 21 November 2026, 10:00 UTC, which is 15:30 in India. */
const readingSecond = 1_795_255_200
const threeHours = 10_800

export const openWeatherCurrent = {
  weather: [{ id: 500, description: 'light rain', icon: '10d' }],
  main: { temp: 24.6, feels_like: 23.9, temp_min: 24, temp_max: 25.5, humidity: 41 },
  wind: { speed: 2 },
  dt: readingSecond,
  sys: { country: 'IN', sunrise: 1_795_224_000, sunset: 1_795_262_100 },
  timezone: 19_800,
  name: 'Delhi',
  cod: 200,
}

/** Forty steps from 12:00 UTC on, each a little colder. */
export const openWeatherAhead = {
  cod: '200',
  list: Array.from({ length: 40 }, (_, step) => ({
    dt: readingSecond + 7_200 + step * threeHours,
    main: { temp: 24 - step / 10, feels_like: 23, temp_min: 24 - step / 10, temp_max: 24, humidity: 50 },
    weather: [
      step === 3
        ? { id: 211, description: 'thunderstorm', icon: '11n' }
        : { id: 800, description: 'clear sky' },
    ],
    wind: { speed: 1 },
    pop: step === 3 ? 0.43 : 0,
    ...(step === 3 ? { rain: { '3h': 2.5 } } : {}),
  })),
  city: { timezone: 19_800, country: 'IN' },
}

export const openWeatherAir = {
  list: Array.from({ length: 24 }, () => ({
    components: { pm2_5: 105, pm10: 180, no2: 40, so2: 10, o3: 60, co: 900 },
  })),
}

const folder = '../shared/fixtures'
export const fixturesFolder = folder

/** A recorded answer, for tests that run only where the recordings are at hand. */
export function recordedAnswer(name: string): unknown {
  const path = `${folder}/${name}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : null
}
