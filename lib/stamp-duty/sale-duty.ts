import { toPaise, wholePaise } from '@/lib/money/paise'
import { type Rule, ruleOn } from '@/lib/rules/rule'
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
}

/** The charges by one reading of the law; null where it does not settle them. */
export interface Charged {
  dutyPercent: number | null
  dutyPaise: number | null
  levies: readonly (Levy & { paise: number })[]
  registrationPercent: number | null
  registrationPaise: number | null
  /** The fee reached its ceiling. */
  capped: boolean
  /** The most that a registration fee can be which is not settled for this buyer. */
  atMostPaise: number | null
  /** Of all parts that are settled; null without a duty. */
  totalPaise: number | null
}

/** `registrationPaise` null: the fee is not known, and the total is without it. */
export interface SaleDuty extends Charged {
  terms: SaleTerms
  area: Area | null
  basePaise: number
  dutyPercent: number
  dutyPaise: number
  totalPaise: number
}

export const termsOf = (rule: Rule<SaleTerms>): SaleTerms => ruleOn(rule, rule.checkedOn).value

/** The area that counts: the one chosen if the state knows it, else the state's first; null where it has none. */
export function areaBy({ areas }: SaleTerms, chosen: Area): Area | null {
  if (!areas) return null
  return areas.includes(chosen) ? chosen : areas[0]!
}

/** True if a state's women pay less for a home only, so that it matters what a woman buys. */
export const asksHome = ({ womenForHomesOnly }: SaleTerms, buyer: string | undefined): boolean =>
  womenForHomesOnly === true && buyer === 'female'

/** The question of the fields of a sale; what a state does not ask for cannot make its answer fail. Null with a problem. */
export function saleQuestionFrom(read: ReadStampDuty, terms: SaleTerms): SaleQuestion | null {
  const given = read('value', 'governmentValue', 'buyer')
  const ask = <Name extends 'area' | 'seller' | 'home' | 'property'>(name: Name, asked: boolean) =>
    asked ? read(name) : ({ [name]: stampDutyInputs[name].initial } as ReturnType<typeof read<Name>>)
  const area = ask('area', terms.areas !== undefined)
  const seller = ask('seller', terms.bySeller === true)
  const home = ask('home', asksHome(terms, given?.buyer))
  const property = ask('property', terms.properties !== undefined)
  return given && area && seller && home && property && { ...given, ...area, ...seller, ...home, ...property }
}

/**
 * Duty, cess, surcharge and registration of a sale deed, in whole paise, each rounded half up. Base: the higher of price
 * and government value, whole at the rate of its row. Null where no source settles the duty.
 */
export function saleDuty(terms: SaleTerms, question: SaleQuestion): SaleDuty | null {
  const { dutyPercent, dutyPaise, totalPaise, ...charged } = chargedBy(terms, terms, question)
  if (dutyPercent === null || dutyPaise === null || totalPaise === null) return null
  const known = { terms, area: areaBy(terms, question.area), basePaise: toPaise(baseOf(question)) }
  return { ...charged, ...known, dutyPercent, dutyPaise, totalPaise }
}

const baseOf = ({ value, governmentValue }: SaleQuestion) => Math.max(value, governmentValue)

/** The rupees of each charge for a sale in the state of these terms. */
export function chargedBy(charges: Charges, terms: SaleTerms, question: SaleQuestion): Charged {
  const { buyer, home } = question
  const area = areaBy(terms, question.area)
  const basePaise = toPaise(baseOf(question))
  const registration = registrationOf(charges.registration, question, area)
  const pays = asksHome(terms, buyer) && !home ? 'male' : buyer
  const dutyPercent = rowFor(charges.duty, question, area).percent[pays]
  if (dutyPercent === null)
    return { dutyPercent, dutyPaise: null, levies: [], ...registration, totalPaise: null }
  const dutyPaise = partOf(basePaise, dutyPercent)
  const levies = (charges.levies ?? [])
    .filter((levy) => levy.area === undefined || levy.area === area)
    .map((levy) => ({ ...levy, paise: partOf(levy.of === 'duty' ? dutyPaise : basePaise, levy.percent) }))
  const parts = [dutyPaise, ...levies.map(({ paise }) => paise), registration.registrationPaise]
  const totalPaise = parts.reduce<number>((sum, paise) => (paise === null ? sum : sum + paise), 0)
  return { dutyPercent, dutyPaise, levies, ...registration, totalPaise }
}

/** Rates have at most two decimals: a hundredth of a per cent in whole numbers keeps the half paisa exact. */
const partOf = (paise: number, percent: number) => wholePaise((paise * percent) / 100)

/** The first row that fits a sale; the last of each area fits any value. */
const rowFor = (rows: readonly DutyRow[], question: SaleQuestion, area: Area | null) =>
  rows.find(
    (row) =>
      (row.area === undefined || row.area === area) &&
      (row.property === undefined || row.property === question.property) &&
      (row.seller === undefined || row.seller === question.seller) &&
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
  const registrationPaise = (capped ? toPaise(terms.cap!) : paise) + toPaise(terms.plus ?? 0)
  return { ...none, registrationPaise, registrationPercent, capped }
}
