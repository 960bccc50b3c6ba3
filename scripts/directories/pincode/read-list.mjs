// Reads and checks a newer official list of post offices.
import { readableName, sameNameKey } from './office-names.mjs'
import { recordsOf } from './list-columns.mjs'

// prettier-ignore
const types = {
  H: 'Head Post Office', S: 'Sub Post Office', B: 'Branch Post Office',
  HO: 'Head Post Office', SO: 'Sub Post Office', PO: 'Sub Post Office', BO: 'Branch Post Office',
}

const smallWords = new Set(['and', 'of'])
const blank = new Set(['', 'NA', 'NULL', '-'])

/**
 * Reads the text of a list. Returns { entries: [{ pincode, office }], faults: [{ line, message }] }: a line
 * with a fault gives no entry; an office that is listed twice is taken once.
 */
export function parseList(text) {
  const entries = new Map()
  const faults = []
  for (const { line, cells } of recordsOf(text)) {
    const message = faultOf(cells)
    if (message) faults.push({ line, message })
    else {
      const entry = entryOf(cells)
      entries.set(`${entry.pincode} ${sameNameKey(entry.office.name)} ${entry.office.district}`, entry)
    }
  }
  return { entries: [...entries.values()], faults }
}

function faultOf(cells) {
  if (cells === null) return 'another number of columns than the head'
  if (!/^[1-9]\d{5}$/.test(cells.pincode))
    return `pincode "${cells.pincode}" is not six digits with a first digit from 1 to 9`
  if (cells.name === '') return 'the name of the office is empty'
  if (!Object.hasOwn(types, cells.type.toUpperCase()))
    return `type "${cells.type}" is none of ${Object.keys(types).join(', ')}`
  if (blank.has(cells.state)) return 'the state is empty'
  return null
}

function entryOf(cells) {
  const district = known(cells.district)
  const circle = known(cells.circle.replace(/ Circle$/i, ''))
  const office = {
    name: readableName(cells.name, district ?? '').name,
    branchType: types[cells.type.toUpperCase()],
    district,
    state: known(cells.state.replace(/^the /i, '')),
    circle,
  }
  return { pincode: cells.pincode, office }
}

/** Null for what is not stated; capitals throughout, as data.gov.in writes districts and states, become a name. */
function known(text) {
  if (blank.has(text)) return null
  if (text !== text.toUpperCase() || !/[A-Z]{3}/.test(text)) return text
  return text
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (smallWords.has(word) ? word : word[0].toUpperCase() + word.slice(1)))
}
