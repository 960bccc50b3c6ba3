/** One hour of modelled air, in micrograms a cubic metre; null where data is missing. */
export interface AirHour {
  pm25: number | null
  pm10: number | null
  no2: number | null
  so2: number | null
  o3: number | null
  co: number | null
}

export type Pollutant = keyof AirHour
export type AirBand = 'good' | 'satisfactory' | 'moderate' | 'poor' | 'veryPoor' | 'severe'

/** India's national index from a service's figures. */
export interface AirQuality {
  /** 0 to 500, whole. */
  index: number
  band: AirBand
  /** The pollutant that decides. */
  worst: Pollutant
  /** Means of the last 24 hours, micrograms a cubic metre. */
  pm25: number | null
  pm10: number | null
}

/**
 * The day on which this list was last checked, for `npm run data stale`.
 * @public
 */
export const airBandsCheckedOn = '2026-11-21'

/**
 * Where each band ends: Central Pollution Control Board, National Air Quality Index, 2014, as tabulated by OpenAQ
 * (https://github.com/openaq/aqi-hub/blob/main/docs/data/india/breakpoints.csv). The last
 * band is open; the rise that makes another 100 there is that of the board's own calculator sheet. Micrograms a cubic
 * metre, also for carbon monoxide, which the board gives in milligrams.
 */
const bandEnds: Record<Pollutant, { hours: number; ends: readonly number[]; beyond: number }> = {
  pm25: { hours: 24, ends: [30, 60, 90, 120, 250], beyond: 130 },
  pm10: { hours: 24, ends: [50, 100, 250, 350, 430], beyond: 80 },
  no2: { hours: 24, ends: [40, 80, 180, 280, 400], beyond: 120 },
  so2: { hours: 24, ends: [40, 80, 380, 800, 1_600], beyond: 800 },
  o3: { hours: 8, ends: [50, 100, 168, 208, 748], beyond: 539 },
  co: { hours: 8, ends: [1_000, 2_000, 10_000, 17_000, 34_000], beyond: 17_000 },
}

const indexEnds = [50, 100, 200, 300, 400, 500]
const bands: readonly AirBand[] = ['good', 'satisfactory', 'moderate', 'poor', 'veryPoor', 'severe']
const pollutants = Object.keys(bandEnds) as Pollutant[]

/** The sub-index of a mean: straight lines between the ends of the bands, and 500 at most. */
export function subIndex(pollutant: Pollutant, mean: number): number {
  const { ends, beyond } = bandEnds[pollutant]
  const all = [0, ...ends, ends.at(-1)! + beyond]
  const band = all.findIndex((end, place) => place > 0 && mean <= end)
  if (band === -1) return 500
  const [from, to] = [all[band - 1]!, all[band]!]
  const [low, high] = [[0, ...indexEnds][band - 1]!, indexEnds[band - 1]!]
  return low + ((mean - from) / (to - from)) * (high - low)
}

export function airBandOf(index: number): AirBand {
  return bands[indexEnds.findIndex((end) => index <= end)] ?? 'severe'
}

/** The board wants two thirds of the hours: 16 of 24. */
const shareNeeded = 2 / 3

/** The mean of the last hours of a pollutant, or null when too few of them are known. */
function meanOf(hours: readonly AirHour[], pollutant: Pollutant, length: number): number | null {
  const known = hours.slice(-length).flatMap((hour) => hour[pollutant] ?? [])
  if (known.length < length * shareNeeded) return null
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

/**
 * India's index from the last 24 hours, oldest first: the worst sub-index of means over 24 hours, 8 for ozone and
 * carbon monoxide. Null with fewer than three pollutants or without particles, as the board has it.
 */
export function indianAirQuality(hours: readonly AirHour[]): AirQuality | null {
  const means = pollutants.flatMap((pollutant) => {
    const mean = meanOf(hours, pollutant, bandEnds[pollutant].hours)
    return mean === null ? [] : [{ pollutant, mean, index: Math.round(subIndex(pollutant, mean)) }]
  })
  const particles = means.some(({ pollutant }) => pollutant === 'pm25' || pollutant === 'pm10')
  if (means.length < 3 || !particles) return null
  const worst = means.reduce((a, b) => (b.index > a.index ? b : a))
  const mean = (wanted: Pollutant) => means.find(({ pollutant }) => pollutant === wanted)?.mean ?? null
  return {
    index: worst.index,
    band: airBandOf(worst.index),
    worst: worst.pollutant,
    pm25: mean('pm25'),
    pm10: mean('pm10'),
  }
}
