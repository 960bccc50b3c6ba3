// Takes over a newer list of codes.
import { faultLines, keepList, keptList, listText, refuseFor } from '../kept-list.mjs'
import { columns, parseList } from './read-list.mjs'

export const keptName = 'ifsc-codes'

/** A list that would lose more than this share of the codes we have is refused. */
const mostLost = 0.03

/** Why a list must not be taken over, as lines to print; none when it may. */
function reasonsAgainst({ entries, faults }, codesNow) {
  const listed = new Set(entries.map(({ ifsc }) => ifsc))
  const lost = codesNow.filter((code) => !listed.has(code))
  const share = lost.length / codesNow.length
  if (share <= mostLost) return faultLines(faults)
  const loses = `it lacks ${lost.length} of the ${codesNow.length} codes we have (${(100 * share).toFixed(1)} %)`
  return [
    ...faultLines(faults),
    `${loses}, such as ${lost.slice(0, 5).join(', ')}; at most ${100 * mostLost} % may go`,
  ]
}

/**
 * Checks `path` and keeps it for the builds to come. `asOf` is the list's month, "2026-05", or null when not known.
 * Throws with every reason when the list is refused and `force` is false; with force, faulty lines are left out.
 */
export function importList(root, path, codesNow, { asOf, force, today }) {
  const list = parseList(listText(path))
  if (list.entries.length === 0) throw new Error(`${path}: holds no code`)
  const reasons = reasonsAgainst(list, codesNow)
  refuseFor(path, reasons, force)
  const facts = { importedOn: today, asOf, leftOut: list.faults.length }
  const kept = keepList(root, keptName, textOf(list.entries), facts)
  return { reasons, codes: list.entries.length, kept }
}

function textOf(entries) {
  const rows = entries.map(({ ifsc, user, details }) => {
    const row = { ifsc, bank: user ?? '', bankcode: user === null ? ifsc.slice(0, 4) : '', ...details }
    const flags = details && (details.rails === '' ? '?' : details.rails.replace(/[a-z]/g, ''))
    const cells = { ...row, flags: flags ?? '', asof: details?.month ?? '' }
    return columns.map((name) => cells[name] ?? '').join('\t')
  })
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

/** The list taken over earlier: { entries, importedOn, asOf }, or null. Throws when it is damaged. */
export function importedList(root) {
  return keptList(root, keptName, parseList)
}
