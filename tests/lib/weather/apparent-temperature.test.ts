import { apparentTemperatureC } from '@/lib/weather/apparent-temperature'

it.each([
  // e = 0.5 × 6.105 × exp(17.27 × 30 / 267.7) = 21.14 hPa; 30 + 6.98 − 1.4 − 4 = 31.6
  ['a warm humid day: 30 °C, 50 %, 2 m/s', 30, 50, 2, 31.6],
  // e = 0.6 × 6.105 × exp(17.27 × 5 / 242.7) = 5.23 hPa; 5 + 1.73 − 3.5 − 4 = −0.8
  ['a windy January morning in Delhi: 5 °C, 60 %, 5 m/s', 5, 60, 5, -0.8],
])('%s', (_, temperature, humidity, wind, feels) =>
  expect(apparentTemperatureC(temperature, humidity, wind)).toBe(feels),
)
