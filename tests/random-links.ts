import { inputsOfTool } from '@/tests/inputs-of-tool'
import type { Kind } from '@/lib/inputs/kind'

/** Random numbers that are the same for everyone, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

/**
 * Fragments that set some controls of a tool, a few of them to what cannot be read; the first sets none.
 * @param texts what is set in controls that hold no number and no choice
 */
export function randomLinks(
  slug: string,
  count: number,
  texts: Readonly<Record<string, string[]>> = {},
): string[] {
  const random = randomFrom(7)
  const textOf = (name: string, kind: Kind<unknown> & { options?: readonly string[] }): string | null => {
    const { options = texts[name], initial } = kind
    if (options) return options[random(options.length)]!
    if (typeof initial === 'boolean') return String(random(2) === 1)
    if (typeof initial !== 'number') return typeof initial === 'string' ? readable(kind) : null
    if (random(40) === 0) return 'x'
    return String([random(20), random(500) / 10, random(20_00_000), initial][random(4)])
  }
  /** A day, a year or an amount: what the control reads of these. */
  const readable = (kind: Kind<unknown>) => {
    const year = String(2010 + random(20))
    const candidates = [`${year}-0${1 + random(9)}-1${random(9)}`, year, String(random(20_00_000))]
    return candidates.find((text) => kind.read(text).ok) ?? null
  }
  const link = () => {
    const set = new URLSearchParams()
    for (const [name, kind] of Object.entries(inputsOfTool(slug)!)) {
      const text = random(3) === 0 ? textOf(name, kind as Kind<unknown>) : null
      if (text !== null) set.set(name, text)
    }
    return set.toString()
  }
  return Array.from({ length: count }, (_, place) => (place === 0 ? '' : link()))
}
