import type { Area } from '@/lib/rules/stamp-duty-terms'
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

export const areaNames: Readonly<Record<Area, string>> = {
  mumbai: 'Mumbai',
  otherCities: 'Pune, Thane, Nagpur',
  naviMumbai: 'Navi Mumbai',
  council: 'Municipal council in the MMRDA area',
  village: 'Gram panchayat',
  mcd: 'Municipal Corporation (MCD)',
  ndmc: 'New Delhi Municipal Council (NDMC)',
  cantonment: 'Delhi Cantonment',
  urban: 'Town or city',
  rural: 'Village',
}

export const buyerNames = { male: 'A man', female: 'A woman', joint: 'Both together' } as const

export const MEDIUM = 'How sure: medium. From lists and the press, not compared with the gazette.'
export const HIGH = 'How sure: high. Sources agree, though none is the gazette itself.'
