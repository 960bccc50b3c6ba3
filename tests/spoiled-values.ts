/** What a stored value becomes where one part of it is spoiled: damaged, of another program, or of another time. */

export interface Spoiled {
  /** Where, and by what: 'timers.0.targetMs = 1e+300'. */
  name: string
  /** The part that is spoiled, and with what, without its place. */
  by: string
  text: string
}

/** The last moment that a Date has is 8.64e15. */
const NUMBERS: readonly unknown[] = [0, -1, 1e300, 8.64e15 + 1, 'NaN']
const TEXTS: readonly unknown[] = ['', 'constructor', '__proto__', 'x'.repeat(100_000)]
const NO_DAY = '9999-99-99'
const DAY = /^\d{4}-\d{2}-\d{2}/

function spoiledLeaf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return NUMBERS
  if (typeof value !== 'string') return []
  return DAY.test(value) ? [NO_DAY, ...TEXTS] : TEXTS
}

type Path = readonly (string | number)[]

/** Every number and text of a value with its path, the names of a record's parts too where they may be any words. */
function* leavesOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) yield* leavesOf(part, [...path, name])
  else yield { path, value }
}

/** Own parts alone: '__proto__' is a name like any other in what JSON.parse gives. */
const own = (value: unknown, [name, ...rest]: Path, changed: unknown): unknown => {
  if (name === undefined) return changed
  const entries = Object.entries(value as object).map(([key, part]) => [
    key,
    key === String(name) ? own(part, rest, changed) : part,
  ])
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 14)

/** A value once for each of its numbers, days and texts and each way to spoil it. */
export function spoiledValues(sound: unknown): Spoiled[] {
  return [...leavesOf(sound)].flatMap(({ path, value }) =>
    spoiledLeaf(value).map((changed) => ({
      name: `${path.join('.')} = ${short(changed)}`,
      by: short(changed),
      text: JSON.stringify(own(sound, path, changed)),
    })),
  )
}

/** A record under each name that is no word of ours: of budgets, prices and pictures. */
export const renamedParts = (sound: Record<string, unknown>, wrap: (record: unknown) => unknown): Spoiled[] =>
  TEXTS.map((name) => ({
    name: `named ${short(name)}`,
    by: short(name),
    text: JSON.stringify(wrap(Object.fromEntries([[name, Object.values(sound)[0]]]))),
  }))
