import { choice, flag } from '@/lib/inputs/choices'
import { amount, months, percent } from '@/lib/inputs/quantities'
import type { StateCode } from '@/lib/rules/state-names'

/** The states of which something was read. */
export const coveredOrInDispute = [
  'AP',
  'BR',
  'DL',
  'GJ',
  'HR',
  'JH',
  'KA',
  'KL',
  'MP',
  'MH',
  'OD',
  'PB',
  'RJ',
  'TN',
  'TG',
  'UP',
  'UK',
  'WB',
] as const satisfies readonly StateCode[]

const NOT_LISTED = 'AN AR AS CH CG DD DN GA HP JK LA LD MN ML MZ NL PY SK TR'

/** All that a link may name; those not listed are of 'other', for which no rate was read. */
export const stampStates = [...coveredOrInDispute, ...NOT_LISTED.split(' '), 'other'] as const

/** State, document and what each document asks for; in rupees, months and per cent. */
export const stampDutyInputs = {
  state: choice(stampStates, 'MH'),
  instrument: choice(['sale', 'rent', 'other'], 'sale'),
  value: amount({ initial: 80_00_000 }),
  governmentValue: amount({ initial: 0, min: 0 }),
  buyer: choice(['male', 'female', 'joint'], 'male'),
  area: choice(
    [
      'mumbai',
      'otherCities',
      'naviMumbai',
      'council',
      'village',
      'mcd',
      'ndmc',
      'cantonment',
      'urban',
      'rural',
    ],
    'mumbai',
  ),
  seller: choice(['male', 'female', 'other'], 'male'),
  home: flag(true),
  property: choice(['other', 'firstFlat'], 'other'),
  rent: amount({ initial: 25_000, max: 10_00_00_000 }),
  increase: percent({ initial: 0, min: 0, max: 50 }),
  months: months({ initial: 24, max: 360 }),
  deposit: amount({ initial: 5_00_000, min: 0 }),
  premium: amount({ initial: 0, min: 0 }),
}
