import { LONGEST_NUMBER, plainDigits, readNumber } from '@/lib/inputs/read-number'

/**
 * Units that may follow a number, in small letters without spaces and full stops, and what each multiplies it
 * by: ['m|metre', 100].
 */
export type UnitFactors = readonly (readonly [words: string, factor: number])[]

/**
 * A number with or without its unit: '20', '20 yrs', '8.5 % p.a.'.
 * @returns null when the text is not one finite number with at most one of these units
 */
export function readWithUnit(text: string, units: UnitFactors): number | null {
  if (text.length > LONGEST_NUMBER) return null
  const plain = plainDigits(text).toLowerCase()
  const unitFrom = afterLastDigit(plain)
  const unit = plain.slice(unitFrom).replace(/[\s.]/g, '')
  const found = units.find(([words]) => words.split('|').includes(unit))
  if (!found) return readNumber(text)
  const number = readNumber(plain.slice(0, unitFrom))
  return number === null ? null : number * found[1]
}

function afterLastDigit(text: string): number {
  let end = text.length
  while (end > 0 && !/\d/.test(text[end - 1]!)) end -= 1
  return end
}
