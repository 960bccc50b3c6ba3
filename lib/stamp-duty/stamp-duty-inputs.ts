import { choice, flag } from '@/lib/inputs/choices'
import { amount, months, percent } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'

/**
 * All that a link may name. 'DN' and 'other' are of older links: Dadra and Nagar Haveli, and a state not listed then.
 */
const stampStates = [...(Object.keys(stateNames) as StateCode[]), 'DN', 'other'] as const

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
      'corporation',
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
  permission: flag(false),
  property: choice(['other', 'firstFlat', 'flat'], 'other'),
  rent: amount({ initial: 25_000, max: 10_00_00_000 }),
  increase: percent({ initial: 0, min: 0, max: 50 }),
  months: months({ initial: 24, max: 360 }),
  deposit: amount({ initial: 5_00_000, min: 0 }),
  premium: amount({ initial: 0, min: 0 }),
}

export type ReadStampDuty = ReadValues<typeof stampDutyInputs>

/** Older links name Dadra and Nagar Haveli by its own letters. */
export const dutyStateOf = <Code extends string>(code: Code) =>
  (code === 'DN' ? 'DD' : code) as Exclude<Code, 'DN'>
