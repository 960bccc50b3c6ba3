import { sendJson } from './answers.mjs'

/** OpenWeather's current weather, forecast of five days, air and search, after https://openweathermap.org/api. */

const threeHours = 10_800
const start = Date.UTC(2026, 10, 21, 10) / 1_000

const current = {
  cod: 200,
  dt: start,
  timezone: 19_800,
  name: 'Delhi',
  sys: { country: 'IN', sunrise: start - 31_320, sunset: start + 6_900 },
  main: { temp: 24.6, feels_like: 23.9, temp_min: 24.1, temp_max: 25.1, humidity: 41 },
  weather: [{ id: 500, description: 'light rain', icon: '10d' }],
  wind: { speed: 1.9 },
}
const ahead = {
  cod: '200',
  city: { timezone: 19_800 },
  list: Array.from({ length: 40 }, (_, place) => ({
    dt: start + (place + 1) * threeHours,
    main: { temp: 20, temp_min: 18, temp_max: 22, humidity: 50 },
    weather: [{ id: 800, description: 'clear sky', icon: '01d' }],
    wind: { speed: 2 },
    pop: 0.1,
  })),
}

export const ways = {
  '/data/2.5/weather': (response) => sendJson(response, JSON.stringify(current)),
  '/data/2.5/forecast': (response) => sendJson(response, JSON.stringify(ahead)),
  '/data/2.5/air_pollution/history': (response) => sendJson(response, '{"list":[]}'),
  '/geo/1.0/direct': (response) => sendJson(response, '[]'),
}
