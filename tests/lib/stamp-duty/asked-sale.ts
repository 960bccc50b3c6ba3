import { readNumber } from '@/lib/inputs/read-number'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'
import { saleDuty, type SaleQuestion, termsOf } from '@/lib/stamp-duty/sale-duty'
import { noSaleDuty, otherReadings } from '@/lib/stamp-duty/sale-readings'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

export type Asked = Partial<SaleQuestion> & { state?: StateCode }

/** A man's home of 80 lakh in Mumbai, but for what is given. */
export const question = (changes: Asked): SaleQuestion => ({
  value: 80_00_000,
  governmentValue: 0,
  buyer: 'male',
  area: 'mumbai',
  seller: 'male',
  home: true,
  property: 'other',
  permission: false,
  ...changes,
})
export const terms = (state: StateCode = 'MH') => termsOf(saleDutyByState[state])
export const dutyOf = (asked: Asked) => saleDuty(terms(asked.state), question(asked))

/** Rupees of duty, cess, surcharge, registration and total; null where a part is not known; or why they are missing. */
export function parts(asked: Asked) {
  const found = dutyOf(asked)
  if (!found) return noSaleDuty(terms(asked.state), question(asked))
  const levied = (name: string) =>
    found.levies.filter((levy) => levy.name === name).reduce((sum, { paise }) => sum + paise / 100, 0)
  const registration = found.registrationPaise === null ? null : found.registrationPaise / 100
  return [found.dutyPaise / 100, levied('cess'), levied('surcharge'), registration, found.totalPaise / 100]
}

/** Total rupees of each other reading. */
export const readings = (asked: Asked) =>
  otherReadings(terms(asked.state), question(asked)).map(({ totalPaise }) => totalPaise! / 100)

const choices: Readonly<Record<string, Asked>> = Object.fromEntries([
  ...Object.keys(stateNames).map((state) => [state, { state }]),
  ...(['buyer', 'area', 'property'] as const).flatMap((name) =>
    stampDutyInputs[name].options.map((option) => [option, { [name]: option }]),
  ),
  ...(['female', 'other'] as const).map((seller) => [`of ${seller}`, { seller }]),
  ['permission', { permission: true }],
])

/** 'KA, 45 lakh, firstFlat': what differs from a man's home of 80 lakh in Mumbai; 'of female' is the seller. */
export function askedOf(sale: string | Asked): Asked {
  if (typeof sale !== 'string') return sale
  const words = sale === '' ? [] : sale.split(', ')
  return Object.assign({}, ...words.map((word) => choices[word] ?? { value: amountOf(word) })) as Asked
}

function amountOf(text: string): number {
  const amount = readNumber(text)
  if (amount === null) throw new Error(`${text} is neither a choice nor an amount`)
  return amount
}
