import { isPan, plainPan } from '@/lib/identity/pan-shape'
import { type GstState, gstStateOf } from '@/lib/rules/gst/gst-states'

export type GstinProblem = 'empty' | 'length' | 'characters' | 'state' | 'pan' | 'entity' | 'checkCharacter'

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
  | { kind: 'problem'; problem: GstinProblem; expected?: string }

const LENGTH = 15
const CODE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The two characters between the PAN and the check character. */
const ENTITY = /^[1-9A-Z]Z/

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
 * Reads the GSTIN of an ordinary taxpayer: state, PAN, number of the registration, Z, check character. Lower case and
 * spaces are accepted. Other patterns (UIN, deductors, collectors, non-residents) are refused where they differ.
 * @returns what it consists of, or the first problem; 'valid' does not mean that it was ever issued
 */
export function readGstin(text: string): GstinReading {
  const gstin = plainGstin(text)
  if (gstin === '') return problem('empty')
  if (/[^0-9A-Z]/.test(gstin)) return problem('characters')
  if (gstin.length !== LENGTH) return problem('length')
  const state = gstStateOf(gstin.slice(0, 2))
  if (state === null || state.supplyOnly) return problem('state')
  const pan = gstin.slice(2, 12)
  if (!isPan(pan)) return problem('pan')
  if (!ENTITY.test(gstin.slice(12))) return problem('entity')
  const expected = gstinCheckCharacter(gstin.slice(0, 14))
  if (!gstin.endsWith(expected)) return { kind: 'problem', problem: 'checkCharacter', expected }
  return { kind: 'valid', gstin, state, pan, entity: gstin.slice(12, 13) }
}
