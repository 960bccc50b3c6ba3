/**
 * How warm the air feels in shade, °C to one decimal: AT = T + 0.33 e − 0.70 w − 4.00 with the water vapour
 * pressure e = RH / 100 × 6.105 × exp(17.27 T / (237.7 + T)) in hPa and the wind w in metres a second.
 * Steadman (1994), as used by the Australian Bureau of Meteorology:
 * https://www.bom.gov.au/info/thermal_stress/#atapproximation
 */
export function apparentTemperatureC(temperatureC: number, humidityPercent: number, windMs: number): number {
  const vapourHpa =
    (humidityPercent / 100) * 6.105 * Math.exp((17.27 * temperatureC) / (237.7 + temperatureC))
  return Math.round((temperatureC + 0.33 * vapourHpa - 0.7 * windMs - 4) * 10) / 10
}
