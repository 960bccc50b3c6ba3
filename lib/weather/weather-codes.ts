import type { Outlook, Sky } from '@/lib/weather/forecast'

/** Codes of the World Meteorological Organization's table 4677 that Open-Meteo uses, with our words for them. */
const wmoCodes: Record<number, readonly [Sky, string]> = {
  0: ['clear', 'Clear sky'],
  1: ['clear', 'Mainly clear'],
  2: ['partlyCloudy', 'Partly cloudy'],
  3: ['cloudy', 'Overcast'],
  45: ['fog', 'Fog'],
  48: ['fog', 'Fog with rime'],
  51: ['drizzle', 'Light drizzle'],
  53: ['drizzle', 'Drizzle'],
  55: ['drizzle', 'Heavy drizzle'],
  56: ['drizzle', 'Light freezing drizzle'],
  57: ['drizzle', 'Freezing drizzle'],
  61: ['rain', 'Light rain'],
  63: ['rain', 'Rain'],
  65: ['rain', 'Heavy rain'],
  66: ['rain', 'Light freezing rain'],
  67: ['rain', 'Freezing rain'],
  71: ['snow', 'Light snow'],
  73: ['snow', 'Snow'],
  75: ['snow', 'Heavy snow'],
  77: ['snow', 'Snow grains'],
  80: ['rain', 'Light showers'],
  81: ['rain', 'Showers'],
  82: ['rain', 'Violent showers'],
  85: ['snow', 'Light snow showers'],
  86: ['snow', 'Heavy snow showers'],
  95: ['storm', 'Thunderstorm'],
  96: ['storm', 'Thunderstorm with hail'],
  99: ['storm', 'Thunderstorm with heavy hail'],
}

export function outlookOfWmo(code: unknown): Outlook {
  const known = typeof code === 'number' && Object.hasOwn(wmoCodes, code) ? wmoCodes[code] : undefined
  return known ? { sky: known[0], description: known[1] } : { sky: 'unknown', description: null }
}

/** OpenWeather's ids go by hundreds: 2 storm, 3 drizzle, 5 rain, 6 snow, 7 haze and dust, 8 clouds. */
const skyOfHundreds: Record<number, Sky> = { 2: 'storm', 3: 'drizzle', 5: 'rain', 6: 'snow', 7: 'fog' }
const skyOfClouds: Record<number, Sky> = {
  800: 'clear',
  801: 'clear',
  802: 'partlyCloudy',
  803: 'cloudy',
  804: 'cloudy',
}

export function skyOfOpenWeather(id: unknown): Sky {
  if (typeof id !== 'number') return 'unknown'
  return skyOfClouds[id] ?? skyOfHundreds[Math.floor(id / 100)] ?? 'unknown'
}

/** How much each sky matters to somebody who plans a day: of a day's hours the worst is shown. */
const weights: Record<Sky, number> = {
  storm: 8,
  snow: 7,
  rain: 6,
  drizzle: 5,
  fog: 4,
  cloudy: 3,
  partlyCloudy: 2,
  clear: 1,
  unknown: 0,
}

/** The outlook of a day from those of its hours: the worst sky of the day. */
export function worstOutlook(outlooks: readonly Outlook[]): Outlook {
  const unknown: Outlook = { sky: 'unknown', description: null }
  const worst = outlooks.reduce(
    (one, other) => (weights[other.sky] > weights[one.sky] ? other : one),
    unknown,
  )
  return { sky: worst.sky, description: worst.description }
}
