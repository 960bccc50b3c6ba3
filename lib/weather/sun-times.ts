import { clockTime } from '@/lib/weather/local-time'

const daySeconds = 86_400
/** The epoch J2000.0, noon of 1 January 2000, in seconds since 1970. */
const noonOf2000 = 946_728_000
const centurySeconds = 36_525 * daySeconds
/** The sun’s upper edge on the horizon: 34′ of refraction and 16′ of its radius. */
const zenithDegrees = 90.833

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const inDegrees = (radians: number) => (radians * 180) / Math.PI

interface Coordinates {
  latitude: number
  longitude: number
}

interface SunTimes {
  /** 'YYYY-MM-DDTHH:MM' of the place's own clock; null where the sun does not rise or set on that day. */
  sunrise: string | null
  sunset: string | null
}

/**
 * Sunrise and sunset of a calendar day ('YYYY-MM-DD') on a clock `aheadSeconds` ahead of UTC, rounded to the
 * minute, for a flat horizon at sea level. Degrees north and east. Formulas of the NOAA solar calculator,
 * after Meeus, Astronomical Algorithms: https://gml.noaa.gov/grad/solcalc/calcdetails.html. Within a minute
 * below 72 degrees of latitude.
 */
export function sunTimes(place: Coordinates, day: string, aheadSeconds: number): SunTimes {
  const midnight = Date.parse(`${day}T00:00Z`) / 1_000
  const timeOf = (side: -1 | 1) => {
    const second = horizonSecond(place, midnight, side)
    return second === null ? null : clockTime(Math.round(second / 60) * 60, aheadSeconds)
  }
  return { sunrise: timeOf(-1), sunset: timeOf(1) }
}

/** The second, since 1970, at which the sun crosses the horizon before (-1) or after (1) noon. */
function horizonSecond({ latitude, longitude }: Coordinates, midnight: number, side: -1 | 1): number | null {
  let second = midnight + daySeconds / 2 - longitude * 240
  // The sun moves while it rises: the second round takes its place at the time found in the first.
  for (let round = 0; round < 3; round += 1) {
    const { declination, equationMinutes } = sunAt(second)
    const hourAngle = inDegrees(
      Math.acos(
        (cosine(zenithDegrees) - sine(latitude) * sine(declination)) /
          (cosine(latitude) * cosine(declination)),
      ),
    )
    if (Number.isNaN(hourAngle)) return null
    second = midnight + (720 - 4 * longitude - equationMinutes + side * 4 * hourAngle) * 60
  }
  return second
}

/** The sun's declination in degrees, and by how many minutes a sundial is ahead of the clock. */
function sunAt(second: number): { declination: number; equationMinutes: number } {
  const century = (second - noonOf2000) / centurySeconds
  const longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const centre =
    sine(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sine(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sine(3 * anomaly) * 0.000289
  const node = 125.04 - 1_934.136 * century
  const apparent = longitude + centre - 0.00569 - 0.00478 * sine(node)
  const obliquity = 23.439291 - 0.0130042 * century + 0.00256 * cosine(node)
  const declination = inDegrees(Math.asin(sine(obliquity) * sine(apparent)))
  const half = Math.tan((obliquity * Math.PI) / 360) ** 2
  const equation =
    half * sine(2 * longitude) -
    2 * eccentricity * sine(anomaly) +
    4 * eccentricity * half * sine(anomaly) * cosine(2 * longitude) -
    0.5 * half ** 2 * sine(4 * longitude) -
    1.25 * eccentricity ** 2 * sine(2 * anomaly)
  return { declination, equationMinutes: 4 * inDegrees(equation) }
}
