// Takes over a newer official list of post offices.
import { faultLines, keepList, keptList, listText, refuseFor } from '../kept-list.mjs'
import { parseList } from './read-list.mjs'

export const keptName = 'pincode-directory'

/** A list that would lose more than this share of the pincodes we have is refused. */
const mostLost = 0.03

const columns = ['pin', 'name', 'type', 'district', 'state', 'circle']

/** Why a list must not be taken over, as lines to print; none when it may. */
function reasonsAgainst({ entries, faults }, pincodesNow) {
  const listed = new Set(entries.map(({ pincode }) => pincode))
  const lost = [...pincodesNow].filter((pincode) => !listed.has(pincode))
  const share = lost.length / pincodesNow.size
  if (share <= mostLost) return faultLines(faults)
  const loses = `it lacks ${lost.length} of the ${pincodesNow.size} pincodes we have (${(100 * share).toFixed(1)} %)`
  return [
    ...faultLines(faults),
    `${loses}, such as ${lost.slice(0, 5).join(', ')}; at most ${100 * mostLost} % may go`,
  ]
}

/**
 * Checks `path` and keeps it for the builds to come. `asOf` is the list's month, "2025-11", or null when not known.
 * Throws with every reason when the list is refused and `force` is false; with force, faulty lines are left out.
 */
export function importList(root, path, pincodesNow, { asOf, force, today }) {
  const list = parseList(listText(path))
  const reasons = reasonsAgainst(list, pincodesNow)
  if (list.entries.length === 0) throw new Error(`${path}: holds no office`)
  refuseFor(path, reasons, force)
  const facts = { importedOn: today, asOf, leftOut: list.faults.length }
  const kept = keepList(root, keptName, textOf(list.entries), facts)
  return { reasons, offices: list.entries.length, kept }
}

const letters = { 'Head Post Office': 'H', 'Sub Post Office': 'S', 'Branch Post Office': 'B' }

function textOf(entries) {
  const rows = entries.map(({ pincode, office: { name, branchType, district, state, circle } }) =>
    [pincode, name, letters[branchType], district ?? '', state, circle ?? ''].join('\t'),
  )
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

/** The list taken over earlier: { entries, importedOn, asOf }, or null. Throws when it is damaged. */
export function importedList(root) {
  return keptList(root, keptName, parseList)
}
