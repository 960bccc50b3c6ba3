import { inForce } from '@/lib/rules/in-force'
import { toPaise, wholePaise } from '@/lib/money/paise'
import type { Rule } from '@/lib/rules/rule'
import type {
  Area,
  Buyer,
  Charges,
  DutyRow,
  Levy,
  Property,
  SaleTerms,
  Seller,
} from '@/lib/rules/stamp-duty/sale-terms'
import { type ReadStampDuty, stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

export interface SaleQuestion {
  /** Rupees in the deed. */
  value: number
  /** The government's value of the place in rupees, 0 when it is not known to be higher. */
  governmentValue: number
  buyer: Buyer
  /** One of the state's areas; where the state has others, its first holds. */
  area: Area
  /** Who sells; asked in Bihar only. */
  seller: Seller
  /** To be lived in; asked in Maharashtra only. */
  home: boolean
  /** One of the state's kinds of property; 'other' where the state does not tell them apart. */
  property: Property
  /** Bought with a permission of the state; asked in Himachal Pradesh only. */
  permission: boolean
}

/** A part of the value and the rate of its duty. */
export interface DutyPart {
  ofPaise: number
  percent: number
}

/** The charges by one reading of the law; null where it does not settle them. */
export interface Charged {
  /** One part, or two where the first rupees have a lower rate; none without a duty. */
  dutyParts: readonly DutyPart[]
  dutyPaise: number | null
  levies: readonly (Levy & { paise: number })[]
  registrationPercent: number | null
  registrationPaise: number | null
  /** The fee reached its ceiling. */
  capped: boolean
  /** The most that a registration fee can be which is not settled for this buyer. */
  atMostPaise: number | null
  /** The sum of all parts that are settled; null without a duty. */
  totalPaise: number | null
}

/** `registrationPaise` null: the fee is not known, and the total is without it. */
export interface SaleDuty extends Charged {
  terms: SaleTerms
  area: Area | null
  basePaise: number
  dutyPaise: number
  totalPaise: number
}

export const termsOf = (rule: Rule<SaleTerms>): SaleTerms => inForce(rule).value

/** The area that counts: the one chosen if the state knows it, else the state's first; null where it has none. */
export function areaBy({ areas }: SaleTerms, chosen: Area): Area | null {
  if (!areas) return null
  return areas.includes(chosen) ? chosen : areas[0]!
}

/** True if a state's women pay less for a home only, so that it matters what a woman buys. */
export const asksHome = ({ womenForHomesOnly }: SaleTerms, buyer: string | undefined): boolean =>
  womenForHomesOnly === true && buyer === 'female'

/**
 * The question of the fields of a sale; what a state does not ask for cannot make its answer fail. Null with a problem.
 */
export function saleQuestionFrom(read: ReadStampDuty, terms: SaleTerms): SaleQuestion | null {
  const given = read('value', 'governmentValue', 'buyer')
  const ask = <Name extends 'area' | 'seller' | 'home' | 'property' | 'permission'>(
    name: Name,
    asked: boolean,
  ) => (asked ? read(name) : ({ [name]: stampDutyInputs[name].initial } as ReturnType<typeof read<Name>>))
  const area = ask('area', terms.areas !== undefined)
  const seller = ask('seller', terms.bySeller === true)
  const home = ask('home', asksHome(terms, given?.buyer))
  const property = ask('property', terms.properties !== undefined)
  const permission = ask('permission', terms.asksPermission === true)
  if (!given || !area || !seller || !home || !property || !permission) return null
  return { ...given, ...area, ...seller, ...home, ...property, ...permission }
}

/**
 * Duty, cess, surcharge and registration of a sale deed, in whole paise, each rounded half up. Base: the
 * higher of price and government value, at the rate of its row. Null where no source settles the duty.
 */
export function saleDuty(terms: SaleTerms, question: SaleQuestion): SaleDuty | null {
  const { dutyPaise, totalPaise, ...charged } = chargedBy(terms, terms, question)
  if (dutyPaise === null || totalPaise === null) return null
  const known = { terms, area: areaBy(terms, question.area), basePaise: toPaise(baseOf(question)) }
  return { ...charged, ...known, dutyPaise, totalPaise }
}

/** The question of the fields of a sale with its duty; each null where there is none. */
export function saleDutyFrom(read: ReadStampDuty, terms: SaleTerms) {
  const question = saleQuestionFrom(read, terms)
  return { question, duty: question && saleDuty(terms, question) }
}

export const baseOf = ({ value, governmentValue }: SaleQuestion) => Math.max(value, governmentValue)

/** Who a buyer pays as: without a home, women pay as men where only homes cost them less. */
export const paysAs = (terms: SaleTerms, { buyer, home }: SaleQuestion): Buyer =>
  asksHome(terms, buyer) && !home ? 'male' : buyer

/** The rupees of each charge for a sale in the state of these terms. */
export function chargedBy(charges: Charges, terms: SaleTerms, question: SaleQuestion): Charged {
  const area = areaBy(terms, question.area)
  const basePaise = toPaise(baseOf(question))
  const registration = registrationOf(charges.registration, question, area)
  const dutyParts = dutyPartsOf(rowFor(charges.duty, question, area), paysAs(terms, question), basePaise)
  if (dutyParts.length === 0)
    return { dutyParts, dutyPaise: null, levies: [], ...registration, totalPaise: null }
  const dutyPaise = wholePaise(
    dutyParts.reduce((sum, { ofPaise, percent }) => sum + (ofPaise * percent) / 100, 0),
  )
  const levies = leviesOf(charges, area, dutyPaise).map((levy) => ({
    ...levy,
    paise: partOf(levy.of === 'duty' ? dutyPaise : basePaise, levy.percent),
  }))
  const parts = [dutyPaise, ...levies.map(({ paise }) => paise), registration.registrationPaise]
  const totalPaise = parts.reduce<number>((sum, paise) => (paise === null ? sum : sum + paise), 0)
  return { dutyParts, dutyPaise, levies, ...registration, totalPaise }
}

/** The value at the rate of its row, in two parts where the first rupees have a lower one; none without a rate. */
function dutyPartsOf({ percent, first }: DutyRow, buyer: Buyer, basePaise: number): readonly DutyPart[] {
  const ofRest = percent[buyer]
  if (ofRest === null) return []
  const ofFirst = first ? first.percent[buyer] : null
  if (!first || ofFirst === null) return [{ ofPaise: basePaise, percent: ofRest }]
  const firstPaise = Math.min(basePaise, toPaise(first.upTo))
  return [
    { ofPaise: firstPaise, percent: ofFirst },
    { ofPaise: basePaise - firstPaise, percent: ofRest },
  ]
}

const leviesOf = ({ levies = [] }: Charges, area: Area | null, dutyPaise: number) =>
  levies.filter(
    ({ dutyAbove, dutyUpTo, ...levy }) =>
      (levy.area === undefined || levy.area === area) &&
      (dutyAbove === undefined || dutyPaise > toPaise(dutyAbove)) &&
      (dutyUpTo === undefined || dutyPaise <= toPaise(dutyUpTo)),
  )

/** Rates have at most two decimals: a hundredth of a per cent in whole numbers keeps the half paisa exact. */
const partOf = (paise: number, percent: number) => wholePaise((paise * percent) / 100)

/** The first row that fits a sale; the last of each area fits any value. */
export const rowFor = (rows: readonly DutyRow[], question: SaleQuestion, area: Area | null): DutyRow =>
  rows.find(
    (row) =>
      (row.area === undefined || row.area === area) &&
      (row.property === undefined || row.property === question.property) &&
      (row.seller === undefined || row.seller === question.seller) &&
      (row.permission === undefined || question.permission) &&
      (row.upTo === undefined || row.upTo >= baseOf(question)),
  )!

type RegistrationPart = Pick<Charged, 'registrationPaise' | 'registrationPercent' | 'capped' | 'atMostPaise'>

/** A fee that is not settled for women or both is at most that of a man: women pay no more anywhere. */
function registrationOf(
  terms: Charges['registration'],
  question: SaleQuestion,
  area: Area | null,
): RegistrationPart {
  const none = { registrationPaise: null, registrationPercent: null, capped: false, atMostPaise: null }
  if (terms.by === 'unknown') return none
  if (terms.by === 'duty') return { ...none, registrationPaise: 0 }
  const base = baseOf(question)
  if (terms.by === 'scale') {
    const { fee } = terms.fees.find(({ upTo }) => upTo === undefined || base <= upTo)!
    return { ...none, registrationPaise: toPaise(fee) }
  }
  const { percent } = rowFor(terms.rows, question, area)
  const registrationPercent = percent[question.buyer]
  const whole = (ofValue: number) => partOf(toPaise(base), ofValue)
  if (registrationPercent === null) return { ...none, atMostPaise: percent.male && whole(percent.male) }
  const paise = whole(registrationPercent)
  const capped = terms.cap !== null && paise > toPaise(terms.cap)
  const plusPaise = terms.plus === undefined ? 0 : toPaise(terms.plus)
  const registrationPaise = (capped ? toPaise(terms.cap!) : paise) + plusPaise
  return { ...none, registrationPaise, registrationPercent, capped }
}
