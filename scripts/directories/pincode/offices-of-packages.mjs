import { patched } from './apply-patches.mjs'
import { typeLookup } from './join-types.mjs'
import { readableName, sameNameKey } from './office-names.mjs'

/**
 * Joins and corrects the rows of the two packages. Returns [{ pincode, office }] with each office once.
 * The type comes from the second package, or from the name itself where the list wrote it there.
 */
export function officesOfPackages(officeRows, typeRows) {
  const typeOf = typeLookup(typeRows)
  const seen = new Set()
  return officeRows.flatMap((row) => {
    const entry = entryOf(row, typeOf)
    const key = `${entry.pincode} ${sameNameKey(entry.office.name)} ${entry.office.district}`
    if (seen.has(key)) return []
    seen.add(key)
    return [entry]
  })
}

function entryOf(row, typeOf) {
  const { name, branchType } = readableName(row.name, row.district)
  const { pincode, district, state, circle } = patched({ ...row, name })
  return {
    pincode,
    office: { name, branchType: typeOf(pincode, name) ?? branchType, district, state, circle },
  }
}
