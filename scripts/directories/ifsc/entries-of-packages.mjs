import { partedAddress, stateOf, withCommas } from './branch-place.mjs'
import { codePackage, detailPackage } from './sources.mjs'
import { contactNumber, tidyText } from './tidy-text.mjs'

/** The last six characters: numbers are kept as numbers in the package, without their zeros in front. */
const lastSix = (last) => String(last).padStart(6, '0')

/** Every code of the package's list, in order: ["SBIN0000001", …]. Throws on one that is no IFSC. */
function codesOfPackage({ codes }) {
  const all = Object.entries(codes).flatMap(([bank, lasts]) =>
    lasts.map((last) => `${bank}0${lastSix(last)}`),
  )
  const bad = all.find((code) => !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(code))
  if (bad) throw new Error(`${codePackage.name}: "${bad}" is no IFSC`)
  return [...new Set(all)].sort()
}

/** The branch details of 2017: code => details. Throws when a row has an unknown state. */
export function detailsOfPackage(rows) {
  return new Map(rows.map((row) => [row.IFSC, detailsOf(row)]))
}

/** Texts that lists have in place of a value: "not available" is no address. */
const nothing = new Set(['NA', 'N.A.', 'N/A', 'NIL', 'NOT AVAILABLE', '0', '-'])
const known = (value) => {
  const text = tidyText(value)
  return nothing.has(text.toUpperCase()) ? '' : text
}
/** Digits alone are a number that slipped into the wrong column. */
const place = (value) => (/^\d+$/.test(known(value)) ? '' : known(value).toUpperCase())

function detailsOf(row) {
  const [address, district] = [known(row.ADDRESS), place(row.DISTRICT)]
  const state = stateOf({ state: tidyText(row.STATE).toUpperCase(), district, address })
  return {
    branch: known(row.BRANCH),
    address: withCommas(partedAddress(address, row), row),
    city: place(row.CITY),
    district,
    // A handful of rows of codes long gone have their city here.
    state: state ?? '',
    contact: contactNumber(row.CONTACT),
    micr: '',
    rails: '',
    month: detailPackage.detailsOf,
  }
}

/** Who uses a code of another bank: code => name, or null. */
export function usersOfPackage({ names, sublets, subletsByBeginning }) {
  const beginnings = Object.entries(subletsByBeginning)
  return (ifsc) => {
    const letters = sublets[ifsc] ?? beginnings.find(([start]) => ifsc.startsWith(start))?.[1]
    return (letters !== undefined && letters !== ifsc.slice(0, 4) && names[letters]) || null
  }
}

/** What the package knows of the banks of the list: letters => { letters, name, rails }. */
export function banksOfPackage({ names, banks }) {
  return (letters) => {
    const upi = banks[letters]?.upi
    return {
      letters,
      name: names[letters] ?? `Bank ${letters} (name not in this copy)`,
      rails: upi === undefined ? '' : upi ? 'U' : 'u',
    }
  }
}

/** The entries of the directory as the packages give it: [{ ifsc, user, details }], in order of the codes. */
export function entriesOfPackages(codePackageFiles, detailRows) {
  const details = detailsOfPackage(detailRows)
  const userOf = usersOfPackage(codePackageFiles)
  return codesOfPackage(codePackageFiles).map((ifsc) => ({
    ifsc,
    user: userOf(ifsc),
    details: details.get(ifsc) ?? null,
  }))
}
