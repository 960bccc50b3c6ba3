// Takes over a newer list of codes.
import { keptList, takeOverList } from '../kept-list.mjs'
import { columns, parseList } from './read-list.mjs'

export const keptName = 'ifsc-codes'

function textOf(entries) {
  const rows = entries.map(({ ifsc, user, details }) => {
    const row = { ifsc, bank: user ?? '', bankcode: user === null ? ifsc.slice(0, 4) : '', ...details }
    const flags = details && (details.rails === '' ? '?' : details.rails.replace(/[a-z]/g, ''))
    const cells = { ...row, flags: flags ?? '', asof: details?.month ?? '' }
    return columns.map((name) => cells[name] ?? '').join('\t')
  })
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

const keyOf = ({ ifsc }) => ifsc
const list = { name: keptName, parse: parseList, textOf, keyOf, entry: 'code', keys: 'codes' }

export const importList = (root, path, codesNow, options) => takeOverList(root, path, list, codesNow, options)

/** The list taken over earlier: { entries, importedOn, asOf }, or null. Throws when it is damaged. */
export const importedList = (root) => keptList(root, list)
