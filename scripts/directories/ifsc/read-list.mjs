// Reads and checks a newer list of codes, tab-separated with a head.
import { stateOf } from './branch-place.mjs'
import { contactNumber, tidyText } from './tidy-text.mjs'

export const columns = 'ifsc bank bankcode branch address city district state contact micr flags asof'.split(
  ' ',
)
const optional = new Set(['contact'])

/**
 * Reads the text of a list. Returns { entries: [{ ifsc, user, details }], faults: [{ line, message }] }: a
 * line with a fault gives no entry. A line without branch and address is a code without details. Throws when
 * the head lacks a column.
 */
export function parseList(text) {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split('\t').map((name) => name.trim().toLowerCase())
  const missing = columns.filter((name) => !names.includes(name) && !optional.has(name))
  if (missing.length > 0)
    throw new Error(
      `line 1: no column ${missing.map((name) => `"${name}"`).join(', ')}; the columns are: ${names.join(', ')}`,
    )
  const entries = new Map()
  const faults = []
  lines.forEach((content, index) => {
    if (content.trim() === '') return
    const read = readLine(content.split('\t'), names, entries)
    if (typeof read === 'string') faults.push({ line: index + 2, message: read })
    else entries.set(read.ifsc, read)
  })
  return { entries: [...entries.values()].sort((a, b) => (a.ifsc < b.ifsc ? -1 : 1)), faults }
}

/** The entry of a line, or what is wrong with it. */
function readLine(cells, names, entries) {
  if (cells.length !== names.length) return `${cells.length} columns, the head has ${names.length}`
  const row = Object.fromEntries(names.map((name, at) => [name, tidyText(cells[at])]))
  const { ifsc, bank, bankcode } = row
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc))
    return `"${ifsc}" is not four letters, a zero and six letters or digits`
  if (entries.has(ifsc)) return `${ifsc} is listed twice`
  const user = bank !== '' && bankcode !== ifsc.slice(0, 4) ? bank : null
  if (row.branch === '' && row.address === '') return { ifsc, user, details: null }
  const details = readDetails(row)
  return typeof details === 'string' ? details : { ifsc, user, details }
}

function readDetails({ branch, address, city, district, state, contact, micr, flags, asof }) {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(asof)) return `details with the month "${asof}", write 2026-03`
  if (!/^[NRIU]*$|^\?$/.test(flags)) return `flags "${flags}": N, R, I, U, or ? for not known`
  const now = stateOf({ state: state.toUpperCase(), district: district.toUpperCase(), address })
  if (now === null) return `state "${state}" is none of India's`
  return {
    branch,
    address,
    city: city.toUpperCase(),
    district: district.toUpperCase(),
    state: now,
    contact: contactNumber(contact),
    micr: /^(?!0+$)\d{9}$/.test(micr) ? micr : '',
    rails:
      flags === '?' ? '' : [...'NRIU'].map((one) => (flags.includes(one) ? one : one.toLowerCase())).join(''),
    month: asof,
  }
}
