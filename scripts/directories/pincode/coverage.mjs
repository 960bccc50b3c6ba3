import { sameNameKey } from './office-names.mjs'

/** How much of a newer list our directory holds: { pincodes, offices }, each { held, of }. Names as sameNameKey. */
export function coverage(ours, newer) {
  return {
    pincodes: held(
      ours.map(({ pincode }) => pincode),
      newer.map(({ pincode }) => pincode),
    ),
    offices: held(ours.map(officeKey), newer.map(officeKey)),
  }
}

function officeKey({ pincode, office }) {
  return `${pincode} ${sameNameKey(office.name)}`
}

function held(ours, theirs) {
  const have = new Set(ours)
  const wanted = [...new Set(theirs)]
  return { held: wanted.filter((one) => have.has(one)).length, of: wanted.length }
}
