import { namesOfStates } from '@/lib/rules/state-names'
import { coveredOrInDispute } from '@/lib/stamp-duty/stamp-duty-inputs'

/** The states that the form lists; all others are one. */
export const stateOptions = {
  ...namesOfStates(coveredOrInDispute),
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

export const propertyNames = {
  other: 'Plot, house or resale',
  firstFlat: 'Flat, first sale',
} as const

export const buyerNames = { male: 'A man', female: 'A woman', joint: 'Both' } as const

export const HIGH = 'Confidence: high. Our sources agree, but none of them is the gazette.'
