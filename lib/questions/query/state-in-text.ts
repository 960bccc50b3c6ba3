import { typedLists } from '@/lib/language/typed-words'
import { latinOf } from '@/lib/name-search/devanagari'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** Short forms and large cities, as people name a state by them. */
const ALSO: Readonly<Partial<Record<StateCode, string>>> = {
  AP: 'ap|andhra|vijayawada|visakhapatnam|vizag',
  AS: 'guwahati',
  BR: 'patna',
  CG: 'raipur',
  DD: 'daman|diu|dadra',
  DL: 'new delhi|ndmc',
  GJ: 'pgvcl|ahmedabad|surat|vadodara|rajkot',
  HR: 'gurgaon|gurugram|faridabad',
  HP: 'himachal|shimla',
  JH: 'ranchi|jamshedpur',
  JK: 'jammu|kashmir|srinagar',
  KA: 'bescom|bangalore|bengaluru|mysore|mysuru|hubli',
  KL: 'kochi|cochin|trivandrum|thiruvananthapuram',
  MH: 'msedcl|mseb|mahavitaran|mumbai|pune|nagpur|thane|nashik|navi mumbai',
  MP: 'mp|bhopal|indore',
  OD: 'orissa|bhubaneswar|cuttack',
  PB: 'ludhiana|amritsar',
  PY: 'pondicherry',
  RJ: 'jaipur|jodhpur|udaipur|kota',
  TG: 'ts|hyderabad',
  TN: 'tn|tneb|tangedco|tamilnadu|chennai|madras|coimbatore|madurai',
  UK: 'uttaranchal|dehradun',
  UP: 'up|uppcl|lucknow|kanpur|noida|ghaziabad|varanasi|agra',
  WB: 'wb|bengal|kolkata|calcutta',
}

/** Names that other languages have for a state, as they sound. */
const typed = new Map(
  typedLists(process.env.TYPED_STATES).map(([code, ...names]) => [code, names.map(latinOf)] as const),
)

const PATTERNS = (Object.keys(stateNames) as StateCode[]).map((code) => {
  const names = [
    stateNames[code].toLowerCase(),
    ...(ALSO[code] ? [ALSO[code]] : []),
    ...(typed.get(code) ?? []),
  ]
  return [code, new RegExp(`\\b(?:${names.join('|')})\\b`, 'g')] as const
})

export interface StateNamed {
  state: StateCode
  names: string
}

/**
 * The state that a text in small letters names, and the words of it that do: its own name, a short form, its
 * large cities.
 */
export function stateNamed(text: string): StateNamed | null {
  for (const [state, pattern] of PATTERNS) {
    const names = text.match(pattern)
    if (names) return { state, names: names.join(' ') }
  }
  return null
}
