// A newer list that was taken over stays in .cache, from where every later build reads it. It never comes into git.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const faultsShown = 20

/** A list that would lose more than this share of what we have is refused. */
const mostLost = 0.03

/** Where the list called `name` is kept, and what is known about it. */
const listPath = (root, name) => join(root, `.cache/directories/${name}.tsv.gz`)
const factsPath = (root, name) => join(root, `.cache/directories/${name}.json`)

/** The text of a list, plain or gzipped. Throws when there is no such file. */
export function listText(path) {
  if (!existsSync(path)) throw new Error(`${path}: no such file`)
  const bytes = readFileSync(path)
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  return (packed ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** What the kept list is, for the stamp; null without one. */
export function keptState(root, name) {
  if (!existsSync(listPath(root, name))) return null
  const list = createHash('sha256')
    .update(readFileSync(listPath(root, name)))
    .digest('hex')
  return { list, facts: readFileSync(factsPath(root, name), 'utf8') }
}

/**
 * Checks the list at `path` and keeps it for the builds to come. `list` has what it is kept as (`name`), how
 * it is parsed and written (`parse`, `textOf`), the key of an entry (`keyOf`), and what its entries and their
 * keys are called. `asOf` is its month, "2026-05", or null when not known. Throws with every reason when the
 * list is refused and `force` is false; with force, faulty lines are left out.
 */
export function takeOverList(root, path, list, keysNow, { asOf, force, today }) {
  const { entries, faults } = list.parse(listText(path))
  if (entries.length === 0) throw new Error(`${path}: holds no ${list.entry}`)
  const reasons = [...faultLines(faults), ...lossLines(list, entries, [...new Set(keysNow)])]
  if (reasons.length > 0 && !force)
    throw new Error(
      `${path} is refused:\n  ${reasons.join('\n  ')}\nCorrect the file, or add --force to leave out what is wrong.`,
    )
  const kept = listPath(root, list.name)
  const facts = { importedOn: today, asOf, leftOut: faults.length }
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, gzipSync(list.textOf(entries), { level: 9 }))
  writeFileSync(factsPath(root, list.name), `${JSON.stringify(facts, null, 2)}\n`)
  return { reasons, count: entries.length, kept }
}

/** Lines for faults [{ line, message }], the first of them one by one. */
function faultLines(faults) {
  const shown = faults.slice(0, faultsShown).map(({ line, message }) => `line ${line}: ${message}`)
  const more = faults.length - shown.length
  return more > 0 ? [...shown, `and ${more} more lines with faults`] : shown
}

function lossLines({ keyOf, keys }, entries, keysNow) {
  const listed = new Set(entries.map(keyOf))
  const lost = keysNow.filter((key) => !listed.has(key))
  const share = lost.length / keysNow.length
  if (!(share > mostLost)) return []
  const loses = `it lacks ${lost.length} of the ${keysNow.length} ${keys} we have (${(100 * share).toFixed(1)} %)`
  return [`${loses}, such as ${lost.slice(0, 5).join(', ')}; at most ${100 * mostLost} % may go`]
}

/** The list taken over earlier, as { entries, ...facts }, or null. Throws when it is damaged. */
export function keptList(root, { name, parse }) {
  const path = listPath(root, name)
  if (!existsSync(path)) return null
  const { entries, faults } = parse(listText(path))
  if (faults.length > 0)
    throw new Error(`${path} is damaged (line ${faults[0].line}: ${faults[0].message}): import again`)
  return { entries, ...JSON.parse(readFileSync(factsPath(root, name), 'utf8')) }
}

/** @returns the name of the newer list at `path`, and what `measure` computes of its entries; null without a path */
export function measuredBy(path, { parse }, measure) {
  return path && { name: basename(path), coverage: measure(parse(listText(path)).entries) }
}

/** Goes back to the packages. */
export function forgetList(root, name) {
  for (const path of [listPath(root, name), factsPath(root, name)]) rmSync(path, { force: true })
}
