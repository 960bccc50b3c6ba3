import { parseList } from './read-list.mjs'

const columns = ['pin', 'name', 'type', 'district', 'state', 'circle']
const letters = { 'Head Post Office': 'H', 'Sub Post Office': 'S', 'Branch Post Office': 'B' }

function textOf(entries) {
  const rows = entries.map(({ pincode, office: { name, branchType, district, state, circle } }) =>
    [pincode, name, letters[branchType], district ?? '', state, circle ?? ''].join('\t'),
  )
  return `${[columns.join('\t'), ...rows].join('\n')}\n`
}

/** A newer official list of post offices, for kept-list.mjs. */
export const officeList = {
  name: 'pincode-directory',
  parse: parseList,
  textOf,
  keyOf: ({ pincode }) => pincode,
  entry: 'office',
  keys: 'pincodes',
}
