import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Everything in lib that carries the day on which it was last compared with its sources: its label, that day and its file,
 * each once. Most of it is in lib/rules.
 *
 * @returns {Promise<{ what: string, on: string, file: string }[]>}
 */
export async function datedRules(root) {
  const found = []
  for (const file of datedFiles(root)) {
    const exported = await import(pathToFileURL(join(root, file)).href)
    found.push(...datedIn(exported, basename(file, '.ts')).map((rule) => ({ ...rule, file })))
  }
  // A rule that another file exports again counts where it comes first.
  const known = new Set()
  return found.filter(({ what, on }) => {
    const name = `${what} ${on}`
    if (known.has(name)) return false
    return known.add(name)
  })
}

/** @returns {string[]} the files of lib that give a day of comparison, as 'lib/rules/tds/tds-kinds.ts' */
function datedFiles(root) {
  return readdirSync(join(root, 'lib'), { recursive: true })
    .map((name) => `lib/${name}`)
    .filter(
      (file) =>
        file.endsWith('.ts') && /[cC]heckedOn(?::| =) ['A-Z]/.test(readFileSync(join(root, file), 'utf8')),
    )
    .sort()
}

const isDay = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The dated parts of exported values, however deep. `path` names one that does not say what it is. */
export function datedIn(value, path, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = isDay(value.checkedOn)
    ? [{ what: value.label ?? value.title ?? path, on: value.checkedOn }]
    : []
  const inside = Object.entries(value).flatMap(([name, part]) =>
    // `stateNamesCheckedOn` beside a list is the date of that list.
    name.endsWith('CheckedOn') && isDay(part)
      ? [{ what: `${path}: ${name.replace(/CheckedOn$/, '')}`, on: part }]
      : datedIn(part, /^\d+$/.test(name) ? path : `${path}: ${name}`, seen),
  )
  return [...own, ...inside]
}
