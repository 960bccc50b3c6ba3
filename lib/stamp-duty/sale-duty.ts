import { toPaise, wholePaise } from '@/lib/money/paise'
import type { Area, Buyer, DutyRow, Levy, Property, SaleTerms } from '@/lib/rules/stamp-duty/duty-terms'
import { type Rule, ruleOn } from '@/lib/rules/rule'

export interface SaleQuestion {
  /** As on the map: 'MH', 'DL'. */
  state: string
  /** Rupees in the deed. */
  value: number
  /** The government's value of the place in rupees, 0 when it is not known to be higher. */
  governmentValue: number
  buyer: Buyer
  /** One of the state's areas; where the state has others, its first holds. */
  area: Area
  /** Who sells; asked in Bihar alone. */
  seller: 'male' | 'female' | 'other'
  /** To be lived in; asked in Maharashtra alone. */
  home: boolean
  /** Asked in Karnataka alone. */
  property: Property
}

/** 'dispute': sources contradict each other; 'joint': none says what a man and a woman pay together. */
export type NoSaleDuty = 'dispute' | 'joint'

/** `registrationPaise` null: what it costs is not known. `atMostPaise` is then its limit. */
export interface SaleDuty {
  terms: SaleTerms
  area: Area | null
  basePaise: number
  dutyPercent: number
  dutyPaise: number
  levies: readonly (Levy & { paise: number })[]
  registrationPaise: number | null
  registrationPercent: number | null
  capped: boolean
  atMostPaise: number | null
  totalPaise: number
}

export const termsOf = (rule: Rule<SaleTerms>): SaleTerms => ruleOn(rule, rule.checkedOn).value

/** The area that counts: the one chosen if the state knows it, else the state's first; null where it has none. */
export function areaBy(rule: Rule<SaleTerms>, chosen: Area): Area | null {
  const { areas } = termsOf(rule)
  if (!areas) return null
  return areas.includes(chosen) ? chosen : areas[0]!
}

/**
 * Duty, cess, surcharge and registration of a sale deed by a state's rule as last checked, in whole paise, each rounded
 * half up. Base: the higher of price and government value, whole at the rate of its row.
 */
export function saleDutyBy(rule: Rule<SaleTerms>, question: SaleQuestion): SaleDuty | NoSaleDuty {
  const terms = termsOf(rule)
  const base = Math.max(question.value, question.governmentValue)
  const area = areaBy(rule, question.area)
  const dutyPercent = dutyPercentOf(terms, question, base, area)
  if (dutyPercent === null) return area === 'naviMumbai' ? 'dispute' : 'joint'
  const basePaise = toPaise(base)
  const dutyPaise = partOf(basePaise, dutyPercent)
  const levies = (terms.levies ?? [])
    .filter((levy) => levy.area === undefined || levy.area === area)
    .map((levy) => ({ ...levy, paise: partOf(levy.of === 'duty' ? dutyPaise : basePaise, levy.percent) }))
  const registration = registrationOf(terms.registration, question.buyer, base)
  return {
    terms,
    area,
    basePaise,
    dutyPercent,
    dutyPaise,
    levies,
    ...registration,
    totalPaise: levies.reduce(
      (sum, { paise }) => sum + paise,
      dutyPaise + (registration.registrationPaise === null ? 0 : registration.registrationPaise),
    ),
  }
}

/** Rates have at most two decimals: a hundredth of a per cent in whole numbers keeps the half paisa exact. */
const partOf = (paise: number, percent: number) => wholePaise((paise * percent) / 100)

/** Whether a state's duty depends on the kind of property. */
export const asksProperty = (rule: Rule<SaleTerms>): boolean =>
  termsOf(rule).duty.some(({ property }) => property !== undefined)

/** The first row that fits an area, a kind of property and a value; the last of each area fits any value. */
const rowFor = (rows: readonly DutyRow[], base: number, area: Area | null, property: Property) =>
  rows.find(
    (row) =>
      (row.area === undefined || row.area === area) &&
      (row.property === undefined || row.property === property) &&
      (row.upTo === undefined || base <= row.upTo),
  )!

function dutyPercentOf(
  { duty, bySeller, womenForHomesOnly }: SaleTerms,
  { buyer, seller, home, property }: SaleQuestion,
  base: number,
  area: Area | null,
): number | null {
  if (bySeller && seller === 'male' && buyer === 'female') return bySeller.manToWoman
  if (bySeller && seller === 'female' && buyer === 'male') return bySeller.womanToMan
  const pays = womenForHomesOnly && !home && buyer === 'female' ? 'male' : buyer
  return rowFor(duty, base, area, property).percent[pays]
}

type RegistrationPart = Pick<SaleDuty, 'registrationPaise' | 'registrationPercent' | 'capped' | 'atMostPaise'>

function registrationOf(terms: SaleTerms['registration'], buyer: Buyer, base: number): RegistrationPart {
  const nothing = { registrationPaise: null, registrationPercent: null, capped: false, atMostPaise: null }
  if (terms === 'withinDuty') return { ...nothing, registrationPaise: 0 }
  if ('atMost' in terms) return { ...nothing, atMostPaise: terms.atMost * 100 }
  const basePaise = toPaise(base)
  const percents = rowFor(terms.rows, base, null, 'other').percent
  const registrationPercent = percents[buyer]
  // Women pay no more than men anywhere, so a man's rate is the limit.
  if (registrationPercent === null) return { ...nothing, atMostPaise: partOf(basePaise, percents.male!) }
  const { cap = Infinity, plus = 0 } = terms
  const whole = partOf(basePaise, registrationPercent)
  const capped = whole > cap * 100
  const registrationPaise = (capped ? cap * 100 : whole) + plus * 100
  return { registrationPaise, registrationPercent, capped, atMostPaise: null }
}
