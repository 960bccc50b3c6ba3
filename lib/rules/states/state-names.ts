/**
 * The states that several tools list by name, by the letters of their number plates, in the order of their names. All
 * others are in `smaller-state-names`, so that a form does not carry what it does not show.
 */
export const stateNames = {
  AP: 'Andhra Pradesh',
  AS: 'Assam',
  BR: 'Bihar',
  CG: 'Chhattisgarh',
  DL: 'Delhi',
  GJ: 'Gujarat',
  HR: 'Haryana',
  HP: 'Himachal Pradesh',
  JK: 'Jammu and Kashmir',
  JH: 'Jharkhand',
  KA: 'Karnataka',
  KL: 'Kerala',
  MP: 'Madhya Pradesh',
  MH: 'Maharashtra',
  OD: 'Odisha',
  PB: 'Punjab',
  RJ: 'Rajasthan',
  TN: 'Tamil Nadu',
  TG: 'Telangana',
  UP: 'Uttar Pradesh',
  UK: 'Uttarakhand',
  WB: 'West Bengal',
} as const

export type StateCode = keyof typeof stateNames

/** The names of some of them, in the order given. */
export function namesOfStates<Code extends StateCode>(codes: readonly Code[]): Record<Code, string> {
  const names: Partial<Record<StateCode, string>> = Object.fromEntries(
    codes.map((code) => [code, stateNames[code]]),
  )
  return names as Record<Code, string>
}
