import { tidyText } from './tidy-text.mjs'
import { stateNames, statesOfIndia, statesOfPlaces } from './patches/states.mjs'

/** The pincode an address ends in or holds last, or ''. */
function pincodeIn(address) {
  return [...address.matchAll(/(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/g)].at(-1)?.slice(1).join('') ?? ''
}

/**
 * The state of today of a branch { state, district, address }, in capitals; '' for none, null for no state of India.
 */
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

/**
 * Words after which the name of a place belongs to what is before it: "NEAR PUNE", "NEW DELHI", "TALUKA PERIAKULAM".
 */
const LEADS_TO_NAME =
  /(?:^|[\s,.])(?:&|and|at|block|by|fort|from|greater|in|lower|mandal|navi|near|new|north|nr|of|old|on|opp|opposite|po|port|post|ps|shri|south|sri|state|st|t[aeqk]l?\.?|tal(?:u[kq]a?)?|teh(?:sil)?|the|to|upper|via|vill(?:age)?|vpo|west|east)[\s.:-]*$/i
const PINCODE_AT_END = /(?:[\s,:.-]|PIN(?: ?CODE)?)*[1-9]\d{2} ?\d{3}$/i
const DISTRICT_WORD = 'DIST(?:RICT|T)?'
const ENDS_WITH_DISTRICT_WORD = new RegExp(`(?:^|[\\s,.])${DISTRICT_WORD}[\\s.:,-]*$`, 'i')

/**
 * An address with a comma and a gap between its parts: the list has "1,B.T. ROAD,24 PARGANAS", "11SANSAD
 * MARG" and "ANISABAD PATNA BIHAR 800002". City, district and state are recognised at the end of the address.
 */
export function withCommas(address, { CITY, DISTRICT, STATE }) {
  const even = address
    .replace(/^(\d{1,4})(?=[A-Z]{4})/, '$1 ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/[\s,]+$/, '')
  const pincode = PINCODE_AT_END.exec(even)
  let rest = pincode ? even.slice(0, pincode.index) : even
  let names = [STATE, DISTRICT, CITY].map((name) => tidyText(name)).filter((name) => name.length > 2)
  const state = tidyText(STATE)
  const parts = []
  for (let last = placeAtEnd(rest, names, state); last; last = placeAtEnd(rest, names, state)) {
    parts.unshift(last.part)
    names = names.filter((name) => name !== last.name)
    rest = last.before
  }
  return [rest, ...parts].join(', ') + (pincode ? pincodeAfter(pincode[0]) : '')
}

/** The place that ends an address, where what is before it can be by itself. */
function placeAtEnd(address, names, state) {
  for (const name of names) {
    const place = escaped(name)
    const named = name === state ? place : `(?:${DISTRICT_WORD}[\\s.:-]*)?${place}(?: ${DISTRICT_WORD}[.]?)?`
    const end = new RegExp(`[\\s,.-]+(${named})$`, 'i').exec(address)
    const before = end && address.slice(0, end.index)
    const leadsOn =
      !before || LEADS_TO_NAME.test(before) || (name !== state && ENDS_WITH_DISTRICT_WORD.test(before))
    if (!leadsOn) return { name, part: end[1], before }
  }
  return null
}

/** "PIN 636803" is a part of its own, a bare pincode belongs to the place before it. */
const pincodeAfter = (text) => text.replace(/^[\s,.]*(?=PIN)/i, ', ').replace(/^, *(?=\d)/, ' ')
