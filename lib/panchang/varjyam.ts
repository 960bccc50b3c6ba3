import type { Span } from '@/lib/panchang/day-parts'
import type { LimbSpan } from '@/lib/panchang/limbs'

/**
 * The ghati, of the sixty of each nakshatra from Ashwini to Revati, at which varjyam (thyajya) begins; Mula has two.
 */
// prettier-ignore
const VARJYAM_GHATIS = [
  [50], [24], [30], [40], [14], [21], [30], [20], [32],
  [30], [20], [18], [21], [20], [14], [14], [10], [14],
  [20, 56], [24], [20], [10], [10], [18], [16], [24], [30],
]

/** The ghati at which amrit kaal begins. */
const AMRIT_GHATIS = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]

const GHATIS = 60
const LENGTH_GHATIS = 4

interface NakshatraSpan extends Span {
  nakshatra: number
}

/** Four ghatis of a nakshatra, a ghati being a sixtieth of its own duration, which is 22 to 27 hours. */
function ghatisOf({ index, start, end }: LimbSpan, from: number): NakshatraSpan {
  const ghati = (end - start) / GHATIS
  return { nakshatra: index, start: start + from * ghati, end: start + (from + LENGTH_GHATIS) * ghati }
}

const beginningWithin =
  ({ start, end }: Span) =>
  (span: Span) =>
    span.start >= start && span.start < end

/** The varjyam that begin within a day, for the nakshatras that reign in it. */
export function varjyams(nakshatras: LimbSpan[], within: Span): NakshatraSpan[] {
  return nakshatras
    .flatMap((nakshatra) => VARJYAM_GHATIS[nakshatra.index - 1]!.map((from) => ghatisOf(nakshatra, from)))
    .filter(beginningWithin(within))
}

/** The amrit kaal that begin within a day. */
export function amritKaals(nakshatras: LimbSpan[], within: Span): NakshatraSpan[] {
  return nakshatras
    .map((nakshatra) => ghatisOf(nakshatra, AMRIT_GHATIS[nakshatra.index - 1]!))
    .filter(beginningWithin(within))
}
