import type { Outlook, Sky } from '@/lib/weather/forecast'

/**
 * Symbol codes of MET Norway (https://github.com/metno/weathericons, legend of the Locationforecast service)
 * without their ending for day and night, with our words for them. Two codes are misspelt in the service
 * itself.
 */
const symbols: Record<string, readonly [Sky, string]> = {
  clearsky: ['clear', 'Clear sky'],
  fair: ['clear', 'Mostly clear'],
  partlycloudy: ['partlyCloudy', 'Partly cloudy'],
  cloudy: ['cloudy', 'Cloudy'],
  fog: ['fog', 'Fog'],
  lightrain: ['drizzle', 'Light rain'],
  rain: ['rain', 'Rain'],
  heavyrain: ['rain', 'Heavy rain'],
  lightrainshowers: ['drizzle', 'Light showers'],
  rainshowers: ['rain', 'Showers'],
  heavyrainshowers: ['rain', 'Heavy showers'],
  lightrainandthunder: ['storm', 'Light rain and thunder'],
  rainandthunder: ['storm', 'Rain and thunder'],
  heavyrainandthunder: ['storm', 'Heavy rain and thunder'],
  lightrainshowersandthunder: ['storm', 'Light showers and thunder'],
  rainshowersandthunder: ['storm', 'Showers and thunder'],
  heavyrainshowersandthunder: ['storm', 'Heavy showers and thunder'],
  lightsleet: ['snow', 'Light sleet'],
  sleet: ['snow', 'Sleet'],
  heavysleet: ['snow', 'Heavy sleet'],
  lightsleetshowers: ['snow', 'Light sleet showers'],
  sleetshowers: ['snow', 'Sleet showers'],
  heavysleetshowers: ['snow', 'Heavy sleet showers'],
  lightsleetandthunder: ['storm', 'Light sleet and thunder'],
  sleetandthunder: ['storm', 'Sleet and thunder'],
  heavysleetandthunder: ['storm', 'Heavy sleet and thunder'],
  lightssleetshowersandthunder: ['storm', 'Light sleet showers and thunder'],
  sleetshowersandthunder: ['storm', 'Sleet showers and thunder'],
  heavysleetshowersandthunder: ['storm', 'Heavy sleet showers and thunder'],
  lightsnow: ['snow', 'Light snow'],
  snow: ['snow', 'Snow'],
  heavysnow: ['snow', 'Heavy snow'],
  lightsnowshowers: ['snow', 'Light snow showers'],
  snowshowers: ['snow', 'Snow showers'],
  heavysnowshowers: ['snow', 'Heavy snow showers'],
  lightsnowandthunder: ['storm', 'Light snow and thunder'],
  snowandthunder: ['storm', 'Snow and thunder'],
  heavysnowandthunder: ['storm', 'Heavy snow and thunder'],
  lightssnowshowersandthunder: ['storm', 'Light snow showers and thunder'],
  snowshowersandthunder: ['storm', 'Snow showers and thunder'],
  heavysnowshowersandthunder: ['storm', 'Heavy snow showers and thunder'],
}

/** The outlook of a code such as 'lightrainshowers_night'; 'unknown' for one that the legend does not list. */
export function outlookOfSymbol(code: unknown): Outlook {
  const name = typeof code === 'string' ? code.replace(/_(day|night|polartwilight)$/, '') : ''
  const known = Object.hasOwn(symbols, name) ? symbols[name] : undefined
  return known ? { sky: known[0], description: known[1] } : { sky: 'unknown', description: null }
}
