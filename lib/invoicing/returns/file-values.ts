import { plainDigits } from '@/lib/inputs/read-number'
import { withoutMinusZero } from '@/lib/money/paise'

// Values as the files of the GST and e-way bill portals write them.

export const fileRupees = (paise: number): number => withoutMinusZero(paise) / 100

/** 'DD/MM/YYYY'. */
export const slashedDay = (day: string): string => day.split('-').reverse().join('/')

/** 'MMYYYY' of 'YYYY-MM'. */
export const filePeriod = (month: string): string => month.slice(5) + month.slice(0, 4)

const LONGEST_CARRIER_NUMBER = 15

/** The number of a carrier's receipt or bill. */
export const carrierNumber = (text: string): string =>
  text.replace(/[^A-Za-z0-9/-]/g, '').slice(0, LONGEST_CARRIER_NUMBER)

/** An Indian pincode as a number; null for any other text. */
export function pincodeNumber(text: string): number | null {
  const digits = plainDigits(text).replace(/\s/g, '')
  return /^[1-9]\d{5}$/.test(digits) ? Number(digits) : null
}

/** Codes of table 12 and of goods that are moved; a chapter of the tariff, with two digits, is none. */
export const isHsnCode = (hsn: string): boolean => /^\d{4}(\d{2}){0,2}$/.test(hsn.trim())

/** The first line of an address, and the others in one. */
export function twoLines(address: string): [string, string] {
  const [first = '', ...others] = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return [first, others.join(', ')]
}

/** The names of what is true of a document. */
export const openGaps = <Gap>(checked: readonly (readonly [Gap, boolean])[]): Gap[] =>
  checked.flatMap(([gap, isOpen]) => (isOpen ? [gap] : []))
