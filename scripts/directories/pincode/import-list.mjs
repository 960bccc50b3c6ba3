// Takes over a newer official list of post offices.
import { keptList, takeOverList } from '../kept-list.mjs'
import { parseList } from './read-list.mjs'

export const keptName = 'pincode-directory'

const columns = ['pin', 'name', 'type', 'district', 'state', 'circle']
const letters = { 'Head Post Office': 'H', 'Sub Post Office': 'S', 'Branch Post Office': 'B' }

function textOf(entries) {
  const rows = entries.map(({ pincode, office: { name, branchType, district, state, circle } }) =>
    [pincode, name, letters[branchType], district ?? '', state, circle ?? ''].join('\t'),
  )
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

const keyOf = ({ pincode }) => pincode
const list = { name: keptName, parse: parseList, textOf, keyOf, entry: 'office', keys: 'pincodes' }

export const importList = (root, path, pincodesNow, options) =>
  takeOverList(root, path, list, pincodesNow, options)

/** The list taken over earlier: { entries, importedOn, asOf }, or null. Throws when it is damaged. */
export const importedList = (root) => keptList(root, list)
