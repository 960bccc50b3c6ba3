import { registeredName } from '@/lib/link-check/addresses-in-text'
import { lettersApart, skeleton } from '@/lib/link-check/host-names'

/** The names of a site that is known to be the real one. */
export interface OfficialNames {
  /** What belongs to it with all its parts: 'incometax.gov.in' covers eportal.incometax.gov.in too. */
  domains: readonly string[]
  /** The words by which people know it, in lower case, where the first part of each domain is not such a word. */
  words?: readonly string[]
}

/** How a name plays on an official one: the whole of it in front, its word with others, or its letters changed. */
export type Imitation = 'officialNameInFront' | 'officialWordInside' | 'lettersChanged'

/** Shorter words are part of too many others. */
const SHORTEST_INSIDE = 5
const SHORTEST_CHANGED = 5
const LONG = 9

/** The words by which a site is known: those it names, else the first part of each domain. */
const wordsOf = ({ words, domains }: OfficialNames) =>
  words ?? domains.map((domain) => registeredName(domain).split('.')[0]!)

/** Which official site a name plays on, and how; null when it plays on none. `host` is as it was written. */
export function imitationOf<Site extends OfficialNames>(
  host: string,
  sites: readonly Site[],
): { site: Site; how: Imitation } | null {
  const name = host.toLowerCase()
  for (const how of ['officialNameInFront', 'officialWordInside', 'lettersChanged'] as const) {
    const site = sites.find((one) => PLAYS[how](name, one))
    if (site) return { site, how }
  }
  return null
}

const PLAYS: Record<Imitation, (host: string, site: OfficialNames) => boolean> = {
  officialNameInFront: (host, { domains }) =>
    domains.some((domain) => `.${host.replaceAll('-', '.')}.`.includes(`.${domain.replaceAll('-', '.')}.`)),
  officialWordInside: (host, site) => wordsOf(site).some((word) => partsOf(host).some(holds(word))),
  lettersChanged: (host, site) =>
    wordsOf(site).some((word) => partsOf(skeleton(host)).some(resembles(skeleton(word)))),
}

/** The words of a name without its ending: 'cbse', 'result' and 'example' of 'cbse-result.example.com'. */
const partsOf = (host: string) => host.split('.').slice(0, -1).join('.').split(/[.-]/)

const holds = (word: string) => (part: string) =>
  word.length < SHORTEST_INSIDE - 1
    ? part === word
    : word.length < SHORTEST_INSIDE
      ? part.startsWith(word) || part.endsWith(word)
      : part.includes(word)

const resembles = (word: string) => (part: string) => {
  if (holds(word)(part)) return true
  if (word.length < SHORTEST_CHANGED) return false
  return lettersApart(part, word) <= (word.length < LONG ? 1 : 2)
}
