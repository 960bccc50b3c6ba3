import { choice, flag } from '@/lib/inputs/choices'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'
import { stateNames } from '@/lib/rules/states/state-names'

export const festivalYears: readonly string[] = Array.from(
  { length: LAST_FESTIVAL_YEAR - FIRST_FESTIVAL_YEAR + 1 },
  (_, at) => String(FIRST_FESTIVAL_YEAR + at),
)

const TYPES = ['all', 'national', 'gazetted', 'religious', 'regional', 'observance'] as const
const RELIGIONS = ['all', 'hindu', 'muslim', 'christian', 'sikh', 'jain', 'buddhist', 'parsi'] as const

export type TypeFilter = (typeof TYPES)[number]
export type ReligionFilter = (typeof RELIGIONS)[number]

export const festivalInputs = {
  /** Left empty: the visitor's present year. */
  year: choice(['', ...festivalYears], ''),
  state: choice(['all', ...Object.keys(stateNames)], 'all'),
  type: choice(TYPES, 'all'),
  religion: choice(RELIGIONS, 'all'),
  /** A monthly fast or moon shown in addition. */
  fasts: choice(['none', 'ekadashi', 'sankashti', 'pradosh', 'purnima', 'amavasya'], 'none'),
  view: choice(['list', 'month'], 'list'),
  /** Whether the long-weekend finder may use a day of leave. */
  leave: flag(true),
}
