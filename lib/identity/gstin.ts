import { isPan, plainPan } from '@/lib/identity/pan-shape'
import { type GstState, gstStateOf } from '@/lib/rules/gst/gst-states'

/** Registrations whose numbers have another form than those of ordinary taxpayers. */
export type OtherRegistration = 'oidar' | 'nonResident' | 'uin' | 'deductor' | 'collector'
export type GstinProblem =
  'empty' | 'other' | 'length' | 'characters' | 'state' | 'pan' | 'entity' | 'checkCharacter'

export type GstinReading =
  | {
      kind: 'valid'
      /** Fifteen characters, upper case. */
      gstin: string
      state: GstState
      /** Characters 3 to 12. */
      pan: string
      /** Character 13: which registration of this PAN in this state, 1 to 9 and then A to Z. */
      entity: string
    }
  /** The first thing that is wrong, from left to right; `expected` is the check character it ought to have. */
  | { kind: 'problem'; problem: GstinProblem; expected?: string; other?: OtherRegistration }

const LENGTH = 15
const CODE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The two characters between the PAN and the check character. */
const ENTITY = /^[1-9A-Z]Z/

/**
 * The forms of the other numbers, before the check character: suppliers of online services from abroad, other
 * non-residents, UN bodies and embassies, who deduct tax (by PAN or TAN), who collect it. Source: GSTN,
 * formats of GSTIN (https://gstindiaguide.com/understanding-gstin-formats/); the patterns of the API, as
 * public programs have them
 */
const OTHERS: readonly (readonly [OtherRegistration, RegExp])[] = [
  ['oidar', /^99\d\d[A-Z]{3}\d{5}OS/],
  ['nonResident', /^\d{4}[A-Z]{3}\d{5}NR/],
  ['uin', /^\d{4}[A-Z]{3}\d{5}[UO]N/],
  ['deductor', /^\d\d[A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z]D/],
  ['collector', /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]C/],
]

/** A GSTIN or a part of one as it is compared: upper case, without spaces, hyphens and other scripts' digits. */
export const plainGstin = plainPan

/**
 * The fifteenth character of a GSTIN. The first fourteen count 0 to 35 and are multiplied by 1, 2, 1, 2 …; quotient and
 * remainder of each product by 36 are added up; the check is what the sum lacks to a multiple of 36.
 * @throws RangeError unless given fourteen of 0–9 and A–Z
 * Source: https://www.insufina.in/2022/09/06/what-is-check-sum-digit/
 */
export function gstinCheckCharacter(first14: string): string {
  const values = [...first14].map((character) => CODE.indexOf(character))
  if (values.length !== LENGTH - 1 || values.includes(-1))
    throw new RangeError(`not the first fourteen characters of a GSTIN: '${first14}'`)
  const sum = values.reduce((total, value, place) => {
    const product = value * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / CODE.length) + (product % CODE.length)
  }, 0)
  return CODE[(CODE.length - (sum % CODE.length)) % CODE.length]!
}

const problem = (found: GstinProblem): GstinReading => ({ kind: 'problem', problem: found })

/**
 * Reads the GSTIN of an ordinary taxpayer: state, PAN, number of the registration, Z, check character. Lower
 * case and spaces are accepted. The numbers of other registrations (UIN, deductors, collectors,
 * non-residents) are named as such.
 * @returns what it consists of, or the first problem; 'valid' does not mean that it was ever issued
 */
export function readGstin(text: string): GstinReading {
  const gstin = plainGstin(text)
  if (gstin === '') return problem('empty')
  if (/[^0-9A-Z]/.test(gstin)) return problem('characters')
  if (gstin.length !== LENGTH) return problem('length')
  const state = gstStateOf(gstin.slice(0, 2))
  if (state === null || state.supplyOnly) return problem('state')
  const expected = gstinCheckCharacter(gstin.slice(0, 14))
  const isChecked = gstin.endsWith(expected)
  const other = OTHERS.find(([, form]) => form.test(gstin))
  if (other && isChecked) return { kind: 'problem', problem: 'other', other: other[0] }
  const wrongCheck: GstinReading = { kind: 'problem', problem: 'checkCharacter', expected }
  const pan = gstin.slice(2, 12)
  // A number of another form has no PAN to correct.
  if (!isPan(pan)) return other ? wrongCheck : problem('pan')
  if (!ENTITY.test(gstin.slice(12))) return problem('entity')
  if (!isChecked) return wrongCheck
  return { kind: 'valid', gstin, state, pan, entity: gstin.slice(12, 13) }
}

/**
 * True for a number by which a buyer is registered: a GSTIN, or the UIN of a UN body or an embassy (section
 * 25(9), rule 46).
 */
export function isRegisteredBuyer(text: string): boolean {
  const reading = readGstin(text)
  return reading.kind === 'valid' || reading.other === 'uin'
}
