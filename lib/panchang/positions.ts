import {
  AstroTime,
  e_tilt,
  EclipticGeoMoon,
  MakeTime,
  SetDeltaTFunction,
  SunPosition,
} from 'astronomy-engine'
import { deltaTSeconds } from '@/lib/panchang/delta-t'
import type { Moment } from '@/lib/panchang/indian-time'

SetDeltaTFunction(deltaTSeconds)

/** An angle brought into 0° ≤ angle < 360°. */
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

export interface Positions {
  /** Apparent geocentric longitudes on the true ecliptic and equinox of date, in degrees. */
  sunTropical: number
  moonTropical: number
  /** True Lahiri ayanamsa in degrees: what to subtract for sidereal longitudes. */
  ayanamsa: number
}

const astroTime = (moment: Moment): AstroTime => MakeTime(new Date(moment))

/**
 * True Lahiri ayanamsa in degrees: 23.857092…° at J2000 plus precession (85885.53237″ + 5028.796584″ T + 1.105546″ T²,
 * T in Julian centuries of TT from J2000) plus the nutation in longitude. It is the ayanamsa of the Indian Astronomical
 * Ephemeris and of the Rashtriya Panchang. Without the nutation nakshatras would end up to 30 s off.
 */
function lahiriAyanamsa(time: AstroTime): number {
  const T = time.tt / 36_525
  const meanSeconds = 85_885.53237 + 5028.796584 * T + 1.105546 * T * T
  return (meanSeconds + e_tilt(time).dpsi) / 3600
}

/**
 * The positions of Sun and Moon. The Moon's longitude less the Sun's is taken here and not from the library's
 * phase functions, which leave out the aberration of sunlight (20.5″) and would end every tithi 40 s late.
 * Source: astronomy-engine 2.1 (VSOP87 and Brown's lunar theory), within 3″ of JPL DE431 for 1900–2100.
 */
export function positionsAt(moment: Moment): Positions {
  const time = astroTime(moment)
  return {
    sunTropical: SunPosition(time).elon,
    moonTropical: EclipticGeoMoon(time).lon,
    ayanamsa: lahiriAyanamsa(time),
  }
}

/** Moon less Sun in degrees: 0° at new moon, 180° at full moon. */
export function elongationAt(moment: Moment): number {
  const time = astroTime(moment)
  return turned(EclipticGeoMoon(time).lon - SunPosition(time).elon)
}

/** Sidereal longitude of the Sun in degrees: tropical longitude less the ayanamsa. */
export function siderealSunAt(moment: Moment): number {
  const time = astroTime(moment)
  return turned(SunPosition(time).elon - lahiriAyanamsa(time))
}

/** The sidereal longitude of the Moon, in degrees. */
export function siderealMoonAt(moment: Moment): number {
  const time = astroTime(moment)
  return turned(EclipticGeoMoon(time).lon - lahiriAyanamsa(time))
}

/** Sidereal Sun plus sidereal Moon in degrees, from which the yoga is counted. */
export function sunPlusMoonAt(moment: Moment): number {
  const time = astroTime(moment)
  return turned(SunPosition(time).elon + EclipticGeoMoon(time).lon - 2 * lahiriAyanamsa(time))
}
