import { Anchor } from '@/components/ui/anchor'
import { Sentence } from '@/components/ui/sentence'
import { grouped } from '@/lib/format/numbers'
import type { AirBand, AirQuality, Pollutant } from '@/lib/weather/air-quality'
import { nameOf, t } from '@/lib/language/words'

/** The bands of the index, with their ends and colours. */
const bands: Record<AirBand, [from: number, to: number, words: string, colour: string]> = {
  good: [0, 50, nameOf('air-bands', 'Good'), '#2f8f4e'],
  satisfactory: [50, 100, nameOf('air-bands', 'Satisfactory'), '#93b83d'],
  moderate: [100, 200, nameOf('air-bands', 'Moderate'), '#e0b82e'],
  poor: [200, 300, nameOf('air-bands', 'Poor'), '#e08a2e'],
  veryPoor: [300, 400, nameOf('air-bands', 'Very poor'), '#cf4030'],
  severe: [400, 500, nameOf('air-bands', 'Severe'), '#8c2340'],
}
const pollutantWords: Record<Pollutant, string> = {
  pm25: t('fine particles (PM2.5)'),
  pm10: t('particles (PM10)'),
  no2: t('nitrogen dioxide'),
  so2: t('sulphur dioxide'),
  o3: t('ozone'),
  co: t('carbon monoxide'),
}
const highest = 500

/** India's air quality index, with its position on the scale and its derivation. */
export function AirPanel({ air }: { air: AirQuality }) {
  const { index, band, worst, pm25, pm10 } = air
  return (
    <section aria-labelledby="air" className="card self-start px-5 py-4 md:col-start-1">
      <h2 id="air">{t('Air quality')}</h2>
      <p className="mt-1 text-lg">
        <output
          aria-live="off"
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
        className="weather-scale mt-2 w-full"
        aria-hidden="true"
      >
        {Object.entries(bands).map(([name, [from, to, , colour]]) => (
          <rect key={name} x={from + 1} y="5" width={to - from - 2} height="8" fill={colour} />
        ))}
        <rect x={Math.min(index, highest - 6)} y="0" width="6" height="18" className="fill-ink" />
      </svg>
      <p className="mt-2 text-sm text-soft">
        {t('Main pollutant: {0}.', pollutantWords[worst])}
        {pm25 !== null && t(' PM2.5 {0} µg/m³.', grouped(pm25, 0))}
        {pm10 !== null && t(' PM10 {0} µg/m³.', grouped(pm10, 0))}{' '}
        <Sentence
          words={t(
            'Calculated on India’s 0 to 500 scale ({0}) from the service’s model of the last 24 hours (CAMS); a monitoring station nearby may differ.',
          )}
          parts={[
            <Anchor key="source" href="http://app.cpcbccr.com/ccr_docs/FINAL-REPORT_AQI_.pdf">
              CPCB, 2014
            </Anchor>,
          ]}
        />
      </p>
    </section>
  )
}
