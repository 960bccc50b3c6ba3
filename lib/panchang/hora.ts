import { type DayAndNight, daylight, night, partsOf, type Span } from '@/lib/panchang/day-parts'

export type Planet = 'Sun' | 'Venus' | 'Mercury' | 'Moon' | 'Saturn' | 'Jupiter' | 'Mars'

/** From the slowest to the fastest as seen from the Earth, beginning at the Sun: the order in which horas follow. */
const ORDER: Planet[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']
const LORDS: Planet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']

interface HoraSpan extends Span {
  planet: Planet
}

/** Twelve equal horas of the daylight, then twelve of the night. The first belongs to the planet of the weekday. */
export function horas(day: DayAndNight): HoraSpan[] {
  const first = ORDER.indexOf(LORDS[day.weekday]!)
  return [...partsOf(daylight(day), 12), ...partsOf(night(day), 12)].map((part, at) => ({
    ...part,
    planet: ORDER[(first + at) % ORDER.length]!,
  }))
}
