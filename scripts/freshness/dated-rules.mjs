import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { siteFiles } from '../site/site-files.mjs'

/**
 * Everything in lib that carries the day on which it was last compared with its sources: its label, that day
 * and its file, each once. Most of it is in lib/rules.
 *
 * @returns {Promise<{ what: string, on: string, file: string }[]>}
 */
export async function datedRules(root) {
  const files = []
  for (const file of datedFiles(root)) {
    const exported = await import(pathToFileURL(join(root, file)).href)
    files.push(datedIn(exported, basename(file, '.ts')).map((rule) => ({ ...rule, file })))
  }
  // What several files export belongs to the one with the fewest: its own, not the list that gathers many.
  files.sort((one, other) => one.length - other.length)
  const known = new Set()
  return files.flat().filter(({ what, on }) => {
    const name = `${what} ${on}`
    if (known.has(name)) return false
    return known.add(name)
  })
}

/**
 * All of lib/rules, whose rows may take their day from another file, and every file of lib that names a day itself.
 *
 * @returns {string[]} as 'lib/rules/tds/tds-kinds.ts'
 */
function datedFiles(root) {
  return siteFiles(join(root, 'lib'))
    .map((name) => `lib/${name}`)
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        (file.startsWith('lib/rules/') || /checkedOn/i.test(readFileSync(join(root, file), 'utf8'))),
    )
}

const isDay = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/**
 * What a dated part calls itself; one that does not is named by the way to it, and by its year if it is a
 * year's list. A row that was compared by itself is named by its rule and its first day.
 */
function labelOf({ label, title, year, from }, path) {
  if (label ?? title) return label ?? title
  if (from) return `${path}, row of ${from}`
  return year === undefined ? path : `${path}, ${year}`
}

function pathTo(name, { label }, path) {
  if (/^\d+$/.test(name)) return path
  return label && name === 'values' ? label : `${path}: ${name}`
}

/** The dated parts of exported values, however deep. */
export function datedIn(value, path, seen = new Set()) {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = isDay(value.checkedOn) ? [{ what: labelOf(value, path), on: value.checkedOn }] : []
  const inside = Object.entries(value).flatMap(([name, part]) =>
    // `stateNamesCheckedOn` next to a list is the date of that list.
    name.endsWith('CheckedOn') && isDay(part)
      ? [{ what: `${path}: ${name.replace(/CheckedOn$/, '')}`, on: part }]
      : datedIn(part, pathTo(name, value, path), seen),
  )
  return [...own, ...inside]
}
