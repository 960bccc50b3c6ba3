import { choice, flag } from '@/lib/inputs/choices'
import { amount, months, percent } from '@/lib/inputs/quantities'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import { saleDutyMaharashtra } from '@/lib/rules/stamp-duty/sale-duty-maharashtra'
import type { SaleTerms } from '@/lib/rules/stamp-duty/duty-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import type { NoRentDuty, RentDuty, RentQuestion } from '@/lib/stamp-duty/rent-duty'
import {
  areaBy,
  asksProperty,
  type NoSaleDuty,
  type SaleDuty,
  saleDutyBy,
  type SaleQuestion,
} from '@/lib/stamp-duty/sale-duty'
import type { NoSaleRule } from '@/lib/stamp-duty/sale-states'

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

export type ReadStampDuty = ReadValues<typeof stampDutyInputs>

/** What every rule says of its sources. */
export type CitedRule = Rule<{
  also?: readonly RuleSource[]
  office?: string
  conditions?: readonly string[]
  sureness?: 'high' | 'medium'
}>

export type SaleAnswer = { kind: 'sale'; question: SaleQuestion; result: SaleDuty; rule: Rule<SaleTerms> }
export type RentAnswer = { kind: 'rent'; question: RentQuestion; result: RentDuty; rule: CitedRule }
/** No figure: why, and what was read where nothing in it is agreed. 'other': neither a sale nor a tenancy. */
export type NotCovered = {
  kind: 'notCovered'
  reason: NoSaleDuty | NoSaleRule | NoRentDuty | 'other'
  state: string
  sources: readonly RuleSource[]
}
/** Incomplete: a field has a problem. Waiting: the rates are on their way. */
export type StampAnswer = SaleAnswer | RentAnswer | NotCovered | { kind: 'incomplete' } | { kind: 'waiting' }

/** What only the other states and tenancies need: see `sale-states` and `further-duty`. */
export interface FurtherRates {
  saleRule(state: string): Rule<SaleTerms> | NoSaleRule
  saleNotCovered(reason: NotCovered['reason'], state: string): NotCovered
  rentFrom(read: ReadStampDuty, state: string): StampAnswer
}

/** Whether the page needs the further rates: for all but a sale in Maharashtra to a man or to both. */
export function wantsFurther(read: ReadStampDuty): boolean {
  const chosen = read('state', 'instrument')
  const asksMore = read('buyer')?.buyer === 'female' || read('area')?.area === 'naviMumbai'
  return chosen !== null && (asksMore || chosen.state !== 'MH' || chosen.instrument !== 'sale')
}

/** The rule by which a sale is charged: Maharashtra's is there at once, the others once they are fetched. */
export const saleRuleFor = (state: string, further: FurtherRates | null) =>
  state === 'MH' ? saleDutyMaharashtra : further && further.saleRule(state)

/** Where women pay less for a home alone. */
export const asksHome = (state: string, buyer: string | undefined) => state === 'MH' && buyer === 'female'

/** What the fields come to: figures, or why there are none. */
export function stampDutyFrom(read: ReadStampDuty, further: FurtherRates | null): StampAnswer {
  const chosen = read('state', 'instrument')
  if (!chosen) return { kind: 'incomplete' }
  const { state, instrument } = chosen
  if (instrument === 'sale') return saleFrom(read, state, further)
  if (!further) return { kind: 'waiting' }
  return instrument === 'rent' ? further.rentFrom(read, state) : further.saleNotCovered('other', state)
}

function saleFrom(read: ReadStampDuty, state: string, further: FurtherRates | null): StampAnswer {
  const rule = saleRuleFor(state, further)
  if (!rule) return { kind: 'waiting' }
  if (typeof rule === 'string') return notCovered(rule, state, further)
  const question = saleQuestionFrom(read, state, rule)
  if (!question) return { kind: 'incomplete' }
  const result = saleDutyBy(rule, question)
  return typeof result === 'string'
    ? notCovered(result, state, further)
    : { kind: 'sale', question, result, rule }
}

/** Why there is no figure, and the sources to compare, which come with the further rates. */
const notCovered = (
  reason: NotCovered['reason'],
  state: string,
  further: FurtherRates | null,
): StampAnswer => (further ? further.saleNotCovered(reason, state) : { kind: 'waiting' })

/** What a state does not ask for cannot spoil its answer. */
function saleQuestionFrom(read: ReadStampDuty, state: string, rule: Rule<SaleTerms>): SaleQuestion | null {
  const given = read('value', 'governmentValue', 'buyer')
  const ask = <Name extends 'area' | 'seller' | 'home' | 'property'>(name: Name, asked: boolean) =>
    asked ? read(name) : ({ [name]: stampDutyInputs[name].initial } as ReturnType<typeof read<Name>>)
  const area = ask('area', areaBy(rule, 'urban') !== null)
  const seller = ask('seller', state === 'BR')
  const home = ask('home', asksHome(state, given?.buyer))
  const property = ask('property', asksProperty(rule))
  const all = area && seller && home && property && { ...area, ...seller, ...home, ...property }
  return given && all && { state, ...given, ...all }
}
