import { DeltaT_EspenakMeeus } from 'astronomy-engine'

/**
 * ΔT = TT − UT in seconds at the beginning of a year: how far the Earth's rotation is behind uniform time.
 * Until 2025 measured; afterwards a forecast, which no almanac can replace by a measurement.
 * Sources: International Earth Rotation Service, values of 2000–2025; its outlook to 2030; afterwards the long-term
 * parabola of Morrison and Stephenson as the almanacs use it.
 */
const DELTA_T_SECONDS: readonly (readonly [year: number, seconds: number])[] = [
  [2000, 63.83],
  [2005, 64.69],
  [2010, 66.07],
  [2015, 67.64],
  [2020, 69.36],
  [2025, 69.0],
  [2030, 69.3],
  [2050, 74.6],
  [2100, 93.2],
]

const DAYS_IN_YEAR = 365.2425

/**
 * ΔT in seconds, interpolated between the rows of the table. Before 2000 the library's own polynomials are right to a
 * second; after it they run 5 to 7 s ahead of what was measured, and every tithi would end that much early.
 * @param daysSince2000 days since noon UT of 1 January 2000
 */
export function deltaTSeconds(daysSince2000: number): number {
  const year = 2000 + daysSince2000 / DAYS_IN_YEAR
  if (year < 2000) return DeltaT_EspenakMeeus(daysSince2000)
  const after = DELTA_T_SECONDS.findIndex(([from]) => from > year)
  const [y0, s0] = DELTA_T_SECONDS.at(after < 0 ? -2 : after - 1)!
  const [y1, s1] = DELTA_T_SECONDS.at(after < 0 ? -1 : after)!
  return s0 + ((year - y0) / (y1 - y0)) * (s1 - s0)
}
