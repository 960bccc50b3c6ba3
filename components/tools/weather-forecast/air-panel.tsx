import { Anchor } from '@/components/ui/anchor'
import { grouped } from '@/lib/format/numbers'
import type { AirBand, AirQuality, Pollutant } from '@/lib/weather/air-quality'

/** The bands of the index, with their ends and colours. */
const bands: Record<AirBand, [from: number, to: number, words: string, colour: string]> = {
  good: [0, 50, 'Good', '#2f8f4e'],
  satisfactory: [50, 100, 'Satisfactory', '#93b83d'],
  moderate: [100, 200, 'Moderate', '#e0b82e'],
  poor: [200, 300, 'Poor', '#e08a2e'],
  veryPoor: [300, 400, 'Very poor', '#cf4030'],
  severe: [400, 500, 'Severe', '#8c2340'],
}
const pollutantWords: Record<Pollutant, string> = {
  pm25: 'fine particles (PM2.5)',
  pm10: 'particles (PM10)',
  no2: 'nitrogen dioxide',
  so2: 'sulphur dioxide',
  o3: 'ozone',
  co: 'carbon monoxide',
}
const highest = 500

/** India's air quality index, with its position on the scale and its derivation. */
export function AirPanel({ air }: { air: AirQuality }) {
  const { index, band, worst, pm25, pm10 } = air
  return (
    <section aria-labelledby="air" className="weather-air card px-5 py-4">
      <h2 id="air">Air quality</h2>
      <p className="mt-1 text-lg">
        <output
          name="aqi"
          data-value={index}
          className="text-3xl font-semibold tabular-nums"
          aria-label="AQI"
        >
          {index}
        </output>{' '}
        <span className="font-medium">{bands[band][2]}</span>
      </p>
      <svg
        viewBox={`0 0 ${highest} 18`}
        preserveAspectRatio="none"
        className="weather-scale"
        aria-hidden="true"
      >
        {Object.entries(bands).map(([name, [from, to, , colour]]) => (
          <rect key={name} x={from + 1} y="5" width={to - from - 2} height="8" fill={colour} />
        ))}
        <rect x={Math.min(index, highest - 6)} y="0" width="6" height="18" className="fill-ink" />
      </svg>
      <p className="mt-2 text-sm text-soft">
        Main pollutant: {pollutantWords[worst]}.{pm25 !== null && ` PM2.5 ${grouped(pm25, 0)} µg/m³.`}
        {pm10 !== null && ` PM10 ${grouped(pm10, 0)} µg/m³.`} Calculated on India’s 0 to 500 scale (
        <Anchor href="http://app.cpcbccr.com/ccr_docs/FINAL-REPORT_AQI_.pdf">CPCB, 2014</Anchor>) from the
        service’s model of the last 24 hours (CAMS); a monitoring station nearby may differ.
      </p>
    </section>
  )
}
