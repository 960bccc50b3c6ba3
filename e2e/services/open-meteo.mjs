import { recorded, sendJson } from './answers.mjs'

/** Open-Meteo, as one base address for its three hosts. */

const days = ['21', '22', '23', '24', '25', '26', '27'].map((day) => `2026-11-${day}`)
const hours = Array.from({ length: 24 }, (_, place) => {
  const hour = (place + 15) % 24
  return `2026-11-${place + 15 < 24 ? '21' : '22'}T${String(hour).padStart(2, '0')}:00`
})

const forecast = {
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
    time: hours,
    temperature_2m: hours.map((_, place) => 24.5 - 10 * Math.sin((place / 24) * Math.PI)),
    apparent_temperature: hours.map((_, place) => 23 - 9 * Math.sin((place / 24) * Math.PI)),
    precipitation_probability: hours.map((_, place) => Math.max(0, 80 - place * 8)),
    precipitation: hours.map((_, place) => (place < 4 ? 0.8 : 0)),
    weather_code: hours.map((_, place) => (place < 4 ? 61 : place < 8 ? 3 : 1)),
    wind_speed_10m: hours.map(() => 7),
    is_day: hours.map((at) => (at.slice(11) > '06:30' && at.slice(11) < '17:30' ? 1 : 0)),
  },
  daily: {
    time: days,
    weather_code: [61, 0, 1, 2, 3, 45, 95],
    temperature_2m_max: [25.1, 25.4, 25, 24.3, 23.8, 22.9, 21.7],
    temperature_2m_min: [12.2, 11.9, 11.7, 12.6, 13.1, 12.4, 10.8],
    sunrise: days.map((day) => `${day}T06:48`),
    sunset: days.map((day) => `${day}T17:25`),
    precipitation_sum: [3.4, 0, 0, 0, 0, 0, 12.5],
    precipitation_probability_max: [80, 0, 0, 3, 10, 5, 60],
    wind_speed_10m_max: [9, 8, 8, 7, 8, 9, 21],
  },
}
const past = Array.from({ length: 25 }, () => 105)
const air = {
  hourly: {
    time: past,
    pm2_5: past,
    pm10: past.map(() => 180),
    nitrogen_dioxide: past.map(() => 40),
    ozone: past.map(() => 60),
  },
}
const paris = [
  { name: 'Paris', latitude: 48.85, longitude: 2.35, country: 'France', admin1: 'Île-de-France' },
  { name: 'Paris', latitude: 33.66, longitude: -95.56, country: 'United States', admin1: 'Texas' },
]

const noPlace = recorded('openmeteo-geocoding-empty.success.json', { generationtime_ms: 0.2 })

export const ways = {
  '/v1/forecast': (response) => sendJson(response, JSON.stringify(forecast)),
  '/v1/air-quality': (response) => sendJson(response, JSON.stringify(air)),
  '/v1/search': (response, url) =>
    sendJson(
      response,
      url.searchParams.get('name') === 'Paris' ? JSON.stringify({ results: paris }) : noPlace,
    ),
}
