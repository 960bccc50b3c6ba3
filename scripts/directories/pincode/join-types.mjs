import { bareNameKey, sameNameKey, splitMarker } from './office-names.mjs'

/**
 * Looks up the type of an office by pincode and name: the whole name first, then the name without its bracket when
 * just one type answers to it. Returns (pincode, name) => type or null.
 */
export function typeLookup(typeRows) {
  const whole = new Map()
  const bare = new Map()
  for (const { pincode, officeName } of typeRows) {
    const { name, branchType } = splitMarker(officeName)
    if (branchType === null) continue
    add(whole, `${pincode} ${sameNameKey(name)}`, branchType)
    add(bare, `${pincode} ${bareNameKey(name)}`, branchType)
  }
  return (pincode, name) =>
    only(whole.get(`${pincode} ${sameNameKey(name)}`)) ?? only(bare.get(`${pincode} ${bareNameKey(name)}`))
}

function add(map, key, branchType) {
  map.set(key, (map.get(key) ?? new Set()).add(branchType))
}

/** Two offices of one name and two types: better no answer than a guess. */
function only(types) {
  return types?.size === 1 ? [...types][0] : null
}
