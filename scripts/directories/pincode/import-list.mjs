// Takes a newer official list into .cache, from where every later build reads it. It never comes into git.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { factsPath, listPath } from './import-state.mjs'
import { readList } from './read-list.mjs'

/** A list that would lose more than this share of the pincodes we have is refused. */
const mostLost = 0.03
const faultsShown = 20

const columns = ['pin', 'name', 'type', 'district', 'state', 'circle']

/** Why a list must not be taken over, as lines to print; none when it may. */
function reasonsAgainst({ entries, faults }, pincodesNow) {
  const shown = faults.slice(0, faultsShown).map(({ line, says }) => `line ${line}: ${says}`)
  const more =
    faults.length > shown.length ? [`and ${faults.length - shown.length} more lines with faults`] : []
  const listed = new Set(entries.map(({ pincode }) => pincode))
  const lost = [...pincodesNow].filter((pincode) => !listed.has(pincode))
  const share = lost.length / pincodesNow.size
  if (share <= mostLost) return [...shown, ...more]
  const loses = `it lacks ${lost.length} of the ${pincodesNow.size} pincodes we have (${(100 * share).toFixed(1)} %)`
  return [
    ...shown,
    ...more,
    `${loses}, such as ${lost.slice(0, 5).join(', ')}; at most ${100 * mostLost} % may go`,
  ]
}

/**
 * Checks `path` and keeps it for the builds to come. `asOf` is the list's month, "2025-11", or null when not known.
 * Throws with every reason when the list is refused and `force` is false; with force, faulty lines are left out.
 */
export function importList(root, path, pincodesNow, { asOf, force, today }) {
  if (!existsSync(path)) throw new Error(`${path}: no such file`)
  const list = readList(path)
  const reasons = reasonsAgainst(list, pincodesNow)
  if (list.entries.length === 0) throw new Error(`${path}: holds no office`)
  if (reasons.length > 0 && !force) {
    throw new Error(
      `${path} is refused:\n  ${reasons.join('\n  ')}\nMend the file, or add --force to leave out what is wrong.`,
    )
  }
  mkdirSync(join(root, '.cache/directories'), { recursive: true })
  writeFileSync(listPath(root), gzipSync(textOf(list.entries), { level: 9 }))
  writeFileSync(
    factsPath(root),
    `${JSON.stringify({ importedOn: today, asOf, leftOut: list.faults.length }, null, 2)}\n`,
  )
  return { reasons, offices: list.entries.length, kept: listPath(root) }
}

const letters = { 'Head Post Office': 'H', 'Sub Post Office': 'S', 'Branch Post Office': 'B' }

function textOf(entries) {
  const rows = entries.map(({ pincode, office: { name, branchType, district, state, circle } }) =>
    [pincode, name, letters[branchType], district ?? '', state, circle ?? ''].join('\t'),
  )
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

/** The list taken over earlier: { entries, importedOn, asOf }, or null. Throws when its two files do not agree. */
export function importedList(root) {
  if (!existsSync(listPath(root))) return null
  const { entries, faults } = readList(listPath(root))
  if (faults.length > 0)
    throw new Error(`${listPath(root)} is damaged (line ${faults[0].line}: ${faults[0].says}): import again`)
  return { entries, ...JSON.parse(readFileSync(factsPath(root), 'utf8')) }
}

/** Goes back to the packages. */
export function forgetImport(root) {
  for (const path of [listPath(root), factsPath(root)]) rmSync(path, { force: true })
}
