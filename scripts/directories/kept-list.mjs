// A newer list that was taken over stays in .cache, from where every later build reads it. It never comes into git.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const faultsShown = 20

/** Where the list called `name` is kept, and what is known about it. */
export const listPath = (root, name) => join(root, `.cache/directories/${name}.tsv.gz`)
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

/** Lines for faults [{ line, message }], the first of them one by one. */
export function faultLines(faults) {
  const shown = faults.slice(0, faultsShown).map(({ line, message }) => `line ${line}: ${message}`)
  const more = faults.length - shown.length
  return more > 0 ? [...shown, `and ${more} more lines with faults`] : shown
}

/** Throws with every reason when there are any, unless the list is taken over by force. */
export function refuseFor(path, reasons, force) {
  if (reasons.length === 0 || force) return
  throw new Error(
    `${path} is refused:\n  ${reasons.join('\n  ')}\nMend the file, or add --force to leave out what is wrong.`,
  )
}

/** Keeps `text` and `facts` for the builds to come. Returns the list's path. */
export function keepList(root, name, text, facts) {
  mkdirSync(dirname(listPath(root, name)), { recursive: true })
  writeFileSync(listPath(root, name), gzipSync(text, { level: 9 }))
  writeFileSync(factsPath(root, name), `${JSON.stringify(facts, null, 2)}\n`)
  return listPath(root, name)
}

/** The list taken over earlier, as { entries, ...facts }, or null. Throws when it is damaged. */
export function keptList(root, name, parse) {
  const path = listPath(root, name)
  if (!existsSync(path)) return null
  const { entries, faults } = parse(listText(path))
  if (faults.length > 0)
    throw new Error(`${path} is damaged (line ${faults[0].line}: ${faults[0].message}): import again`)
  return { entries, ...JSON.parse(readFileSync(factsPath(root, name), 'utf8')) }
}

/** Goes back to the packages. */
export function forgetList(root, name) {
  for (const path of [listPath(root, name), factsPath(root, name)]) rmSync(path, { force: true })
}
