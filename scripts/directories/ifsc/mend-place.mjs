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

/** "NEWDELHI" at the end of an address is a name in itself; shorter names of states end other words. */
const endsNoWord = (state) => state.length >= 5 && state !== 'DELHI'

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * An address whose lines were run together in the list, "… POINTMUMBAIMAHARASHTRA400 021", with its city, state and
 * pincode parted again: "… POINT, MUMBAI, MAHARASHTRA 400 021". Only where the state or the pincode is glued on.
 */
export function partedAddress(address, { CITY, STATE }) {
  const [city, state] = [CITY, STATE].map((name) => String(name ?? '').trim())
  const withPin = address.replace(/([A-Z]{3})([1-9]\d{2} ?\d{3})$/i, '$1 $2')
  const glued = endsNoWord(state)
    ? withPin.replace(new RegExp(`([A-Z0-9)])(${escaped(state)}(?: [\\d ]+)?)$`, 'i'), '$1, $2')
    : withPin
  if (glued === address || city.length < 4) return glued
  const tail = `(?:, ${escaped(state)})?(?: [\\d ]+)?$`
  const parted = glued.replace(new RegExp(`([A-Z0-9)])(${escaped(city)}${tail})`, 'i'), '$1, $2')
  return parted.replace(/\b(DISTT?), /i, '$1 ')
}
