import { stateNames, statesOfIndia, statesOfPlaces } from './patches/states.mjs'

/** The pincode an address ends in or holds last, or ''. */
function pincodeIn(address) {
  return [...address.matchAll(/(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/g)].at(-1)?.slice(1).join('') ?? ''
}

/** The state of today of a branch { state, district, address }, in capitals; '' for none, null for no state of India. */
export function stateOf({ state, district, address }) {
  const named = Object.hasOwn(stateNames, state) ? stateNames[state].now : state
  const patch = statesOfPlaces.find(({ was }) => was === named)
  const moved =
    patch && (patch.districts.includes(district) || patch.pincode.test(pincodeIn(address)))
      ? patch.now
      : named
  return moved === '' || statesOfIndia.has(moved) ? moved : null
}
