import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Everything in lib/rules that carries the day on which it was last compared with its sources: what it says, that day and
 * the file it stands in, each once.
 *
 * @returns {Promise<{ what: string, on: string, file: string }[]>}
 */
export async function datedRules(root) {
  const folder = join(root, 'lib/rules')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const found = []
  for (const name of files) {
    const exported = await import(pathToFileURL(join(folder, name)).href)
    found.push(
      ...datedIn(exported, name.replace(/\.ts$/, '')).map((rule) => ({ ...rule, file: `lib/rules/${name}` })),
    )
  }
  // A rule that another file exports again counts where it comes first.
  const known = new Set()
  return found.filter(({ what, on }) => {
    const name = `${what} ${on}`
    if (known.has(name)) return false
    return known.add(name)
  })
}

const isDay = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The dated parts of exported values, however deep. `path` names one that does not say what it is. */
export function datedIn(value, path, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = isDay(value.checkedOn) ? [{ what: value.says ?? value.title ?? path, on: value.checkedOn }] : []
  const inside = Object.entries(value).flatMap(([name, part]) =>
    // `stateNamesCheckedOn` beside a list is the date of that list.
    name.endsWith('CheckedOn') && isDay(part)
      ? [{ what: `${path}: ${name.replace(/CheckedOn$/, '')}`, on: part }]
      : datedIn(part, /^\d+$/.test(name) ? path : `${path}: ${name}`, seen),
  )
  return [...own, ...inside]
}
