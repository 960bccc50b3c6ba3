import { outlookOfSymbol } from '@/lib/weather/met-norway-symbols'

it.each([
  ['clearsky_polartwilight', 'clear', 'Clear sky'],
  ['partlycloudy_night', 'partlyCloudy', 'Partly cloudy'],
  ['rain', 'rain', 'Rain'],
  ['heavyrainshowersandthunder_day', 'storm', 'Heavy showers and thunder'],
  // Misspelt in the service itself.
  ['lightssnowshowersandthunder_day', 'storm', 'Light snow showers and thunder'],
  ['sandstorm', 'unknown', null],
  [undefined, 'unknown', null],
])('%s', (code, sky, description) => expect(outlookOfSymbol(code)).toEqual({ sky, description }))
