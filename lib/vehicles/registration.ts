import { plainDigits } from '@/lib/inputs/read-number'
import { markReaders, noSuchState, markProblem } from '@/lib/vehicles/mark-readers'
import type { RegistrationReading } from '@/lib/vehicles/registration-mark'
import { vehicleStateOf } from '@/lib/vehicles/states'

const ARROW = /^\s*(?:[↑⇑⇧⬆▲^]\uFE0F?)\s*/u

/** The first characters of a mark whose rest may still come. */
const BEGUN =
  /^(?:[A-Z]{1,3}|[A-Z]{2}\d{1,4}|[A-Z]{2}\d{1,2}[A-Z]{1,3}|\d{1,3}|\d{2}BH?\d{0,4}|\d{1,3}(?:C[CD]?|UN?)|\d{2}[A-Z]\d{0,6}|T\d{1,4}(?:[A-Z]{1,2}\d{0,4})?|[A-Z]{2}VA?[A-Z]{0,2})$/

/** Upper case, parts set apart by single spaces, the arrow of the forces dropped. */
function spaced(text: string): string {
  return plainDigits(text.replace(ARROW, ''))
    .toUpperCase()
    .replace(/[\s.\-–—_/·•]+/g, ' ')
    .replace(/^IND (?=\S)/, '')
    .trim()
}

/**
 * Reads a registration mark of any kind used in India. Spaces, hyphens and dots are optional anywhere; where they
 * are typed they decide ('GJ 1 1234' is office 1). Lower case is accepted.
 * @returns its parts, or what is wrong; 'state' carries the letters that are no state's
 */
export function readRegistration(text: string): RegistrationReading {
  const marked = spaced(text)
  const plain = marked.replaceAll(' ', '')
  if (plain === '') return markProblem('empty')
  if (/[^0-9A-Z]/.test(plain)) return markProblem('characters')
  for (const form of [marked, plain]) {
    for (const [pattern, read] of markReaders) {
      const found = pattern.exec(form)
      if (found) return read(...found.slice(1))
    }
  }
  const code = plain.slice(0, 2)
  if (/^[A-Z]{2}\d/.test(plain) && vehicleStateOf(code) === null) return noSuchState(code)
  return markProblem(BEGUN.test(plain) ? 'incomplete' : 'pattern')
}
