import type { listedStates } from '@/lib/stamp-duty/stamp-duty-inputs'

export const stateNames: Readonly<Record<(typeof listedStates)[number], string>> = {
  AP: 'Andhra Pradesh',
  BR: 'Bihar',
  DL: 'Delhi',
  GJ: 'Gujarat',
  HR: 'Haryana',
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
  other: 'Another state or territory',
}

/** The areas of Maharashtra; those of other states come with their rates. */
export const areasOfMaharashtra = {
  mumbai: 'Mumbai',
  otherCities: 'Pune, Thane, Nagpur',
  naviMumbai: 'Navi Mumbai',
  council: 'Municipal council in the MMRDA area',
  village: 'Gram panchayat',
} as const

export const buyerNames = { male: 'A man', female: 'A woman', joint: 'Both together' } as const

export const MEDIUM = 'How sure: medium. From lists and the press, not compared with the gazette.'
export const HIGH = 'How sure: high. Sources agree, though none is the gazette itself.'
