import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/** Short forms and large cities, as people name a state by them. */
const ALSO: Readonly<Partial<Record<StateCode, string>>> = {
  AP: 'ap|andhra|vijayawada|visakhapatnam|vizag',
  AS: 'guwahati',
  BR: 'patna',
  CG: 'chattisgarh|raipur',
  DD: 'daman|diu|dadra',
  GJ: 'ahmedabad|surat|vadodara|rajkot',
  HR: 'gurgaon|gurugram|faridabad',
  HP: 'himachal|shimla',
  JH: 'ranchi|jamshedpur',
  JK: 'jammu|kashmir|srinagar',
  KA: 'bangalore|bengaluru|mysore|mysuru|hubli',
  KL: 'kochi|cochin|trivandrum|thiruvananthapuram',
  MH: 'mumbai|pune|nagpur|thane|nashik|navi mumbai',
  MP: 'mp|bhopal|indore',
  OD: 'orissa|bhubaneswar|cuttack',
  PB: 'ludhiana|amritsar',
  PY: 'pondicherry',
  RJ: 'jaipur|jodhpur|udaipur|kota',
  TG: 'ts|hyderabad',
  TN: 'tn|tamilnadu|chennai|madras|coimbatore|madurai',
  UK: 'uttaranchal|dehradun',
  UP: 'up|lucknow|kanpur|noida|ghaziabad|varanasi|agra',
  WB: 'wb|bengal|kolkata|calcutta',
}

const PATTERNS = (Object.keys(stateNames) as StateCode[]).map((code) => {
  const names = [stateNames[code].toLowerCase(), ...(ALSO[code] ? [ALSO[code]] : [])]
  return [code, new RegExp(`\\b(?:${names.join('|')})\\b`)] as const
})

/** The state that a text in small letters names, by its own name, a short form or a large city; null where none. */
export const stateInText = (text: string): StateCode | null =>
  PATTERNS.find(([, names]) => names.test(text))?.[0] ?? null
